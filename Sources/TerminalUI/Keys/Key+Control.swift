import Reading

extension Key {
  /// The key as a control takes it; nil for a key that no control knows.
  var control: ControlKey? {
    switch (base, modifiers) {
    case (.character(let character), []): .character(character)
    case (.space, []): .character(" ")
    case (.left, []): .left
    case (.right, []): .right
    // A field has no paragraphs but its lines.
    case (.up, []), (.up, .control): .up
    case (.down, []), (.down, .control): .down
    case (.home, []), (.character("a"), .control): .home
    case (.end, []), (.character("e"), .control): .end
    case (.home, .control): .textStart
    case (.end, .control): .textEnd
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
    case (.character("x"), .control), (.delete, .shift): .cut
    case (.character("w"), .alt), (.insert, .control): .copy
    case (.character("v"), .control), (.insert, .shift): .paste
    case (.character("a"), .alt): .selectAll
    // A terminal sends NUL for Control and Space.
    case (.character("@"), .control), (.space, .control): .mark
    case (_, .shift), (_, [.control, .shift]): selecting
    default: nil
    }
  }

  /// The key as one that selects; nil for one that moves nothing.
  private var selecting: ControlKey? {
    let isByWord = modifiers.contains(.control)
    return switch base {
    case .left: .selecting(isByWord ? .wordLeft : .left)
    case .right: .selecting(isByWord ? .wordRight : .right)
    case .up: .selecting(.up)
    case .down: .selecting(.down)
    case .home: .selecting(isByWord ? .textStart : .home)
    case .end: .selecting(isByWord ? .textEnd : .end)
    default: nil
    }
  }
}

extension LineEditor {
  /// Carries out a key of a text field; nil for a key that is none.
  mutating func press(_ key: Key) -> Change? { key.control.flatMap { press($0) } }
}
