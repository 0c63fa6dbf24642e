import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// The books that have been opened, and the way to all others.
  var booksDialog: Dialog {
    let items = library.books().map { book in
      let creators = book.creators.isEmpty ? [] : [book.creators.joined(separator: ", ")]
      var item = DialogList.Item(
        text: ([book.title] + creators).map(Announcement.closed).joined(separator: " "), id: book.path)
      item.isRow = true
      // The book at hand has come further since its place was kept last.
      item.value = (book.path == library.current ? progress : book.percentage).map(progressText)
      return item
    }
    let list = DialogControl("books", label: text(.booksLabel), .list(DialogList(items)))
    let other = DialogControl("folder", label: text(.otherFile), .button(.act))
    let explanation = items.isEmpty ? text(.noBooksYet) : nil
    var dialog = Dialog(.books, title: text(.openBook), explanation: explanation, [list, other, cancelButton])
    if items.isEmpty { dialog.focus = 1 }
    return dialog
  }

  private func progressText(_ percentage: Int) -> String {
    let percent = world.catalogue.text(Phrase(.percent, ["percent": .count(percentage)]))
    return world.catalogue.text(Phrase(.contentOf, ["key": .text(text(.readingProgress)), "value": .text(percent)]))
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

  /// Opens what a list of books or of files is at: a folder in the dialog, anything else as a book.
  mutating func openChosen(in list: DialogList, of dialog: Dialog, at now: Instant) -> [Effect] {
    guard let chosen = list.chosen.map({ list.all[$0] }) else {
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
    return [.host(.openBook(chosen.id))]
  }

  /// A book could not be opened: the dialog stays, with the reason.
  package mutating func bookRefused(_ reason: String, at now: Instant) -> [Effect] {
    guard let dialog else { return tell([Phrase(.couldNotOpen, ["reason": .text(reason)])], at: now) }
    return refuse(dialog, reason, at: now)
  }
}
