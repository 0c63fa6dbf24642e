/// Selecting in a text being written: one end stays, and the caret is the other.
extension LineEditor {
  /// The characters that are selected; nil while none are.
  package var selection: Range<Int>? { edited.selection }

  /// The text that is selected; empty while none is.
  package var selected: String { selection.map { String(text[$0]) } ?? "" }

  /// Puts the caret after so many characters; nothing is selected there.
  package mutating func place(at place: Int) {
    edited.move(to: place)
    isOffered = false
    hasUnheardWord = false
  }

  /// Returns a key as it is taken: after a mark, moves select.
  func taken(_ key: ControlKey) -> ControlKey { edited.isMarking && key.isMove ? .selecting(key) : key }

  /// Carries out a key that selects; nil for one that does not.
  mutating func select(by key: ControlKey) -> Change? {
    switch key {
    case .selecting(let move): return select(movingBy: move)
    case .selectAll:
      guard !text.isEmpty else { return .nothing }
      return select(0..<text.count)
    case .selectWord:
      let range = wordAtCaret
      return range.isEmpty ? .nothing : select(range)
    case .mark:
      isOffered = false
      edited.toggleMarking()
      return .marking(edited.isMarking)
    default: return nil
    }
  }

  /// Carries out a key while text is selected: what writes takes its place, what deletes takes it away, and what moves
  /// leaves it, the caret at the end it moves to; nil for a move that begins at the caret as ever.
  mutating func edit(_ key: ControlKey, selected range: Range<Int>) -> Change? {
    let gone = String(text[range])
    switch key {
    case .character(let character):
      edited.replace(range, with: String(character))
      return .replaced(gone, by: character)
    case .backspace, .delete, .deleteWord, .deleteBefore, .deleteAfter:
      return delete(range)
    case .left, .right:
      edited.move(to: key == .left ? range.lowerBound : range.upperBound)
      return .moved
    case _ where key.isMove:
      edited.unselect()
      // A move that has nowhere to go has still left the selection.
      return edit(key) == .moved ? .moved : .unselected(gone)
    default: return nil
    }
  }

  private mutating func select(_ range: Range<Int>) -> Change {
    edited.select(from: range.lowerBound, to: range.upperBound)
    isOffered = false
    return .selected(String(text[range]))
  }

  /// Moves the caret, the other end staying; it comes to a stop where it would pass that.
  private mutating func select(movingBy key: ControlKey) -> Change {
    guard key.isMove else { return .nothing }
    let (old, start) = (caret, edited.anchor ?? caret)
    var moved = LineEditor(string, caret: caret)
    switch key {
    // In the first and the last line that is as far as there is text.
    case .up: if moved.moveLine(false) == .nothing { moved.place(at: 0) }
    case .down: if moved.moveLine(true) == .nothing { moved.place(at: text.count) }
    default: _ = moved.edit(key)
    }
    isOffered = false
    guard moved.caret != old else { return .nothing }
    let passes = (old < start && moved.caret > start) || (old > start && moved.caret < start)
    edited.select(from: start, to: passes ? start : moved.caret, isMarking: edited.isMarking)
    let changed = String(text[min(old, caret)..<max(old, caret)])
    return abs(caret - start) > abs(old - start) ? .selected(changed) : .unselected(changed)
  }

  /// The word that the caret is in or at the start of, else the one before it, without the blanks around it.
  private var wordAtCaret: Range<Int> {
    if let next, !next.isWhitespace {
      let start = text[..<caret].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
      return start..<(text[caret...].firstIndex(where: \.isWhitespace) ?? text.count)
    }
    let end = text[..<caret].lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    return min(wordStart, end)..<end
  }
}

extension LineEditor.Change {
  /// A Boolean value that indicates whether the text is another one than before.
  package var isWritten: Bool {
    switch self {
    case .inserted, .replaced, .deleted: true
    case .moved, .selected, .unselected, .marking, .nothing: false
    }
  }
}

extension ControlKey {
  /// A Boolean value that indicates whether the key moves the caret.
  var isMove: Bool {
    switch self {
    case .left, .right, .up, .down, .home, .end, .wordLeft, .wordRight, .textStart, .textEnd: true
    default: false
    }
  }
}
