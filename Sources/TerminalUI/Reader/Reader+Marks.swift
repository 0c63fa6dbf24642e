import Accessibility
import Reading
import Speech

/// Bookmarks and notes in the list of what the rotor moves by: Delete takes one away, Control Z puts it back, F2 writes
/// other words on it.
extension Reader {
  /// What a key does to the mark that a list is at; nil for a key that does nothing to it, and in lists of other things.
  mutating func pressMark(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect]? {
    guard case .items(let option) = dialog.purpose, option == .bookmarks || option == .notes,
      case .list(let list) = dialog.control.content
    else { return nil }
    switch (key.base, key.modifiers) {
    case (.delete, []): break
    case (.function(2), []): break
    case (.character("z"), .control): return handled([.mark(.restore)], at: now)
    default: return nil
    }
    guard let mark = list.chosen.flatMap({ RotorItems(of: option, in: world)?.item($0)?.mark }) else {
      return say([Announcement([], earcon: .boundary)], at: now)
    }
    return key.base == .delete ? handled([.mark(.remove(mark))], at: now) : open(.words(mark), at: now)
  }

  /// Has a list of marks hold what is kept now, and says the line that it is at.
  ///
  /// A list that has become empty stays, so that what was taken out of it last can be put back.
  mutating func followMarks(at now: Instant) -> [Effect] {
    guard let dialog, case .items(let option) = dialog.purpose, option == .bookmarks || option == .notes,
      case .list(let old) = dialog.controls[0].content
    else { return [] }
    guard var fresh = itemsDialog(of: option), case .list(var list) = fresh.controls[0].content else {
      let none = Announcement(option == .bookmarks ? .noBookmarks : .noNotes, in: world.catalogue)
      self.dialog = emptyDialog(of: option)
      return apply(.announce([none]), at: now)
    }
    list.go(to: old.chosen ?? 0)
    fresh.controls[0].content = .list(list)
    self.dialog = fresh
    return apply(.announce([fresh.item(of: list, words)]), at: now)
  }

  /// The line in which the words on a mark are written.
  func wordsDialog(of mark: Mark) -> Dialog {
    let label = text(mark.kind == .bookmark ? .bookmarkName : .noteLabel)
    return Dialog(.words(mark), [DialogControl("words", label: label, .line(LineEditor(mark.line), .text))])
  }
}
