/// The words of one language for everything the program says.
///
/// A template holds its arguments by name, as `{count}`, and plural forms as `{count:item|items}`, in the order of the
/// categories of the language's plural rule.
public struct Catalogue: Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// The rule that chooses among plural forms.
  package let plural: PluralRule
  private let list: @Sendable () -> WordList
  /// The templates that stand in for those of the language, by their keys.
  private var replacements: [Phrase.Key: String] = [:]

  /// Creates the catalogue of a language from the text of its file, as `en.txt` is written.
  public init(language: String, plural: PluralRule, words: String) {
    let list = WordList(Array(words.utf8))
    self.init(language: language, plural: plural) { list }
  }

  /// Creates a catalogue whose words are looked for once something is spoken.
  init(language: String, plural: PluralRule, list: @escaping @Sendable () -> WordList) {
    self.language = language
    self.plural = plural
    self.list = list
  }

  /// The templates of the language.
  package var words: WordList { list() }

  /// Returns the catalogue with other templates for some phrases, in the form of the language's file; a key of it that
  /// has no replacement keeps its words.
  ///
  /// `["endOfBook": "End of the notebook."]`
  public func replacing(_ templates: [Phrase.Key: String]) -> Catalogue {
    assert(
      templates.keys.allSatisfy { words[$0] != nil },
      "No phrase has a key among \(templates.keys.map(\.rawValue).sorted()): Sources/Words/en.txt lists them.")
    var catalogue = self
    catalogue.replacements.merge(templates) { $1 }
    return catalogue
  }

  private func template(of key: Phrase.Key) -> String? { replacements[key] ?? words[key] }

  /// Returns the phrase in words; a key without a template gives its own name, so that it is seen and mended.
  public func text(_ phrase: Phrase) -> String {
    guard let template = template(of: phrase.key) else { return phrase.key.rawValue }
    return filled(template, phrase.arguments)
  }

  /// Returns a phrase taken to pieces: the words of the catalogue, and the texts that stand between them, by their
  /// names.
  ///
  /// `{text} selected.` -> `.text("text")`, `.words(" selected.")`
  public func pieces(of phrase: Phrase) -> [Piece] {
    var pieces: [Piece] = []
    var rest = (template(of: phrase.key) ?? phrase.key.rawValue)[...]
    while let (before, place, behind) = Self.firstPlace(in: rest) {
      pieces.append(.words(String(before)))
      if case .text? = phrase.arguments[String(place)] {
        pieces.append(.text(String(place)))
      } else {
        pieces.append(.words(filled(place: place, phrase.arguments)))
      }
      rest = behind
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

  /// Returns the phrase of a key that takes no arguments.
  public func text(_ key: Phrase.Key) -> String { text(Phrase(key)) }

  private func filled(_ template: String, _ arguments: [String: Phrase.Argument]) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    var result = ""
    var rest = template[...]
    while let (before, place, behind) = Self.firstPlace(in: rest) {
      result += before
      result += filled(place: place, arguments)
      rest = behind
    }
    return result + rest
  }

  /// Returns the first place of an argument in a template, without its braces, and the text on either side of it.
  private static func firstPlace(in template: Substring) -> (before: Substring, place: Substring, behind: Substring)?
  {
    guard let open = template.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = template.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let place = template[template.utf8.index(after: open)..<close]
    return (template[..<open], place, template[template.utf8.index(after: close)...])
  }

  private func filled(place: Substring, _ arguments: [String: Phrase.Argument]) -> String {
    let parts = place.split(separator: ":", maxSplits: 1)
    guard let name = parts.first, let argument = arguments[String(name)] else { return "{\(place)}" }
    switch argument {
    case .text(let text): return text
    case .phrase(let phrase): return text(phrase)
    case .language(let tag): return languageName(of: tag)
    case .count(let count):
      guard parts.count == 2 else { return String(count) }
      let forms = parts[1].split(separator: "|", omittingEmptySubsequences: false)
      return String(forms[min(plural.form(of: count), forms.count - 1)])
    }
  }
}
