/// The words around a place where UAX #29 would end a sentence.
///
/// Its properties are the words and the places that the evidence for an end is taken from.
struct SentenceEdge {
  /// The last word before it, with its punctuation.
  let last: Substring
  /// The word before that one in the same sentence.
  let before: Substring?
  /// A Boolean value that indicates whether white space stands between the two sentences.
  let isSpaced: Bool
  /// A Boolean value that indicates whether a line ends between the two sentences.
  let isLineEnd: Bool
  /// The first word after it, without the marks that open; empty where nothing follows.
  let next: Substring
  /// The sentence before it, without white space around it.
  let sentence: Range<Int>
  /// The start of the text after it.
  let nextStart: Int
  let slice: UTF8Slice
  /// The length of the longest line of the text, in UTF-8 bytes.
  let width: Int

  /// No abbreviation is longer than this, in UTF-8 bytes; a text without spaces is one word of any length.
  private static let reach = 64
  static let opening: Set<Character> = ["\"", "'", "“", "‘", "„", "‚", "«", "‹", "(", "[", "¿", "¡"]
  /// Marks that close, and that open before a word in German and Danish, as in »So.«.
  private static let openingBeforeWords: Set<Character> = ["»", "›"]

  /// Reads the words around an offset; the sentence before it begins at `start`.
  init(at offset: Int, from start: Int, in slice: UTF8Slice, width: Int) {
    let left = slice.trimmed(start..<offset)
    let lastLower = slice.wordStart(before: left.upperBound, from: left.lowerBound, reach: Self.reach)
    last = slice[lastLower..<left.upperBound]
    let rest = slice.trimmed(slice.scalarStart(max(left.lowerBound, lastLower - 2 * Self.reach))..<lastLower)
    let beforeLower = slice.wordStart(before: rest.upperBound, from: rest.lowerBound, reach: Self.reach)
    before = rest.isEmpty ? nil : slice[beforeLower..<rest.upperBound]
    let right = slice.spaceEnd(offset)
    isSpaced = left.upperBound < offset || right > offset
    isLineEnd = slice.bytes[left.upperBound..<right].contains(0x0A)
    next = Self.word(from: right, in: slice)
    sentence = left
    nextStart = right
    self.slice = slice
    self.width = width
  }

  /// Returns the first word from an offset on, without the marks that open; white space may stand behind one that
  /// quotes: « Viens.
  private static func word(from start: Int, in slice: UTF8Slice) -> Substring {
    let end = slice.scalarStart(min(slice.count, start + reach))
    // Nearly all words begin with a letter of ASCII, some with a quotation mark before it.
    let letter = start < end ? SentenceRules.afterQuotation(start, in: slice.bytes) : start
    if letter + 1 < end, slice.bytes[letter + 1] < 0x80, (0x61...0x7A).contains(slice.bytes[letter] | 0x20) {
      return slice[letter..<slice.wordEnd(from: letter, to: end)]
    }
    let text = slice[start..<end]
    let word = text.prefix { !$0.isWhitespace }
    let isQuotation = word.allSatisfy { opening.contains($0) && !"([".contains($0) }
    let rest = isQuotation ? text[word.endIndex...].drop { $0.isWhitespace } : text
    return unopened(rest.prefix { !$0.isWhitespace })
  }

  /// Returns a word without the marks that open before it.
  static func unopened(_ word: Substring) -> Substring {
    if let byte = word.utf8.first, byte < 0x80, (0x61...0x7A).contains(byte | 0x20) { return word }
    let bare = word.drop { opening.contains($0) || openingBeforeWords.contains($0) }
    return bare.isEmpty ? word.drop { opening.contains($0) } : bare
  }

  /// The first bytes after the edge, with the marks that open.
  var text: Substring { slice[nextStart..<slice.scalarStart(min(slice.count, nextStart + 48))] }

  /// The beginning of what follows the edge, about as long as a clause.
  var clause: Substring { slice[nextStart..<slice.scalarStart(min(slice.count, nextStart + 128))] }

