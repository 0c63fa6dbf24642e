import TextModel

/// A line at the head or the foot of printed pages that has their number at one end: "Writer  Informational  [Page 12]",
/// "12   THE ROAD".
struct RunningLine {
  /// The number of the page.
  let number: Int
  /// What else the line says, which is the same on other pages.
  let words: ArraySlice<UInt8>

  private static let widest = 100
  private static let gap: [UInt8] = [0x20, 0x20, 0x20]

  /// Reads a line without white space at its ends; nil for one that is none.
  init?(_ line: ArraySlice<UInt8>) {
    guard (8...Self.widest).contains(line.count), let first = line.first, let last = line.last else { return nil }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let (number, words): (ArraySlice<UInt8>, ArraySlice<UInt8>)
    if last == 0x5D {
      guard let open = line.lastIndex(of: 0x5B) else { return nil }
      (number, words) = (PageNumbers.withoutWord(line[(open + 1)...].dropLast()), line[..<open])
    } else if isDigit(last) {
      let digits = line.suffix(line.reversed().prefix(while: isDigit).count)
      let before = line[..<digits.startIndex]
      let isCalled = before.suffix(5).elementsEqual("Page ".utf8)
      (number, words) = (digits, isCalled ? before.dropLast(5) : before)
    } else if isDigit(first) {
      number = line.prefix(while: isDigit)
      words = line[number.endIndex...]
    } else {
      return nil
    }
    let isApart =
      number.startIndex > words.startIndex ? words.suffix(3) == Self.gap[...] : words.prefix(3) == Self.gap[...]
    guard isApart, let value = PageNumbers.number(number) else { return nil }
    self.number = value
    self.words = words.trimmed { $0 == 0x20 || $0 == 0x09 }
    guard Self.isName(self.words), HeadingWords.division(TextFilter.line(line)) == nil else { return nil }
  }

  /// Whether words can be those of a page: several, or one in capitals; "Exercise" is numbered for itself.
  private static func isName(_ words: ArraySlice<UInt8>) -> Bool {
    words.contains(0x20) || TextHeading.isCapitals(String(decoding: words, as: UTF8.self))
  }
}
