import BookFormats
import Bookshelf
import TextModel
import TextUnits
import Words

/// Takes in what epy keeps: bookmarks, and places in books that have none here.
struct EpyImport {
  let states: EpyStates
  let shelf: ShelfStore
  let edges: Edges

  /// The result of an import.
  struct Outcome {
    var bookmarks = 0
    var known = 0
    var places = 0
    /// Why a book could not be opened, one for each.
    var problems: [Complaint] = []
  }

  /// Opens every book that is named, and takes in what is kept of it; when it answers, that is on disk.
  func run() throws(Failure) -> Outcome {
    var outcome = Outcome()
    for path in Set((states.places + states.bookmarks).map(\.path)).sorted() {
      do throws(Failure) {
        let book = try edges.openBook(path)
        guard let identity = try shelf.identity(of: book, at: path) else { continue }
        try take(path, book, identity, &outcome)
      } catch {
        guard error.status != .usage else { throw error }
        outcome.problems.append(error.complaint)
      }
    }
    return outcome
  }

  private func take(
    _ path: String, _ book: Book, _ identity: BookIdentity, _ outcome: inout Outcome
  ) throws(Failure) {
    let opened = OpenedBook(book).indexed()
    let marks = states.bookmarks.filter { $0.path == path }.map { place in
      let position = Self.position(of: place, in: book, opened.tokenizer)
      let sentence = opened.tokenizer.unit(.sentence, enclosing: position, toward: .forward)
      let range = TextRange(position, max(position, sentence?.upper ?? position))
      return opened.world().note(
        on: range, of: book, identity, .bookmark, words: place.name ?? "", date: edges.date())
    }
    let shelf = try shelf.shelf()
    let added = try ShelfStore.attempt { () throws(ShelfError) in try shelf.take(marks) }
    outcome.bookmarks += added
    outcome.known += marks.count - added
    // The place a reader has come to here is not thrown away for that of another program.
    guard let place = states.places.first(where: { $0.path == path }),
      try ShelfStore.attempt({ () throws(ShelfError) in try shelf.place(of: identity) }) == nil
    else { return }
    let kept = Place(at: Self.position(of: place, in: book, opened.tokenizer), of: book, book: identity, session: "")
    try ShelfStore.attempt { () throws(ShelfError) in
      _ = try shelf.opened(identity, at: path, on: edges.date())
      try shelf.save(kept, on: edges.date())
    }
    outcome.places += 1
  }

  /// Returns the start of the word that a row of epy's screen begins with.
  static func position(
    of place: EpyStates.Place, in book: some ReadableText, _ tokenizer: some TextTokenizer
  ) -> TextPosition {
    let position = position(of: place, in: book)
    let word =
      tokenizer.unit(.word, enclosing: position, toward: .forward)
      ?? tokenizer.unit(.word, next: position, toward: .forward)
    guard let start = word?.lower, start.section == position.section else { return position }
    return start
  }

  /// Returns the position in a book of a row of epy's screen: at the start of its block, or as far in it as its rows
  /// are.
  ///
  /// epy fills rows with words and leaves one empty between blocks, so that its rows can be counted here.
  static func position(of place: EpyStates.Place, in book: some ReadableText) -> TextPosition {
    let number = min(place.section, max(0, book.sectionCount - 1))
    let section = book.section(number)
    let rows = section.blocks.map { block in
      section.substring(in: block.range).count / place.columns + 2
    }
    var wanted = place.fraction.map { Int(min(1, max(0, $0)) * Double(rows.reduce(0, +))) } ?? place.row
    for (block, count) in zip(section.blocks, rows) {
      guard wanted >= count else {
        let text = section.substring(in: block.range)
        let offset = block.range.lowerBound + text.prefix(min(wanted, count - 2) * place.columns).utf8.count
        return TextPosition(section: number, offset: offset)
      }
      wanted -= count
    }
    return TextPosition(section: number, offset: section.blocks.last?.range.lowerBound ?? 0)
  }
}
