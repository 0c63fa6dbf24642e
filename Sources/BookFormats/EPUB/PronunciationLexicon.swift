import Markup
import TextModel

/// A lexicon of pronunciations that comes with a book (Pronunciation Lexicon Specification 1.0).
enum PronunciationLexicon {
  /// The media type of the files that are lexicons.
  static let mediaType = "application/pls+xml"

  /// Returns the entries of a lexicon, one for each spelling of a word.
  ///
  /// Of several ways to say a word the one counts that is preferred, else the first one (4.6, 4.7).
  static func entries(_ tree: MarkupTree) -> [LexiconEntry] {
    guard let root = tree.root else { return [] }
    let lexicon = tree.elements(named: ["lexicon"], in: root).first ?? root
    let language = tree.attribute("xml:lang", of: lexicon).flatMap(LanguageTag.clean)
    let alphabet = tree.attribute("alphabet", of: lexicon)?.trimmed ?? "ipa"
    return tree.elements(named: ["lexeme"], in: lexicon).flatMap { lexeme -> [LexiconEntry] in
      let parts = tree.elements(named: ["grapheme", "alias", "phoneme"], in: lexeme)
      let ways = parts.filter { tree.name(of: $0) != "grapheme" }
      let preferred = ways.first { tree.attribute("prefer", of: $0)?.trimmed == "true" } ?? ways.first
      guard let preferred, let way = pronunciation(preferred, alphabet, in: tree) else { return [] }
      return parts.filter { tree.name(of: $0) == "grapheme" }.map { TextFilter.line(tree.textContent(of: $0)) }
        .filter { !$0.isEmpty }.map { LexiconEntry($0, way, language: language) }
    }
  }

  private static func pronunciation(
    _ element: MarkupNode, _ alphabet: String, in tree: MarkupTree
  ) -> LexiconEntry.Pronunciation? {
    let text = TextFilter.line(tree.textContent(of: element))
    guard !text.isEmpty else { return nil }
    if tree.name(of: element) == "alias" { return .alias(text) }
    return .phonemes(Phonemes(text, alphabet: tree.attribute("alphabet", of: element)?.trimmed ?? alphabet))
  }
}
