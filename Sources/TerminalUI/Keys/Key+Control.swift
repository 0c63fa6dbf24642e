import Reading

extension Key {
  /// The key as a control takes it; nil for a key that no control knows.
  var control: ControlKey? {
    switch (base, modifiers) {
    case (.character(let character), []): .character(character)
    case (.space, []): .character(" ")
    case (.left, []): .left
    case (.right, []): .right
    case (.up, []): .up
    case (.down, []): .down
    case (.home, []), (.character("a"), .control): .home
    case (.end, []), (.character("e"), .control): .end
    case (.pageUp, []): .pageUp
    case (.pageDown, []): .pageDown
    case (.left, .control): .wordLeft
    case (.right, .control): .wordRight
    case (.backspace, []): .backspace
    case (.delete, []), (.character("d"), .control): .delete
    case (.character("w"), .control), (.backspace, .alt): .deleteWord
    case (.character("u"), .control): .deleteBefore
    case (.character("k"), .control): .deleteAfter
    case (.character("_"), .control): .undo
    case (.left, .shift), (.right, .shift), (.up, .shift), (.down, .shift), (.home, .shift), (.end, .shift): .select
    case (.left, [.control, .shift]), (.right, [.control, .shift]), (.up, [.control, .shift]),
      (.down, [.control, .shift]), (.home, [.control, .shift]), (.end, [.control, .shift]):
      .select
    default: nil
    }
  }
}

extension LineEditor {
  /// Carries out a key of a text field; nil for a key that is none.
  mutating func press(_ key: Key) -> Change? { key.control.flatMap { press($0) } }
}
