/// Roman numerals as they are written: XIV, not XIIIIV.
enum RomanNumeral {
  private static let digits: [(one: String, five: String, ten: String, value: Int)] = [
    ("M", "", "", 1000), ("C", "D", "M", 100), ("X", "L", "C", 10), ("I", "V", "X", 1),
  ]

  /// Returns a Boolean value that indicates whether a line may begin with a numeral that is all of it, or that a symbol
  /// follows.
  static func mayBegin(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop(while: "IVXLCDM".utf8.contains)
    return rest.count < line.count && (rest.first.map(".:)".utf8.contains) ?? true)
  }

  /// Returns the value of a word that is a numeral in capitals, or nil for any other word.
  static func value(_ word: Substring) -> Int? {
    guard !word.isEmpty, word.utf8.count <= 12, word.utf8.allSatisfy({ "IVXLCDM".utf8.contains($0) }) else {
      return nil
    }
    var rest = word
    var sum = 0
    for (one, five, ten, value) in digits {
      if !ten.isEmpty, rest.hasPrefix(one + ten) {
        rest = rest.dropFirst(2)
        sum += 9 * value
      } else if !five.isEmpty, rest.hasPrefix(one + five) {
        rest = rest.dropFirst(2)
        sum += 4 * value
      } else {
        if !five.isEmpty, rest.hasPrefix(five) {
          rest = rest.dropFirst()
          sum += 5 * value
        }
        let ones = rest.prefix { String($0) == one }.prefix(4)
        rest = rest.dropFirst(ones.count)
        sum += ones.count * value
      }
    }
    return rest.isEmpty ? sum : nil
  }
}
