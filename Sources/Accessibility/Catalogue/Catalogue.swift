/// The words of one language for everything the program says.
///
/// A template holds its arguments by name, as `{count}`, and plural forms as `{count:item|items}`, in the order of the
/// categories of the language's plural rule.
public struct Catalogue: Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  let templates: [Phrase.Key: String]
  /// Complaints are rare: their words are put together when there is one.
  let complaints: @Sendable () -> [Complaint.Key: String]
  let plural: PluralRule

  /// Creates the catalogue of a language.
  public init(
    language: String, templates: [Phrase.Key: String],
    complaints: @escaping @Sendable () -> [Complaint.Key: String] = { [:] }, plural: PluralRule
  ) {
    self.language = language
    self.templates = templates
    self.complaints = complaints
    self.plural = plural
  }

  /// The phrase in words; a key without a template gives its own name, so that it is seen and mended.
  public func text(_ phrase: Phrase) -> String {
    guard let template = templates[phrase.key] else { return phrase.key.rawValue }
    return filled(template, phrase.arguments)
  }

  /// A phrase taken to pieces: the words of the catalogue, and the texts that stand between them, by their names.
  ///
  /// `{text} selected.` -> `.text("text")`, `.words(" selected.")`
  public func pieces(of phrase: Phrase) -> [Piece] {
    var pieces: [Piece] = []
    var rest = (templates[phrase.key] ?? phrase.key.rawValue)[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      pieces.append(.words(String(rest[..<open])))
      let place = rest[rest.index(after: open)..<close]
      if case .text? = phrase.arguments[String(place)] {
        pieces.append(.text(String(place)))
      } else {
        pieces.append(.words(filled(place: place, phrase.arguments)))
      }
      rest = rest[rest.index(after: close)...]
    }
    return pieces + [.words(String(rest))]
  }

  /// A piece of a phrase.
  public enum Piece: Hashable, Sendable {
    /// Words of the catalogue.
    case words(String)
    /// A text that fills the phrase, by its name.
    case text(String)
  }

  /// A template with its places filled.
  func filled(_ template: String, _ arguments: [String: Phrase.Argument]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += filled(place: rest[rest.index(after: open)..<close], arguments)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The phrase of a key that takes no arguments.
  public func text(_ key: Phrase.Key) -> String { text(Phrase(key)) }

  private func filled(place: Substring, _ arguments: [String: Phrase.Argument]) -> String {
    let parts = place.split(separator: ":", maxSplits: 1)
    guard let name = parts.first, let argument = arguments[String(name)] else { return "{\(place)}" }
    switch argument {
    case .text(let text): return text
    case .count(let count):
      guard parts.count == 2 else { return String(count) }
      let forms = parts[1].split(separator: "|", omittingEmptySubsequences: false)
      return String(forms[min(plural.form(of: count), forms.count - 1)])
    }
  }
}
