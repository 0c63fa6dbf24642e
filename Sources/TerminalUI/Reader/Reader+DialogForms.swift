import Accessibility
import Reading
import TextModel
import Words

extension Reader {
  /// Returns a dialog, filled in as it opens; nil where the book gives nothing to choose from.
  func dialog(for purpose: Dialog.Purpose) -> Dialog? {
    let history = histories[purpose] ?? []
    switch purpose {
    case .search, .searchBack:
      let label = text(purpose == .search ? .searchLabel : .searchBackLabel)
      return Dialog(purpose, history: history, [DialogControl("text", label: label, .line(LineEditor(), .search))])
    case .command:
      let line = DialogControl("line", label: text(.commandLabel), .line(LineEditor(), .text))
      return Dialog(.command, history: history, [line])
    case .note: return Dialog(purpose, [DialogControl("note", label: text(.noteLabel), .line(LineEditor(), .text))])
    case .words(let mark): return wordsDialog(of: mark)
    case .page: return pageDialog
    case .contents: return entries.isEmpty ? nil : contentsDialog
    case .settings: return settingsDialog
    case .confirmation(let question): return dialog(asking: question)
    case .address(let address): return dialog(asking: address)
    case .books: return booksDialog
    case .shelfActions: return nil
    case .tags(let path): return tagsDialog(of: path)
    case .bookFile(let path): return fileDialog(of: path)
    case .folders: return foldersDialog
    case .newFolder: return newFolderDialog
    case .searchShelf: return shelfSearchDialog
    case .matches(let matches): return dialog(listing: matches)
    case .lessons: return lessonsDialog
    case .heard: return heardDialog
    case .findings: return reviewDialog
    case .folder(let folder): return folderDialog(folder)
    case .rotor: return rotorDialog
    case .items(let option): return itemsDialog(of: option)
    case .actions(let actions):
      return dialog(
        .actions(actions), title: .actionsTitle,
        lines: actions.map { Announcement.open($0.name(in: world.catalogue)) })
    case .jumps:
      return dialog(.jumps, title: .jumpsTitle, lines: bookSession.jumpPlaces(in: layers[0].world))
    case .correction(let readings): return dialog(listing: readings)
    case .pronunciation(let word): return dialog(pronouncing: word)
    }
  }

  /// Returns a list of lines to choose one from; nil where there is none.
  private func dialog(_ purpose: Dialog.Purpose, title: Phrase.Key, lines: [String]) -> Dialog? {
    guard !lines.isEmpty else { return nil }
    let list = DialogList(lines.map { DialogList.Item(text: $0) })
    return Dialog(
      purpose, title: Announcement.open(text(title)),
      explanation: world.catalogue.text(Phrase(.itemCount, ["count": .count(list.count)])),
      [DialogControl("items", label: text(.rotorItems), .list(list)), cancelButton])
  }

  /// The table of contents, with the page of each entry once pages have been counted.
  private var contentsDialog: Dialog {
    let world = layers[0].world
    let here = world.places.outlineEntry(at: bookSession.cursor)
    let items = entries.enumerated().map { number, entry in
      var item = DialogList.Item(text: entry.label, depth: entry.depth)
      if let place = world.index?.position(ofEntry: number, in: entries) { item = item.onPage(of: place, in: world) }
      return number == here ? item.marked(text(.youAreHere)) : item
    }
    var list = DialogControl("entries", label: text(.chaptersLabel), .list(DialogList(items, at: here ?? 0)))
    list.hint = text(.contentsHint)
    return Dialog(.contents, title: text(.contents), [list, cancelButton])
  }

  private var pageDialog: Dialog? {
    guard let last = world.geometry.pageCount else { return nil }
    let number = page.flatMap { world.geometry.number(of: $0) } ?? 1
    let line = DialogControl(
      "number", label: text(.pageNumberLabel), .line(.offering("\(number)"), .number(1...max(1, last))))
    return Dialog(.page, title: text(.goToPage), [line, doneButton, cancelButton])
  }

  /// A button that uses what a dialog holds.
  var doneButton: DialogControl { DialogControl("done", label: text(.buttonDone), .button(.done)) }

  /// A button that leaves a dialog as it was.
  var cancelButton: DialogControl { DialogControl("cancel", label: text(.buttonCancel), .button(.leave)) }

  /// Returns a phrase in the reader's language.
  func text(_ key: Phrase.Key) -> String { world.catalogue.text(key) }
}

extension DialogList.Item {
  /// Returns the line with the page of a position, where that is known.
  func onPage(of position: TextPosition, in world: ReadingWorld) -> Self {
    guard let number = world.geometry.pageNumber(at: position) else { return self }
    var item = self
    item.value = world.catalogue.text(Phrase(.pageNumber, ["page": .count(number)]))
    item.column = "\(number)"
    return item
  }

  /// Returns the line with the chapter of a position before its page, where there is a chapter.
  func inChapter(of position: TextPosition, in world: ReadingWorld) -> Self {
    guard let chapter = world.places.chapterPath(at: position).last else { return self }
    var item = self
    item.value = value.map { chapter + ", " + $0 } ?? chapter
    return item
  }

  /// Returns the line with words that it is where the reader is, and a symbol for that before its page.
  fileprivate func marked(_ words: String) -> Self {
    var item = self
    item.value = value.map { Announcement.open($0) + ", " + words } ?? words
    item.column = ["•", column].compactMap(\.self).joined(separator: " ")
    return item
  }
}
