/// A unit that text is moved by, as a rotor offers it (UITextGranularity, and NVDA's units).
public enum Granularity: String, CaseIterable, Codable, Hashable, Sendable, CodingKeyRepresentable {
  case character, word, sentence, line, paragraph, page

  // Elements: single things, with text between them that belongs to none.
  case heading, link, list, item, table, figure, quote, code
  /// A reference to a note, or the note.
  case note
  /// A part of the document that its markup names.
  case landmark
  /// A break between scenes.
  case separator
  case bold, italic
  /// A run in another language than the section's.
  case language
  /// A page of the printed edition, from its mark to the next.
  case printPage

  /// A control of a form, or one of a kind: what text is typed into, a checkbox or a switch.
  case formControl, editField, checkbox

  /// A Boolean value that indicates whether units of this kind are single elements with text between them that belongs
  /// to none.
  public var isElement: Bool {
    switch self {
    case .character, .word, .sentence, .line, .paragraph, .page: false
    case .heading, .link, .list, .item, .table, .figure, .quote, .code, .note, .landmark, .separator, .bold, .italic,
      .language, .printPage, .formControl, .editField, .checkbox:
      true
    }
  }

  /// The units that are elements.
  public static let elements = allCases.filter(\.isElement)
}

/// A way to go in logical order: forward is later in the text in every script.
public enum Direction: String, CaseIterable, Codable, Hashable, Sendable {
  case forward, backward

  /// The other way.
  public var opposite: Direction { self == .forward ? .backward : .forward }
}
