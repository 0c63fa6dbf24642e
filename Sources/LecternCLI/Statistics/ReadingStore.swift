import Bookshelf
import Reading

/// The reading of one book, on the shelf.
struct ReadingStore {
  let shelf: ShelfStore
  let identity: Result<BookIdentity?, Failure>
  let date: @Sendable () -> Int

  /// Adds what has been measured to what is kept, with the length of the book in characters; what cannot be written
  /// stays in the meter.
  ///
  /// It is not worth an interruption of reading, and is not announced.
  func keep(_ meter: inout ReadingMeter, length: Int?, waiting: Bool) {
    let measured = meter.take()
    guard !measured.isEmpty, let known = try? identity.get() else { return }
    do {
      try shelf.shelf().add(measured, length: length, of: known, on: date(), waiting: waiting)
    } catch {
      meter.putBack(measured)
    }
  }

  /// The reading of this book, of the others and of all.
  var answers: [News.Answer] {
    let books = shelf.exists ? (try? shelf.shelf().reading()) ?? [] : []
    return [.statistics(StatisticsList(books, in: shelf.catalogue).lines(beginningWith: try? identity.get()))]
  }
}
