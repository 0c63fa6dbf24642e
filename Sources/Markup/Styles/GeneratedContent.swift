/// The text that a style sheet puts before or after what an element holds (CSS Generated Content 3, 2).
///
/// Strings and `attr()` count; pictures, counters and quotation marks give nothing. The alternative after `/` takes the
/// place of all before it. `url(star.svg) "x" / "Best"` → `Best`.
struct GeneratedContent: Sendable {
  /// A part of the text.
  enum Part: Hashable, Sendable {
    case text([UInt8])
    /// The value of an attribute, or other text where the element does not have it.
    case attribute(String, fallback: [UInt8])
  }

  /// The parts in order; empty for `none` and `normal`.
  private(set) var parts: [Part] = []
  /// A Boolean value that indicates whether the declaration is important.
  private(set) var isImportant = false

  /// Reads the declaration of `content` that counts; nil if no declaration of it is valid.
  init?(declarations: String) {
    var reader = StyleTextReader(declarations)
    var found: GeneratedContent?
    while let name = reader.nextProperty() {
      defer { reader.skipDeclaration() }
      guard name == "content" else { continue }
      guard let content = GeneratedContent(&reader), content.isImportant || found?.isImportant != true else {
        continue
      }
      found = content
    }
    guard let found else { return nil }
    self = found
  }

  /// Reads a value up to the end of its declaration; nil for one that is not valid.
  private init?(_ reader: inout StyleTextReader) {
    var isEmpty = true
    reader.skipBlanks()
    while let byte = reader.peek, byte != UInt8(ascii: ";") {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): parts.append(.text(reader.string()))
      case UInt8(ascii: "/"):
        reader.skip()
        parts = []
      case UInt8(ascii: "!"):
        reader.skip()
        reader.skipBlanks()
        guard reader.word() == "important" else { return nil }
        isImportant = true
      default:
        guard let word = reader.word(), takes(word, &reader) else { return nil }
      }
      isEmpty = false
      reader.skipBlanks()
    }
    if isEmpty { return nil }
  }

  /// Takes a keyword or a function; returns a Boolean value that indicates whether there is such a one.
  private mutating func takes(_ word: String, _ reader: inout StyleTextReader) -> Bool {
    guard reader.peek == UInt8(ascii: "(") else { return Self.keywords.contains(word) }
    reader.skip()
    guard word == "attr" else {
      reader.skipArguments()
      return true
    }
    reader.skipBlanks()
    guard let name = reader.name() else { return false }
    var fallback: [UInt8] = []
    while let byte = reader.peek, byte != UInt8(ascii: ")") {
      // A type may stand before the comma.
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { fallback = reader.string() } else { reader.skip() }
    }
    reader.skip()
    parts.append(.attribute(name, fallback: fallback))
    return true
  }

  private static let keywords: Set<String> = [
    "none", "normal", "inherit", "initial", "unset", "revert", "open-quote", "close-quote", "no-open-quote",
    "no-close-quote",
  ]
}
