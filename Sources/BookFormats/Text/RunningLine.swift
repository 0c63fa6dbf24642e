import TextModel

/// A line at the head or the foot of printed pages that has their number at one end: "Writer  Informational  [Page
/// 12]", "12   THE ROAD".
///
/// Its words are several, or one in capitals: the number behind "Exercise" is that of an exercise.
struct RunningLine {
  /// The number of the page.
  let number: Int
  /// The other words of the line, which are the same on other pages.
  let words: ArraySlice<UInt8>
  /// A Boolean value that indicates whether the line marks the number as that of a page.
  let isCalled: Bool

  private static let widest = 100
  private static let gap: [UInt8] = [0x20, 0x20, 0x20]

  /// Reads a line without white space at its ends, or returns nil if it is no running line.
  init?(_ line: ArraySlice<UInt8>) {
    guard (8...Self.widest).contains(line.count), let first = line.first, let last = line.last else { return nil }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let (number, words): (ArraySlice<UInt8>, ArraySlice<UInt8>)
    if last == 0x5D {
      guard let open = line.lastIndex(of: 0x5B) else { return nil }
      (number, words) = (PageNumbers.withoutWord(line[(open + 1)...].dropLast()), line[..<open])
      isCalled = true
    } else if isDigit(last) {
      let digits = line.suffix(line.reversed().prefix(while: isDigit).count)
      let before = line[..<digits.startIndex]
      isCalled = before.suffix(5).elementsEqual("Page ".utf8)
      (number, words) = (digits, isCalled ? before.dropLast(5) : before)
    } else if isDigit(first) {
      number = line.prefix(while: isDigit)
      words = line[number.endIndex...]
      isCalled = false
    } else {
      return nil
    }
    let isBehind = number.startIndex > words.startIndex
    let isApart = isBehind ? words.suffix(3) == Self.gap[...] : words.prefix(3) == Self.gap[...]
    let isNear = isBehind ? words.last == 0x20 : words.first == 0x20
    guard isNear, let value = PageNumbers.number(number) else { return nil }
    self.number = value
    self.words = words.trimmed { $0 == 0x20 || $0 == 0x09 }
    let name = String(decoding: self.words, as: UTF8.self)
    // Programs that read scanned pages leave one blank as the gap.
    let isName =
      isApart
      ? name.contains(" ") || TextHeading.isCapitals(name) : name.contains(" ") && TextHeading.isCapitals(name)
    guard isName, HeadingWords.division(TextFilter.line(line))?.isWeak ?? true else { return nil }
  }
}