  /// The last word without the marks that open before it.
  var bare: Substring {
    let joint = last.utf8.allSatisfy { $0 < 0x80 } ? nil : last.lastIndex { "\u{2014}\u{2015}\u{2060}".contains($0) }
    return Self.unopened(joint.map { last[last.index(after: $0)...] } ?? last)
  }

  /// The last word without its full stop; nil where it has none.
  ///
  /// Marks of direction are no part of it, nor is an article that has lost its vowel: "l'Avv."
  var abbreviation: Substring? {
    guard let end = last.unicodeScalars.last, end == "." || !end.isASCII && end.properties.isBidiControl else {
      return nil
    }
    let word = bare
    // Nearly all words have nothing that is no part of them.
    if word.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "'") }) {
      return word.utf8.last == UInt8(ascii: ".") ? word.dropLast() : nil
    }
    let scalars = word.unicodeScalars.filter { !$0.properties.isBidiControl }
    guard scalars.last == "." else { return nil }
    let abbreviation = String(String.UnicodeScalarView(scalars.dropLast()))
    // Chinese and Japanese have no white space before it.
    let foreign = abbreviation.lastIndex { $0.isUnspaced || $0 == "'" || $0 == "’" }
    return foreign.map { abbreviation[abbreviation.index(after: $0)...] } ?? abbreviation[...]
  }

  /// The last word without the marks that close after it, which white space may stand before.
  var unclosed: Substring {
    let word = Self.unclosed(last)
    return word.isEmpty ? before.map(Self.unclosed) ?? word : word
  }

  /// A Boolean value that indicates whether a mark closes after the last word.
  var isClosed: Bool { Self.isClosed(last.unicodeScalars) }

  private static func unclosed(_ word: Substring) -> Substring {
    var scalars = word.unicodeScalars
    while isClosed(scalars) { scalars.removeLast() }
    return Substring(scalars)
  }

  /// Returns a Boolean value that indicates whether a word ends with a mark that closes; in German and Danish those that
  /// open elsewhere close behind another mark, as in »So?«.
  private static func isClosed(_ word: Substring.UnicodeScalarView) -> Bool {
    guard let mark = word.last else { return false }
    return mark.isClosingMark
      || (mark == "«" || mark == "‹") && word.dropLast().last.map(".!?…".unicodeScalars.contains) == true
  }

  /// The next word without the punctuation after it.
  var nextBare: String {
    var word = next
    while let mark = word.last, mark.isPunctuation { word.removeLast() }
    return String(word)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a letter of a script without capitals.
  var isCaseless: Bool { !isASCII && properties.generalCategory == .otherLetter }

  /// A Boolean value that indicates whether the scalar is a quotation mark or a bracket that closes.
  var isClosingMark: Bool {
    switch self {
    case "\"", "'", "”", "’", "“", "»", "›", "」", "』", ")", "]": true
    default: false
    }
  }
}

extension UTF8Slice {
  /// Returns the start of the scalar that holds the byte at the offset.
  package func scalarStart(_ offset: Int) -> Int {
    var offset = offset
    while offset < count, offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns the end of the white space that begins at the offset.
  package func spaceEnd(_ offset: Int) -> Int {
    var offset = offset
    while offset < count, case let scalar = scalar(at: offset), scalar.isWhiteSpace {
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// Returns the end of the run without white space that begins at the offset, not behind `end`.
  fileprivate func wordEnd(from start: Int, to end: Int) -> Int {
    var upper = start
    while upper < end, case let scalar = scalar(at: upper), !scalar.isWhiteSpace { upper += UTF8.width(scalar) }
    return upper
  }

  /// Returns the start of the run without white space that ends at the offset, not before `start` nor more than `reach`
  /// bytes before its end.
  fileprivate func wordStart(before end: Int, from start: Int, reach: Int) -> Int {
    var lower = end
    while lower > start, end - lower < reach, case let scalar = scalar(before: lower), !scalar.isWhiteSpace {
      lower -= UTF8.width(scalar)
    }
    return lower
  }
}
