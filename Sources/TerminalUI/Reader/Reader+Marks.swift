import Accessibility
import Reading
import Speech
import Words

/// Bookmarks and notes in the list of what the rotor moves by: Delete takes one away, Control Z puts it back, F2 writes
/// other words on it.
extension Reader {
  /// Returns the effects of a key on the mark that a list is at, or nil for a key without any, and in lists of other
  /// things.
  mutating func pressMark(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect]? {
    guard case .items(let option) = dialog.purpose, !option.kinds.isEmpty,
      case .list(let list) = dialog.control.content
    else { return nil }
    switch key {
    case Key(.delete): return change(.remove, option, in: list, at: now)
    case Key(.function(2)): return change(.write, option, in: list, at: now)
    case .undo: return change(.restore, option, in: list, at: now)
    default: return nil
    }
  }

  /// Takes the marks that are kept of the book from now on.
  mutating func take(_ marks: [Annotation]) {
    layers[0].world.keep(marks)
    layers[0].world.marksFault = nil
  }

  /// Returns the effects of a button of the list of marks on the one that the list is at.
  mutating func changeMark(_ change: AnnotationButton, in dialog: Dialog, at now: Instant) -> [Effect] {
    guard case .items(let option) = dialog.purpose, case .list(let list) = dialog.controls[0].content else {
      return []
    }
    return self.change(change, option, in: list, at: now)
  }

  private mutating func change(
    _ change: AnnotationButton, _ option: RotorOption, in list: DialogList, at now: Instant
  ) -> [Effect] {
    if change == .restore { return handled([.mark(.restore)], at: now) }
    guard list.chosen != nil else { return refuse(list, at: now) }
    guard let mark = mark(chosenIn: list) else { return tellGone(at: now) }
    return change == .remove ? handled([.mark(.remove(mark))], at: now) : open(.words(mark), at: now)
  }

  /// Returns the mark that a list is at; nil where another program has taken it away since the list was opened.
  func mark(chosenIn list: DialogList) -> Annotation? {
    guard let id = list.chosen.flatMap({ Int(list.line($0).id) }) else { return nil }
    return (world.marks + world.lostMarks).first { $0.id == id }
  }

  /// Says that the mark that a list is at is there no more, and has the list hold those that are.
  mutating func tellGone(at now: Instant) -> [Effect] {
    say([Announcement(Phrase(.markGone), in: world.catalogue, earcon: .boundary)], at: now) + followMarks(at: now)
  }

  /// The buttons of the list of marks, each for one of the keys that do the same.
  var markButtons: [DialogControl] {
    AnnotationButton.allCases.map { DialogControl($0.rawValue, label: text($0.label), .button(.act)) }
  }

  /// Opens the list of notes, narrowed as if words had been typed in it.
  mutating func listNotes(narrowedBy words: String, at now: Instant) -> [Effect] {
    guard var dialog = itemsDialog(of: .notes), case .list(var list) = dialog.controls[0].content else {
      return open(.items(.notes), at: now)
    }
    for character in words where !list.narrow(by: character) { return refuseNarrowing(by: words, at: now) }
    dialog.controls[0].content = .list(list)
    return open(dialog, at: now)
  }

  /// Says that nothing that is kept has some words.
  private mutating func refuseNarrowing(by words: String, at now: Instant) -> [Effect] {
    let none = Announcement(Phrase(.noMatches, ["text": .text(words)]), in: world.catalogue, earcon: .boundary)
    return say([none], at: now)
  }

  /// Has a list of marks hold what is kept now, and says the line that it is at.
  ///
  /// A list that has become empty stays, so that what was taken out of it last can be put back.
  mutating func followMarks(at now: Instant) -> [Effect] {
    guard let dialog, case .items(let option) = dialog.purpose, !option.kinds.isEmpty,
      case .list(let old) = dialog.controls[0].content
    else { return [] }
    guard var fresh = itemsDialog(of: option), case .list(var list) = fresh.controls[0].content else {
      let none = Announcement(option.noMarks, in: world.catalogue)
      var empty = emptyDialog(of: option)
      empty.focus = dialog.focus
      self.dialog = empty
      return apply(.announce([none]), at: now)
    }
    list.go(to: old.chosen ?? 0)
    fresh.controls[0].content = .list(list)
    fresh.focus = dialog.focus
    self.dialog = fresh
    return apply(.announce([fresh.item(of: list, after: list, words)]), at: now)
  }

  /// Has what was written kept; the line stays until it is, so that nothing is lost where it cannot be.
  mutating func keep(_ dialog: Dialog, by change: AnnotationChange, at now: Instant) -> [Effect] {
    var dialog = dialog
    dialog.isBeingKept = true
    self.dialog = dialog
    return handled([.mark(change)], at: now)
  }

  /// Leaves the line of what has been kept, and says in it why something has not been: nil for all other news.
  mutating func followKeeping(_ news: News, at now: Instant) -> [Effect]? {
    switch news {
    case .answered(.marked(let marking)):
      if dialog?.isBeingKept == true { dialog = nil }
      if case .removed(let kind) = marking { removedMarks.append(kind) }
      if marking == .restored { _ = removedMarks.popLast() }
      return nil
    case .answered(.markFailed(let reason)):
      guard var line = dialog, line.isBeingKept else { return nil }
      line.isBeingKept = false
      return refuse(line, world.catalogue.text(Phrase(.couldNotSave, ["reason": .text(reason)])), at: now)
    default: return nil
    }
  }

  /// Returns the empty list of marks from which the last one was taken that can be put back; nil for all that has no
  /// such list.
  func restorableDialog(for purpose: Dialog.Purpose) -> Dialog? {
    switch purpose {
    case .items(.bookmarks) where removedMarks.contains(.bookmark): emptyDialog(of: .bookmarks)
    case .items(.notes) where removedMarks.contains { $0 != .bookmark }: emptyDialog(of: .notes)
    case .items(.highlights) where removedMarks.contains(.highlight): emptyDialog(of: .highlights)
    default: nil
    }
  }

  /// Returns the line in which the words on a mark are written.
  func wordsDialog(of mark: Annotation) -> Dialog {
    let label = text(mark.kind == .bookmark ? .bookmarkName : .noteLabel)
    return Dialog(.words(mark), [DialogControl("words", label: label, .line(LineEditor(mark.line), .text))])
  }
}

extension RotorOption {
  /// That nothing is kept of what the option moves by.
  var noMarks: Phrase.Key {
    switch self {
    case .bookmarks: .noBookmarks
    case .highlights: .noHighlights
    default: .noNotes
    }
  }
}

/// A button of the list of bookmarks or notes.
enum AnnotationButton: String, CaseIterable {
  case remove, write, restore

  /// The words on its button.
  fileprivate var label: Phrase.Key {
    switch self {
    case .remove: .buttonRemove
    case .write: .buttonChangeWords
    case .restore: .buttonRestore
    }
  }
}
