/// The treatment of a hyphen at the end of a line of plain text whose word may continue in the next.
///
/// Authors of plain text end lines at the hyphens of compounds, "soap-" before "works". Scanned pages also cut words,
/// "exam-" before "ple".
///
/// The hyphen is spoken as it is written, unless the text has the word elsewhere without it and nowhere with it. If
/// lines of the text end with hyphens all the time, they are those of pages, and their hyphens are dropped. They are
/// kept in a compound that the text has elsewhere, between two words of the text, and where no word is cut: "twenty-"
/// before "five", "X-" before "ray", "mother-" before "in-law", "Anglo-" before "Saxon".
struct LineHyphens {
  /// The meaning of a line end.
  enum Joint: Equatable {
    /// The line ends at the end of a word.
    case apart
    /// The word continues, and is written with the hyphen before the line end.
    case hyphen
    /// The word continues without its hyphen, which has that many bytes.
    case cut(Int)
    /// The word continues, behind a soft hyphen that is not shown.
    case nothing
  }

  /// The greatest size of a text whose words are collected, in bytes.
  private static let mostBytes = 1 << 20
  private static let longestWord = 64

  private let bytes: [UInt8]
  private let range: Range<Int>
  private let isHyphenated: Bool
  private lazy var words: Words = wordsOfText()

  /// The words of a text, in lower case.
  private struct Words {
    var all: Set<String> = []
    /// The words that the text has in small letters.
    var small: Set<String> = []

    /// Adds the words of a line; the rest of a word that the line before cuts is none.
    mutating func add(_ line: ArraySlice<UInt8>, behindCut isCut: Bool) {
      if line.allSatisfy({ $0 < 0x80 }) {
        let rest = isCut ? line.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.drop(while: isPart) : line
        for word in rest.split(whereSeparator: { !isPart($0) }) { add(String(decoding: word, as: UTF8.self)) }
      } else {
        let text = String(decoding: line, as: UTF8.self)[...]
        let rest = isCut ? text.drop { $0.isWhitespace }.drop(while: isPart) : text
        for word in rest.split(whereSeparator: { !isPart($0) }) { add(String(word)) }
      }
    }

    private mutating func add(_ word: String) {
      guard word.utf8.count <= longestWord else { return }
      let plain = LineHyphens.plain(word)
      all.insert(plain)
      if word.first?.isLowercase == true { small.insert(plain) }
    }
  }

  /// Takes the part of a text that is searched for its words.
  init(_ bytes: [UInt8], in range: Range<Int>, isHyphenated: Bool) {
    self.bytes = bytes
    self.range = range
    self.isHyphenated = isHyphenated
  }

