import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// The offers of the bookshelf beside its books.
  private enum Offer: String, CaseIterable {
    case open, sample, practise, help

    var name: Phrase.Key {
      switch self {
      case .open: .otherFile
      case .sample: .readSample
      case .practise: .practiseRotor
      case .help: .shelfHelp
      }
    }

    /// The identifier of the line that makes the offer.
    var id: String { "offer " + rawValue }
  }

  /// Opens the bookshelf in the place of a book; where words are given, narrowed by them.
  package mutating func openShelf(narrowedBy words: String = "", at now: Instant) -> [Effect] {
    let begun = apply(.open, at: now).filter { !$0.isSpeech }
    var dialog = booksDialog
    if case .list(var list) = dialog.controls[0].content {
      for character in words { _ = list.narrow(by: character) }
      dialog.controls[0].content = .list(list)
    }
    return begun + open(dialog, at: now)
  }

  /// Opens what is in a folder, over the bookshelf.
  package mutating func openShelf(atFolder folder: String, at now: Instant) -> [Effect] {
    let begun = openShelf(at: now).filter { !$0.isSpeech }
    guard let dialog = folderDialog(folder) else { return begun + tell([Phrase(.folderUnreadable)], at: now) }
    return begun + open(dialog, at: now)
  }

  /// The books that have been opened, and the way to all others.
  var booksDialog: Dialog { booksDialog(in: .read, withOrder: 0) }

  private func booksDialog(in order: BookOrder, withOrder chosen: Int) -> Dialog {
    let books = library.books()
    let items = order.sorted(books).map(item) + (isAtShelf ? Offer.allCases.map(item) : [])
    let list = DialogControl("books", label: text(.booksLabel), .list(DialogList(items)))
    let orders = DialogList(BookOrder.allCases.map { DialogList.Item(text: text($0.name)) }, at: chosen)
    let sort = DialogControl("order", label: text(.orderOfBooks), .choice(orders))
    let other = DialogControl("folder", label: text(.otherFile), .button(.act))
    var dialog = Dialog(
      .books, title: text(isAtShelf ? .bookshelf : .openBook), explanation: books.isEmpty ? text(.noBooksYet) : nil,
      [list] + (books.count > 1 ? [sort] : []) + (isAtShelf ? [] : [other]) + [cancelButton])
    if items.isEmpty { dialog.focus = 1 }
    return dialog
  }

  private func item(of book: Library.KnownBook) -> DialogList.Item {
    let creators = book.creators.isEmpty ? [] : [book.creators.joined(separator: ", ")]
    var item = DialogList.Item(
      text: ([book.title] + creators).map(Announcement.closed).joined(separator: " "), id: book.path)
    item.isRow = true
    // The book at hand has come further since its place was kept last.
    let percentage = book.path == library.current ? progress : book.percentage
    item.value = percentage.map(progressText)
    item.column = percentage.map { "\($0) %" }
    return item
  }

  private func item(of offer: Offer) -> DialogList.Item { DialogList.Item(text: text(offer.name), id: offer.id) }

  private func progressText(_ percentage: Int) -> String {
    let percent = world.catalogue.text(Phrase(.percent, ["percent": .count(percentage)]))
    return world.catalogue.text(Phrase(.contentOf, ["key": .text(text(.readingProgress)), "value": .text(percent)]))
  }

  /// Has the list of books stand in the order that was chosen beside it.
  mutating func followOrder(of dialog: Dialog) {
    guard dialog.purpose == .books, dialog.control.id == "order", case .choice(let orders) = dialog.control.content
    else { return }
    var sorted = booksDialog(in: BookOrder.allCases[orders.at], withOrder: orders.at)
    sorted.focus = dialog.focus
    self.dialog = sorted
  }

  /// What is in a folder; nil for one that cannot be looked into.
  func folderDialog(_ folder: String) -> Dialog? {
    guard let entries = library.entries(folder) else { return nil }
    let items = entries.map { entry in
      let name = entry.isFolder ? world.catalogue.text(Phrase(.folderNamed, ["name": .text(entry.name)])) : entry.name
      return DialogList.Item(text: name, id: entry.path)
    }
    let list = DialogControl("entries", label: text(.filesLabel), .list(DialogList(items)))
    return Dialog(.folder(folder), title: text(.openBook), explanation: folder, [list, cancelButton])
  }

  /// The lessons, to choose one from.
  var lessonsDialog: Dialog {
    let items = library.lessons().map { lesson, record in
      var item = DialogList.Item(text: lesson.title, id: lesson.name)
      let known = lesson.words(of: record, in: world.catalogue)
      item.value = known.isEmpty ? nil : known.joined(separator: ", ")
      return item
    }
    let list = DialogControl("lessons", label: text(.lessonsLabel), .list(DialogList(items)))
    return Dialog(.lessons, title: text(.practiseRotor), [list, cancelButton])
  }

  /// Opens what a list of books or of files is at: a folder in the dialog, anything else as a book.
  mutating func openChosen(in list: DialogList, of dialog: Dialog, at now: Instant) -> [Effect] {
    guard let chosen = list.chosen.map({ list.line($0) }) else {
      return refuse(list, at: now)
    }
    if case .folder(let folder) = dialog.purpose,
      library.entries(folder)?.contains(where: { $0.path == chosen.id && $0.isFolder }) == true
    {
      guard let inside = folderDialog(chosen.id) else {
        return refuse(dialog, text(.folderUnreadable), at: now)
      }
      self.dialog = inside
      return say(inside.opening(words), at: now)
    }
    if dialog.purpose == .lessons { return [.host(.practise(chosen.id))] }
    guard dialog.purpose == .books, let offer = Offer.allCases.first(where: { $0.id == chosen.id }) else {
      return [.host(.openBook(chosen.id))]
    }
    switch offer {
    case .open: return open(.folder(library.folder), at: now)
    case .sample: return [.host(.openSample)]
    case .practise: return open(.lessons, at: now)
    case .help:
      dialogs = []
      return openKeys(at: now)
    }
  }

  /// Does with a key to the book that the shelf is at.
  ///
  /// Delete takes it off, Control Z puts the last one back, F3 asks for words to look for in all books. Nil for other keys,
  /// and in other dialogs.
  mutating func pressShelf(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect]? {
    guard dialog.purpose == .books else { return nil }
    if key == Key(.function(3)) { return open(.searchShelf, at: now) }
    guard case .list(let list) = dialog.control.content else { return nil }
    switch (key.base, key.modifiers) {
    case (.delete, []):
      guard let book = list.chosen.map({ list.line($0) }), book.isRow else {
        return say([Announcement(Phrase(.nothingToRemove), in: world.catalogue, earcon: .boundary)], at: now)
      }
      return [.host(.removeBook(book.id))]
    case (.character("z"), .control):
      guard let path = removedBooks.last else {
        return say([Announcement(Phrase(.nothingToRestore), in: world.catalogue, earcon: .boundary)], at: now)
      }
      return [.host(.restoreBook(path))]
    default: return nil
    }
  }

  /// A book was taken off the shelf or put back, which holds what is given from now on.
  package mutating func shelfChanged(to library: Library, removed path: String?, at now: Instant) -> [Effect] {
    self.library = library
    if let path { removedBooks.append(path) } else { removedBooks.removeLast() }
    let told = Announcement(path == nil ? .bookRestored : .bookRemoved, in: world.catalogue)
    guard let old = dialog, old.purpose == .books, case .list(let before) = old.controls[0].content else {
      return say([told], at: now)
    }
    let order =
      old.controls.lazy.compactMap { control -> Int? in
        if case .choice(let orders) = control.content { orders.at } else { nil }
      }.first ?? 0
    var fresh = booksDialog(in: BookOrder.allCases[order], withOrder: order)
    if case .list(var list) = fresh.controls[0].content, list.count > 0 {
      list.go(to: before.chosen ?? 0)
      fresh.controls[0].content = .list(list)
      dialog = fresh
      return say([told, fresh.item(of: list, after: list, words)], at: now)
    }
    dialog = fresh
    return say([told] + fresh.opening(words), at: now)
  }

  /// A book could not be opened: the dialog stays, with the reason.
  package mutating func bookRefused(_ reason: String, at now: Instant) -> [Effect] {
    guard let dialog else { return tell([Phrase(.couldNotOpen, ["reason": .text(reason)])], at: now) }
    return refuse(dialog, reason, at: now)
  }
}
