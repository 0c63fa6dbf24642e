import Accessibility
import Reading
import Speech
import Words

/// The news of the bookshelf: every list of its books holds those that are on it now.
extension Reader {
  /// A Boolean value that indicates whether a list of the books of the shelf is at hand.
  package var isAtBooks: Bool { dialog?.purpose == .books }

  /// Takes a changed shelf after a book was taken off or put back.
  package mutating func shelfChanged(to library: Library, removed path: String?, at now: Instant) -> [Effect] {
    let restored = path == nil ? removedBooks.popLast() : nil
    if let path { removedBooks.append(path) }
    renew(library, at: restored)
    let told = Announcement(path == nil ? .bookRestored : .bookRemoved, in: world.catalogue)
    return say([told] + atHand, at: now)
  }

  /// Takes a shelf that was renewed in the background, and announces it without interrupting.
  package mutating func shelfRenewed(to library: Library, telling news: [Phrase], at now: Instant) -> [Effect] {
    renew(library)
    guard !news.isEmpty else { return [] }
    return apply(.announce(news.map { Announcement($0, in: world.catalogue) }), at: now)
  }

  /// Carries out a request at the shelf: the dialog that asked is left, and the one below it says where it is.
  package mutating func shelfFollows(
    to library: Library, telling phrase: Phrase, leaving isLeft: Bool = true, at now: Instant
  ) -> [Effect] {
    if isLeft, let purpose = dialog?.purpose, purpose != .books, purpose != .folders { dialog = nil }
    renew(library)
    return say([Announcement(phrase, in: world.catalogue)] + atHand, at: now)
  }

  /// Shows the description of a book, a line each, over the shelf.
  package mutating func bookDescribed(_ lines: [String], at now: Instant) -> [Effect] {
    setAside = dialogs
    dialogs = []
    return open(
      .details, title: world.catalogue.text(.aboutTitle), lines: lines.map { TextLine(KeyedText($0)) }, at: now)
  }

  /// Asks for the path of a book whose file was not found.
  package mutating func bookNotFound(_ path: String, at now: Instant) -> [Effect] {
    guard dialog?.purpose == .books else { return [] }
    let told = Announcement(.bookNotFound, in: world.catalogue)
    dialogs.append(fileDialog(of: path))
    return say([told] + (dialog?.opening(words) ?? []), at: now)
  }

  /// Announces that looking for a file takes a moment.
  package mutating func bookIsLookedFor(at now: Instant) -> [Effect] {
    say([Announcement(.searching, in: world.catalogue)], at: now)
  }

  /// The row that the dialog at hand is at, as it is spoken.
  private var atHand: [Announcement] {
    guard let dialog else { return [] }
    guard case .list(let list) = dialog.control.content, list.count > 0 else { return dialog.opening(words) }
    return [dialog.item(of: list, after: list, words)]
  }

  /// Has all lists hold what the shelf is now; they stay where they are, or go to a book.
  private mutating func renew(_ library: Library, at book: String? = nil) {
    self.library = library
    dialogs = dialogs.map { renewed($0, at: book) }
    setAside = setAside.map { renewed($0, at: book) }
  }

  /// Returns a list of books, or of folders, as it is now: what was chosen and typed in it stays.
  private func renewed(_ old: Dialog, at book: String?) -> Dialog {
    guard old.purpose == .books || old.purpose == .folders, case .list(let before) = old.controls[0].content else {
      return old
    }
    var fresh = old.purpose == .books ? booksDialog(seen: ShelfView(of: old)) : foldersDialog
    guard case .list(var list) = fresh.controls[0].content else { return fresh }
    for character in before.filter { _ = list.narrow(by: character) }
    let chosen = book ?? before.chosen.map { before.line($0).id }
    list.go(to: (0..<list.count).first { list.item($0).id == chosen } ?? before.at)
    fresh.controls[0].content = .list(list)
    let focused = old.control.id
    // The first books of an empty list are gone to.
    let isFirst = old.controls[0].isEmptyList
    if !fresh.controls[0].isEmptyList, !isFirst { fresh.focus = fresh.controls.firstIndex { $0.id == focused } ?? 0 }
    return fresh
  }
}
