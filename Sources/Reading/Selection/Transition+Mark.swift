import Accessibility
import TextModel
import Words

extension Transition.Selecting {
  /// Begins a selection that follows the cursor, or ends it and says how much it holds.
  func toggleMark() {
    guard session.selecting.mark != nil else {
      if session.selection != nil {
        add(.post(.selectionWillChange))
        session.selection = nil
        add(.post(.selectionDidChange))
      }
      session.selecting.mark = session.cursor
      return say(Phrase(.selectionStartSet))
    }
    endMark()
    guard let range = selectedRange else { return say(Phrase(.noSelection)) }
    let words = world.words(in: range)
    say(Phrase(.wordsSelected, ["words": .count(words)]))
  }

  /// Ends a selection that follows the cursor, as once it is saved, copied or highlighted; what is selected stays.
  func endMark() {
    guard session.selecting.mark != nil else { return }
    session.selecting.mark = nil
    guard let range = selectedRange, let selection = session.selection, selection.active > range.upper else { return }
    // A selection that grows and shrinks from here on begins at its text, and not at the white space behind it.
    add(.post(.selectionWillChange))
    session.selection = Selection(anchor: selection.anchor, active: range.upper)
    add(.post(.selectionDidChange))
  }

  /// A Boolean value that indicates whether the book has just been read to its end.
  private var hasFinished: Bool { session.mode == .finished && !transition.before.isFinished }

  /// Takes the active end of a selection that was begun with a mark to the cursor.
  func followMark() {
    guard let mark = session.selecting.mark,
      session.cursor != transition.before.cursor || hasFinished || transition.readEnd != nil
    else { return }
    let selection = Selection(anchor: mark, active: markedEnd(from: mark))
    guard selection != session.selection, !(selection.isEmpty && session.selection == nil) else { return }
    add(.post(.selectionWillChange))
    session.selection = selection.isEmpty ? nil : selection
    add(.post(.selectionDidChange))
  }

  /// Returns the cursor, before which a selection ends that was begun before it: the next move takes in what is there.
  ///
  /// After what is last in the book no move leads, so that is taken in once it has been spoken.
  private func markedEnd(from mark: TextPosition) -> TextPosition {
    if let readEnd = transition.readEnd { return readEnd }
    let cursor = session.cursor
    let heard = hasFinished ? world.unit(.sentence, enclosing: cursor, toward: .forward) : session.focus
    guard mark <= cursor, let heard, heard.contains(cursor), let bounds = world.bounds else { return cursor }
    let end = world.trimmed(bounds).upper
    return world.trimmed(heard).upper >= end ? end : cursor
  }
}
