import TextModel
import Words

/// An action of the Edit rotor in a field that is being written in.
public enum FieldAction: String, Hashable, Codable, Sendable {
  /// Cut the selection.
  case cut
  /// Copy the selection.
  case copy
  /// Put in the text copied last.
  case paste
  /// Take the last change back.
  case undo
  /// Select the word at the caret.
  case selectWord
  /// Select all of the text.
  case selectAll
  /// Speak the selection.
  case speakSelection
  /// Select nothing any more.
  case clearSelection

  /// Returns the name as it is spoken.
  func name(in catalogue: Catalogue) -> String {
    switch self {
    case .cut: catalogue.text(.cut)
    case .copy: catalogue.text(.copy)
    case .paste: catalogue.text(.paste)
    case .undo: catalogue.text(.undo)
    case .selectWord: catalogue.text(.selectWord)
    case .selectAll: catalogue.text(.selectAll)
    case .speakSelection: catalogue.text(.speakSelection)
    case .clearSelection: catalogue.text(.clearSelection)
    }
  }
}

extension Session {
  /// Returns the actions for the field that is being written in; nil while none is.
  func fieldActions(in world: ReadingWorld) -> [FieldAction]? {
    guard form.isOn, let writing = form.writing, let control = world.forms.control(at: cursor)?.control else {
      return nil
    }
    let takesChanges = !control.isReadOnly && !control.isDisabled
    let isSelected = writing.line.selection != nil
    let isOpen = control.kind != .secureTextField
    var actions: [FieldAction] = []
    if isSelected, isOpen, takesChanges { actions.append(.cut) }
    if isSelected, isOpen { actions.append(.copy) }
    if takesChanges { actions.append(.paste) }
    if isSelected { actions += [.speakSelection, .clearSelection] }
    if !isSelected, !writing.line.text.isEmpty { actions.append(.selectWord) }
    if !writing.line.text.isEmpty { actions.append(.selectAll) }
    if !writing.before.isEmpty { actions.append(.undo) }
    return actions
  }
}
