import Accessibility
import Reading
import Speech
import Words

/// The actions at the bookshelf, by keys and by the list of actions.
extension Reader {
  /// Does with a key to the book that the shelf is at; nil for other keys, and in other dialogs.
  mutating func pressShelf(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect]? {
    if let effects = pressFolders(key, in: dialog, at: now) { return effects }
    guard dialog.purpose == .books else { return nil }
    if key == Key(.function(10)) { return open(actionsDialog(at: dialog), at: now) }
    guard key != Key(.enter), let action = ShelfAction.allCases.first(where: { $0.key == key }) else { return nil }
    if action == .search { return perform(action, at: nil, now) }
    guard case .list = dialog.control.content else { return nil }
    return perform(action, at: dialog.bookAtHand, now)
  }

  /// Returns the list of actions on a book, by the names that announce them and the keys that do them.
  private func actionsDialog(at shelf: Dialog) -> Dialog {
    let book = shelf.bookAtHand
    let items = ShelfAction.allCases.filter { book != nil || !$0.needsBook }.map { action in
      var item = DialogList.Item(text: text(action.name), id: action.rawValue)
      item.value = action.key.map { keyNames.spoken($0) }
      return item
    }
    let list = DialogControl("items", label: text(.rotorItems), .list(DialogList(items)))
    return Dialog(
      .shelfActions(book?.id), title: text(.actionsTitle), explanation: book.map { Announcement.open($0.text) },
      [list, cancelButton])
  }

  /// Does what was chosen in the list of actions, at the shelf below it.
  mutating func performAction(in list: DialogList, of dialog: Dialog, at now: Instant) -> [Effect] {
    guard let action = list.chosen.flatMap({ ShelfAction(rawValue: list.line($0).id) }) else {
      return refuse(list, at: now)
    }
    self.dialog = nil
    return perform(action, at: self.dialog?.bookAtHand, now)
  }

  private mutating func perform(_ action: ShelfAction, at book: DialogList.Item?, _ now: Instant) -> [Effect] {
    switch (action, book) {
    case (.search, _): return open(.searchShelf, at: now)
    case (.folders, _): return open(.folders, at: now)
    case (.restore, _):
      guard let path = removedBooks.last else { return missing(.nothingToRestore, at: now) }
      return [.program(.restoreBook(path))]
    case (.open, let book?): return [.program(.openBook(book.id))]
    case (.details, let book?): return [.program(.describeBook(book.id))]
    case (.tags, let book?): return open(.tags(book.id), at: now)
    case (.locate, let book?): return [.program(.locateBook(book.id))]
    case (.remove, let book?): return [.program(.removeBook(book.id))]
    case (.remove, nil): return missing(.nothingToRemove, at: now)
    default: return missing(.noBookHere, at: now)
    }
  }

  private mutating func missing(_ phrase: Phrase.Key, at now: Instant) -> [Effect] {
    say([Announcement(Phrase(phrase), in: world.catalogue, earcon: .boundary)], at: now)
  }
}

extension Dialog {
  /// The row of the book that a list of books is at; nil where it is at something else.
  var bookAtHand: DialogList.Item? {
    guard purpose == .books, case .list(let list) = controls[0].content,
      let row = list.chosen.map({ list.line($0) }), row.isRow
    else { return nil }
    return row
  }
}
