import TextModel
import TextUnits

/// The words that are selected, or the word at the cursor.
public struct WordAtHand: Hashable, Sendable {
  /// The words, without the punctuation marks around them.
  public let text: String
  /// The language of the words as a BCP 47 tag, where it is known.
  public let language: String?

  /// Takes the words that are selected, else the word at the cursor or the next one; nil where there is none.
  package init?(of session: Session, in world: ReadingWorld) {
    let selected = session.selection.map { world.trimmed($0.range) }.flatMap { $0.isEmpty ? nil : $0 }
    let here =
      selected ?? world.unit(.word, enclosing: session.cursor, toward: .forward)
      ?? world.unit(.word, next: session.cursor, toward: .forward)
    guard let here else { return nil }
    let text = world.text.quotation(of: world.trimmed(here)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    // Quotation marks and full stops belong to the text around a word, and to no headword.
    self.text = String(text.trimmed { !$0.isLetter && !$0.isNumber })
    if self.text.isEmpty { return nil }
    language = world.language(at: here.lower)
  }
}
