/// The number that is printed on a page.
enum PageNumber {
  private static let symbols: [Character: Int] = ["i": 1, "v": 5, "x": 10, "l": 50, "c": 100]

  /// Returns the number that a word such as "12", "xii", "XII" or "[12]" stands for, or nil for any other word, such as
  /// "Civil" or "ill".
  static func value(of word: some StringProtocol) -> Int? {
    let core = String(word.filter { $0.isLetter || $0.isNumber })
    guard !core.isEmpty, core.utf8.count <= 10 else { return nil }
    if let number = Int(core) { return number }
    let folded = core.lowercased()
    guard core == folded || core == core.uppercased() else { return nil }
    return roman(folded).flatMap { ListNumbering.roman($0) == folded ? $0 : nil }
  }

  private static func roman(_ text: String) -> Int? {
    var value = 0
    var largest = 0
    for symbol in text.reversed() {
      guard let worth = symbols[symbol] else { return nil }
      value += worth < largest ? -worth : worth
      largest = max(largest, worth)
    }
    return value
  }
}
