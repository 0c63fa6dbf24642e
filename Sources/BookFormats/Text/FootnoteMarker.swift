/// A mark in brackets in a plain text: that of a note, or of a reference to one.
///
/// The brackets are square, or curly around a number, `{1}`, which has few other uses in prose.
struct FootnoteMarker {
  enum Kind {
    /// A note that is named as one: `[Footnote 1: ...]`.
    case named
    /// A paragraph that begins with the symbol of a note: `[1] ...`.
    case signed
    /// A reference to a note behind a word, as in `word[1]`, or apart from it.
    case attached, apart
  }

  let kind: Kind
  /// The number, letters or stars that a note and the references to it have in common.
  let symbol: String
  /// The brackets and their content; in a named note, the part before its symbol.
  let range: Range<Int>
  let isCurly: Bool

  var isNote: Bool { kind == .named || kind == .signed }

  /// The greatest number of blanks before a bracket that are looked back over for the start of its line.
  private static let deepest = 80

  /// Creates the mark that begins with the bracket at an offset of a text, or nil if it is no mark.
  init?(_ bytes: [UInt8], at open: Int, in text: Range<Int>) {
    let inside = bytes[open + 1..<min(open + 40, text.upperBound)]
    let isFirst = Self.isFirstInLine(bytes, open, in: text)
    isCurly = bytes[open] == 0x7B
    if let symbol = Self.symbol(inside), inside[symbol.endIndex...].first == (isCurly ? 0x7D : 0x5D),
      !isCurly || symbol.allSatisfy({ (0x30...0x39).contains($0) })
    {
      let end = symbol.endIndex + 1
      self.symbol = String(decoding: symbol, as: UTF8.self)
      range = open..<end
      let isBeforeWords = end < text.upperBound && Self.isBlank(bytes[end])
      kind = isFirst && isBeforeWords ? .signed : isFirst || Self.isBlank(bytes[open - 1]) ? .apart : .attached
      return
    }
    let word = inside.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }
    guard !isCurly, isFirst, Self.words.contains(String(decoding: word, as: UTF8.self).lowercased()),
      inside[word.endIndex...].first == 0x20, let symbol = Self.symbol(inside[(word.endIndex + 1)...]),
      inside[symbol.endIndex...].first == 0x3A
    else { return nil }
    self.symbol = String(decoding: symbol, as: UTF8.self)
    range = open..<word.endIndex
    kind = .named
  }

  /// The words for notes in the languages of most books.
  private static let words: Set<String> = [
    "footnote", "note", "fußnote", "fussnote", "anmerkung", "voetnoot", "noot", "nota", "fotnot", "fotnote",
    "fodnote",
    "alaviite", "viite", "przypis", "lábjegyzet", "сноска", "примечание", "υποσημείωση", "rimarko", "piednoto",
  ]

  /// Returns the symbol of a note that a text begins with: a few digits and letters, or one to three stars or daggers.
  private static func symbol(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let word = text.prefix { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    if !word.isEmpty { return word.count <= 4 ? word : nil }
    var end = text.startIndex
    var count = 0
    while count < 4, let width = starWidth(text[end...]) {
      end += width
      count += 1
    }
    return (1...3).contains(count) ? text[..<end] : nil
  }

  private static func starWidth(_ text: ArraySlice<UInt8>) -> Int? {
    stars.first { text.starts(with: $0.utf8) }?.utf8.count
  }

  private static let stars = ["*", "†", "‡", "§", "¶", "+", "#"]

  private static func isFirstInLine(_ bytes: [UInt8], _ offset: Int, in text: Range<Int>) -> Bool {
    var start = offset
    while start > text.lowerBound, offset - start < deepest, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    return start == text.lowerBound || (0x0A...0x0D).contains(bytes[start - 1])
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
