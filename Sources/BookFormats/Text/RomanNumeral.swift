/// Roman numerals as they are written: XIV, not XIIIIV.
enum RomanNumeral {
  /// The letters of one, five and ten of each place; thousands have no letters but that of one.
  private static let digits: [(one: UInt8, five: UInt8?, ten: UInt8?, value: Int)] = [
    (UInt8(ascii: "M"), nil, nil, 1000), (UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "M"), 100),
    (UInt8(ascii: "X"), UInt8(ascii: "L"), UInt8(ascii: "C"), 10),
    (UInt8(ascii: "I"), UInt8(ascii: "V"), UInt8(ascii: "X"), 1),
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
    var rest = Array(word.utf8)[...]
    var sum = 0
    for (one, five, ten, value) in digits {
      let next = rest.first == one ? rest.dropFirst().first : nil
      if let next, next == ten || next == five {
        sum += next == ten ? 9 * value : 4 * value
        rest = rest.dropFirst(2)
        continue
      }
      if let first = rest.first, first == five {
        rest = rest.dropFirst()
        sum += 5 * value
      }
      let ones = rest.prefix { $0 == one }.prefix(4)
      rest = rest.dropFirst(ones.count)
      sum += ones.count * value
    }
    return rest.isEmpty ? sum : nil
  }
}
