/// A unit that text is moved by, as a rotor offers it (UITextGranularity, and NVDA's units).
public enum Granularity: String, CaseIterable, Codable, Hashable, Sendable {
  case character, word, sentence, line, paragraph, heading, link, page

  /// Whether units of this kind are single elements with text between them that belongs to none.
  public var isElement: Bool {
    switch self {
    case .heading, .link: true
    case .character, .word, .sentence, .line, .paragraph, .page: false
    }
  }
}

/// A way to go in logical order: forward is later in the text in every script.
public enum Direction: String, CaseIterable, Codable, Hashable, Sendable {
  case forward, backward

  /// The other way.
  public var opposite: Direction { self == .forward ? .backward : .forward }
}
