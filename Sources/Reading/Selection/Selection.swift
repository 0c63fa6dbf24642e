import TextModel

/// Selected text: one end stays, the other moves.
public struct Selection: Hashable, Codable, Sendable {
  /// The end that stays.
  public var anchor: TextPosition
  /// The end that moves.
  public var active: TextPosition

  /// Creates a selection from the end that stays and the end that moves.
  public init(anchor: TextPosition, active: TextPosition) {
    self.anchor = anchor
    self.active = active
  }

  /// The text between the ends.
  public var range: TextRange { TextRange(anchor, active) }

  /// A Boolean value that indicates whether nothing is selected.
  public var isEmpty: Bool { anchor == active }
}

extension Session {
  /// The end of the selection that stays; the cursor, where one may begin, while nothing is selected.
  package var selectionStart: TextPosition { selection?.anchor ?? cursor }
}

/// The unit that a selection grows and shrinks by.
public enum SelectionUnit: String, CaseIterable, Codable, Hashable, Sendable {
  /// A character.
  case character
  /// A word.
  case word
  /// A line of the layout.
  case line
  /// A sentence.
  case sentence
  /// A paragraph, or another block.
  case paragraph
  /// A page of the layout.
  case page
  /// A chapter.
  case chapter
  /// Enter selects the whole book.
  case all

  /// The unit of text; nil for those that are not units of the tokenizers.
  var granularity: Granularity? {
    switch self {
    case .character: .character
    case .word: .word
    case .line: .line
    case .sentence: .sentence
    case .paragraph: .paragraph
    case .page: .page
    case .chapter, .all: nil
    }
  }
}
