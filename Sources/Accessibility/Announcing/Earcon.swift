/// A short sound that says something without a word.
public enum Earcon: String, CaseIterable, Codable, Hashable, Sendable {
  /// The edge of the book, or of what can be moved through.
  case boundary
  /// Reading has come to its end.
  case complete
  /// A break between scenes.
  case separator
  case link, note, quote, saved
  /// Another screen, as a dialog that has opened.
  case screen
  /// A key without a command.
  case unbound

  /// The word for where sounds cannot be heard; nil where a phrase follows the sound anyway.
  public var word: Phrase.Key? {
    switch self {
    case .separator: .separator
    case .link: .link
    case .note: .note
    case .quote: .quote
    case .saved: .saved
    case .boundary, .complete, .screen, .unbound: nil
    }
  }
}
