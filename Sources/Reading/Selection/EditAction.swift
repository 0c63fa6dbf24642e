import Accessibility
import TextModel
import Words

/// An action of the Edit rotor.
public enum EditAction: Hashable, Codable, Sendable {
  /// An action of the application, of the edit category.
  case custom(CustomAction)
  /// Save what is selected.
  case saveSelection
  /// Copy what is selected.
  case copySelection
  /// Copy what is selected, with its source.
  case copyWithCitation
  /// Speak what is selected.
  case speakSelection
  /// Tell what the selected word means.
  case define
  /// Ask how the selected word, or the word at hand, is said.
  case pronounce
  /// Look for what is selected.
  case searchForSelection
  /// Write a note on what is selected.
  case writeNote
  /// Highlight what is selected.
  case highlight
  /// Spell what is selected.
  case spellSelection
  /// The highlight under the selection reaches as far as that from now on.
  case changeExtent
  /// Select nothing any more.
  case clearSelection
  /// An action in a field that is being written in.
  case field(FieldAction)
  /// Select the word at hand.
  case selectWord
  /// Select the sentence at hand.
  case selectSentence
  /// Select the paragraph at hand.
  case selectParagraph
  /// Select all of the text.
  case selectAll
  /// Set a bookmark.
  case addBookmark
  /// Remove the highlight at hand.
  case removeHighlight

  /// Returns the name as it is spoken.
  public func name(in catalogue: Catalogue) -> String {
    switch self {
    case .custom(let action): Announcement.closed(action.name)
    case .field(let action): action.name(in: catalogue)
    case .saveSelection: catalogue.text(.saveSelection)
    case .copySelection: catalogue.text(.copySelection)
    case .copyWithCitation: catalogue.text(.copyWithCitation)
    case .define: catalogue.text(.define)
    case .pronounce: catalogue.text(.pronounce)
    case .speakSelection: catalogue.text(.speakSelection)
    case .searchForSelection: catalogue.text(.searchForSelection)
    case .writeNote: catalogue.text(.writeNote)
    case .highlight: catalogue.text(.highlightSelection)
    case .spellSelection: catalogue.text(.spellSelection)
    case .changeExtent: catalogue.text(.changeExtent)
    case .removeHighlight: catalogue.text(.removeHighlight)
    case .clearSelection: catalogue.text(.clearSelection)
    case .selectWord: catalogue.text(.selectWord)
    case .selectSentence: catalogue.text(.selectSentence)
    case .selectParagraph: catalogue.text(.selectParagraph)
    case .selectAll: catalogue.text(.selectAll)
    case .addBookmark: catalogue.text(.addBookmark)
    }
  }
}

extension Session {
  /// Returns the actions for what is selected, or to select: the application's own of the edit category first.
  public func editActions(in world: ReadingWorld) -> [EditAction] {
    world.actions.filter { $0.category == .edit }.map(EditAction.custom)
      + ownEditActions(in: world).filter(world.offers)
  }

  /// Returns the engine's own actions for what is selected, or to select.
  private func ownEditActions(in world: ReadingWorld) -> [EditAction] {
    if let actions = fieldActions(in: world) { return actions.map(EditAction.field) }
    guard let selected = selection.map({ world.trimmed($0.range) }), !selected.isEmpty else {
      return [.selectWord, .selectSentence, .selectParagraph, .selectAll, .addBookmark, .pronounce]
        + (world.highlight(at: cursor) == nil ? [] : [.removeHighlight])
    }
    return [
      .saveSelection, .copySelection, .copyWithCitation, .speakSelection, .define, .pronounce, .searchForSelection,
      .writeNote, .highlight,
    ] + (world.highlight(under: selected) == nil ? [] : [.changeExtent]) + [.spellSelection, .clearSelection]
  }
}
