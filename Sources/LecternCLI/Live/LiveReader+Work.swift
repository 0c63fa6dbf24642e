import Reading
import TerminalUI
import TextModel

/// What is found out behind the reader's back, and handed to the session when it is there.
extension LiveReader {
  /// Takes the index of the whole book.
  mutating func takeIndex() {
    guard let desk = index.take(), let book = desk.index else { return }
    hasLooked = true
    parts.pages.keep(desk)
    screen?.pages = desk.geometry
    carryOut(reader.indexed(book, desk.geometry, desk.tokenizer, at: now))
  }

  /// Has what lies beside the place read, once the whole book has been looked through, which comes first.
  mutating func readBeside() {
    if hasLooked { beside.read(around: reader.bookSession.cursor.section) }
  }

  /// Takes what the search of the book has come to.
  mutating func takeMatches() {
    switch matches.take(at: now) {
    case .found(let results): carryOut(reader.searched(results, at: now))
    case .takesTime: carryOut(reader.searchTakesTime(at: now))
    case .failed(let error): carryOut(reader.searchFailed(error, at: now))
    case nil: break
    }
  }

  /// Takes what has been laid out.
  mutating func takeLayout() {
    guard let goal = layouts.take() else { return }
    carryOut(reader.apply(.answered(.laidOut(goal)), at: now))
  }
}
