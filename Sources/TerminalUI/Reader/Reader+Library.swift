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

  /// Opens what is in a folder, over the bookshelf, and tells beside its path what has become of it.
  package mutating func openShelf(atFolder folder: String, telling told: String?, at now: Instant) -> [Effect] {
    let begun = openShelf(at: now).filter { !$0.isSpeech }
    guard let dialog = folderDialog(folder, telling: told) else {
      return begun + tell([Phrase(.folderUnreadable)], at: now)
    }
    return begun + open(dialog, at: now)
  }

  /// The books on the shelf, and the way to all others.
  var booksDialog: Dialog { booksDialog(seen: ShelfView()) }

  /// Returns the books on the shelf that a view shows, in its order.
  func booksDialog(seen view: ShelfView) -> Dialog {
    let books = library.books()
    let tags = Set(books.lazy.flatMap(\.tags)).sorted()
    let view = ShelfView(order: view.order, tag: view.tag.flatMap { tags.contains($0) ? $0 : nil })
    let tagged = view.tag.map { tag in books.filter { $0.tags.contains(tag) } } ?? books
    var list = DialogControl(
      "books", label: text(.booksLabel), .list(list(of: view.order.sorted(tagged), among: books)))
    list.hint = text(.shelfHint)
    let orders = DialogList(
      BookOrder.allCases.map { DialogList.Item(text: text($0.name)) },
      at: BookOrder.allCases.firstIndex(of: view.order) ?? 0)
    let sort = DialogControl("order", label: text(.orderOfBooks), .choice(orders))
    let choices = DialogList(
      [DialogList.Item(text: text(.allTags))] + tags.map { DialogList.Item(text: $0, id: $0) },
      at: view.tag.flatMap { tags.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    let filter = DialogControl("tag", label: text(.tagOfBooks), .choice(choices))
    let other = DialogControl("folder", label: text(.otherFile), .button(.act))
    var dialog = Dialog(
      .books, title: text(isAtShelf ? .bookshelf : .openBook), explanation: books.isEmpty ? text(.noBooksYet) : nil,
      [list] + (books.count > 1 ? [sort] : []) + (tags.isEmpty ? [] : [filter]) + (isAtShelf ? [] : [other])
        + [cancelButton])
    if dialog.controls[0].isEmptyList { dialog.focus = 1 }
    return dialog
  }

  /// Returns the rows of some books among those of the shelf, and the offers beside them; a row is made when it is
  /// shown.
  private func list(of books: [Library.KnownBook], among all: [Library.KnownBook]) -> DialogList {
    let rows = ShelfRows(
      world.catalogue, all: all, current: library.current, progress: progress, day: library.day)
    let offers = isAtShelf ? Offer.allCases.map(item) : []
    return DialogList(count: books.count + offers.count, at: 0) { line in
      line < books.count ? rows.item(of: books[line]) : offers[line - books.count]
    }
  }

  private func item(of offer: Offer) -> DialogList.Item { DialogList.Item(text: text(offer.name), id: offer.id) }

  /// Has the list of books show what was chosen beside it.
  mutating func followOrder(of dialog: Dialog) {
    guard dialog.purpose == .books, ["order", "tag"].contains(dialog.control.id) else { return }
    var seen = booksDialog(seen: ShelfView(of: dialog))
    seen.focus = seen.controls.firstIndex { $0.id == dialog.control.id } ?? 0
    self.dialog = seen
  }

  /// Returns the dialog of a folder, or nil for one that cannot be looked into.
  func folderDialog(_ folder: String, telling told: String? = nil) -> Dialog? {
    guard let entries = library.entries(folder) else { return nil }
    let items = entries.map { entry in
      let name = entry.isFolder ? world.catalogue.text(Phrase(.folderNamed, ["name": .text(entry.name)])) : entry.name
      return DialogList.Item(text: name, id: entry.path)
    }
    let list = DialogControl("entries", label: text(.filesLabel), .list(DialogList(items)))
    let explanation = told.map { Announcement.closed(folder) + " " + Announcement.open($0) } ?? folder
    return Dialog(.folder(folder), title: text(.openBook), explanation: explanation, [list, cancelButton])
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
    if dialog.purpose == .lessons { return [.program(.practise(chosen.id))] }
    guard dialog.purpose == .books, let offer = Offer.allCases.first(where: { $0.id == chosen.id }) else {
      return [.program(.openBook(chosen.id))]
    }
    switch offer {
    case .open: return open(.folder(library.folder), at: now)
    case .sample: return [.program(.openSample)]
    case .practise: return open(.lessons, at: now)
    case .help:
      dialogs = []
      return openKeys(at: now)
    }
  }

  /// Reports that a book could not be opened; an open dialog stays, with the reason.
  package mutating func bookRefused(_ reason: String, at now: Instant) -> [Effect] {
    guard let dialog else { return tell([Phrase(.couldNotOpen, ["reason": .text(reason)])], at: now) }
    return refuse(dialog, reason, at: now)
  }
}
