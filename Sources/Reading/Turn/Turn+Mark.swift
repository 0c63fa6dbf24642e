import Accessibility
import TextModel

extension Turn {
  /// Begins a selection that follows the cursor, or ends it and says how much it holds.
  mutating func toggleMark() {
    guard session.mark != nil else {
      if session.selection != nil {
        add(.post(.selectionWillChange))
        session.selection = nil
        add(.post(.selectionDidChange))
      }
      session.mark = session.cursor
      return say(Phrase(.selectionStartSet))
    }
    session.mark = nil
    guard let range = selectedRange else { return say(Phrase(.noSelection)) }
    if let selection = session.selection, selection.active > range.upper {
      // What grows and shrinks it from here on begins at its text, and not at the white space behind that.
      add(.post(.selectionWillChange))
      session.selection = Selection(anchor: selection.anchor, active: range.upper)
      add(.post(.selectionDidChange))
    }
    let words = world.words(in: range)
    say(Phrase(.wordsSelected, ["words": .count(words)]))
  }

  /// Takes the active end of a selection that was begun with a mark to the cursor.
  mutating func followMark() {
    guard let mark = session.mark else { return }
    let selection = Selection(anchor: mark, active: session.cursor)
    guard selection != session.selection, !(selection.isEmpty && session.selection == nil) else { return }
    add(.post(.selectionWillChange))
    session.selection = selection.isEmpty ? nil : selection
    add(.post(.selectionDidChange))
  }
}

extension ReadingWorld {
  /// How many words begin in a range.
  ///
  /// - Complexity: O(n) in the length of the range.
  func words(in range: TextRange) -> Int {
    var count = 0
    var next =
      unit(.word, enclosing: range.lower, toward: .forward) ?? unit(.word, next: range.lower, toward: .forward)
    while let word = next, word.lower < range.upper {
      count += 1
      next = unit(.word, next: word.lower, toward: .forward)
    }
    return count
  }
}