  mutating func joint(_ line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Joint {
    if line.suffix(2).elementsEqual([0xC2, 0xAD]) { return .nothing }
    // Some programs that read scanned pages write `¬` for a hyphen that is no part of the word.
    if line.suffix(2).elementsEqual([0xC2, 0xAC]) { return .cut(2) }
    guard let width = Self.hyphen(endOf: line) else { return .apart }
    let start = Self.lastWord(of: line.dropLast(width))
    let rest = Self.firstWord(of: next)
    guard let last = start.last, let first = rest.first else { return .apart }
    if last.isNumber || first.isNumber { return last.isNumber && first.isNumber ? .hyphen : .apart }
    let compound = Self.plain(start + "-" + rest)
    if words.all.contains(compound) { return .hyphen }
    // The words of "two- or threefold" are not cut.
    guard !Self.joining.contains(rest.lowercased()) else { return .apart }
    let head = Self.plain(String(rest.prefix { $0 != "-" && $0 != "\u{2010}" }))
    // A hyphen before a new sentence stands for a dash; a name has its capital elsewhere in the text, too.
    if first.isUppercase { return words.small.contains(head) ? .apart : .hyphen }
    // A hyphen that is repeated in the next line, as in Polish.
    if head.isEmpty { return rest.dropFirst().first?.isLetter == true ? .cut(width) : .hyphen }
    if start.contains("-") { return .hyphen }
    let stem = Self.plain(start)
    if words.all.contains(stem + Self.plain(rest)) { return .cut(width) }
    if start.count == 1 || rest.dropLast().count > head.count || HeadingWords.isNumber(stem, head) { return .hyphen }
    let areWords = words.all.contains(stem) && words.all.contains(Self.plain(rest))
    // Programs set manual pages with U+2010, which is not typed by hand.
    return (isHyphenated || width == 3) && !areWords ? .cut(width) : .hyphen
  }

  /// Returns a Boolean value that indicates whether a line ends in the middle of a word, with or without its hyphen.
  mutating func cutsWord(_ line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
    joint(line, next.drop { $0 == 0x20 || $0 == 0x09 }) != .apart
  }

  /// Returns a Boolean value that indicates whether a line ends with a hyphen and the next goes on with a small letter.
  ///
  /// `orBeforeCapital` takes a capital, too.
  static func cuts(_ line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>, orBeforeCapital: Bool = false) -> Bool {
    guard let width = hyphen(endOf: line), lastWord(of: line.dropLast(width)).last?.isLetter == true else {
      return false
    }
    return firstWord(of: next).first.map { $0.isLowercase || orBeforeCapital && $0.isUppercase } ?? false
  }

  /// The words before which a hyphen stands for the end of a later word.
  private static let joining: Set<String> = [
    "and", "or", "to", "nor", "but", "as", "und", "oder", "bis", "sowie", "noch", "i", "lub", "oraz", "a", "et", "ou",
    "y", "o", "e", "en", "of", "och", "og", "eller",
  ]

  /// Returns the number of bytes of the hyphen that a line ends with, or nil if it ends with none or with a dash.
  static func hyphen(endOf line: ArraySlice<UInt8>) -> Int? {
    let width = line.last == 0x2D ? 1 : line.suffix(3).elementsEqual([0xE2, 0x80, 0x90]) ? 3 : 0
    guard width > 0, let before = line.dropLast(width).last, before != 0x2D else { return nil }
    return width
  }

  /// Returns the letters, digits and hyphens that a line ends with.
  private static func lastWord(of line: ArraySlice<UInt8>) -> String {
    // The tail begins with the first byte of a character.
    let tail = line.suffix(longestWord).drop { $0 & 0xC0 == 0x80 }
    let start = tail.lastIndex { !isPart($0) }.map { $0 + 1 } ?? tail.startIndex
    if start == tail.startIndex || tail[start - 1] < 0x80 { return String(decoding: tail[start...], as: UTF8.self) }
    return String(String(decoding: tail, as: UTF8.self).reversed().prefix(while: isPart).reversed())
  }

  private static func firstWord(of line: ArraySlice<UInt8>) -> String {
    let head = line.prefix(longestWord)
    let word = head.prefix(while: isPart)
    if word.endIndex == head.endIndex || head[word.endIndex] < 0x80 { return String(decoding: word, as: UTF8.self) }
    return String(String(decoding: head, as: UTF8.self).prefix(while: isPart))
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "\u{2010}"
  }

  /// Returns a Boolean value that indicates whether a byte is a part of a word by itself.
  private static func isPart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func plain(_ word: String) -> String {
    let small = word.lowercased()
    return small.utf8.contains(0xE2) ? small.replacing("\u{2010}", with: "-") : small
  }

  /// Returns the words of the text; the parts of a word that a line end cuts are not put together.
  private func wordsOfText() -> Words {
    var words = Words()
    guard range.count <= Self.mostBytes else { return words }
    var isCut = false
    for line in Lines(bytes, in: range) {
      words.add(line.content, behindCut: isCut)
      isCut = Self.hyphen(endOf: line.content) != nil
    }
    return words
  }
}
