import Words

extension LineEditor {
  /// Returns the phrase of a key that has nowhere to go, or nothing to take away.
  package func edge(of key: ControlKey?) -> Phrase.Key {
    switch key {
    case .selecting(let move): edge(of: move)
    case .selectAll, .selectWord: .nothingWritten
    case .up: .startOfField
    case .down, .textEnd: .endOfField
    case .right, .wordRight, .end, .delete, .deleteAfter: next == nil ? .endOfField : .endOfLine
    default: caret == 0 ? .startOfField : .startOfLine
    }
  }
}
