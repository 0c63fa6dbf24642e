/// Numbers in Chinese and Japanese characters, or in digits.
enum SquareNumber {
  /// The characters of numbers.
  static let symbols = Set(digits.keys).union(powers.keys).union("0123456789０１２３４５６７８９")

  private static let digits: [Character: Int] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]
  private static let powers: [Character: Int] = ["十": 10, "百": 100, "千": 1000]

  /// Returns the value of a number of at most eight characters.
  static func value(_ text: Substring) -> Int {
    var (sum, digit, hasPower) = (0, 0, false)
    for symbol in text.prefix(8) {
      if let power = powers[symbol] {
        sum += max(digit, 1) * power
        (digit, hasPower) = (0, true)
      } else if let value = digits[symbol] ?? symbol.wholeNumberValue {
        digit = hasPower ? value : digit * 10 + value
      }
    }
    return sum + digit
  }
}
