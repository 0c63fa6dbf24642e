/// A unit that text is moved by, as a rotor offers it (UITextGranularity, and NVDA's units).
public enum Granularity: String, CaseIterable, Codable, Hashable, Sendable, CodingKeyRepresentable {
  /// A character, as a reader counts: one grapheme.
  case character
  /// A word with the punctuation that is attached to it.
  case word
  /// A sentence.
  case sentence
  /// A line of the layout.
  case line
  /// A paragraph, or another block.
  case paragraph
  /// A page of the layout.
  case page

  // Elements: single things, with text between them that belongs to none.
  /// A heading.
  case heading
  /// A link.
  case link
  /// A list.
  case list
  /// An item of a list.
  case item
  /// A table.
  case table
  /// A figure.
  case figure
  /// A quotation.
  case quote
  /// Program code.
  case code
  /// A reference to a note, or the note.
  case note
  /// A part of the document that its markup names.
  case landmark
  /// A break between scenes.
  case separator
  /// Bold text.
  case bold
  /// Italic text.
  case italic
  /// A run in another language than the section's.
  case language
  /// A page of the printed edition, from its mark to the next.
  case printPage

  /// A word of a picture that was recognised and may be another.
  case uncertainWord

  /// A control of a form, or one of a kind: what text is typed into, a checkbox or a switch.
  case formControl, editField, checkbox

  /// A Boolean value that indicates whether units of this kind are single elements with text between them that belongs
  /// to none.
  public var isElement: Bool {
    switch self {
    case .character, .word, .sentence, .line, .paragraph, .page: false
    case .heading, .link, .list, .item, .table, .figure, .quote, .code, .note, .landmark, .separator, .bold, .italic,
      .language, .printPage, .uncertainWord, .formControl, .editField, .checkbox:
      true
    }
  }

  /// The units that are elements.
  public static let elements = allCases.filter(\.isElement)
}

/// A way to go in logical order: forward is later in the text in every script.
public enum Direction: String, CaseIterable, Codable, Hashable, Sendable {
  /// Later in the text.
  case forward
  /// Earlier in the text.
  case backward

  /// The other way.
  public var opposite: Direction { self == .forward ? .backward : .forward }
}
