import PageLayout
import Reading
import Speech
import TextModel
import Words

/// The reading statistics and their sources.
extension Reader {
  /// The book, whatever lies over it.
  package var bookText: any ReadableText { layers[0].world.text }

  /// The page that the place in the book is on; nil where it is not known without laying text out.
  package var bookPage: Page? {
    let (geometry, cursor) = (layers[0].world.geometry, bookSession.cursor)
    return geometry.isNear(cursor) ? geometry.page(containing: cursor) : nil
  }

  /// The length of the book in characters; nil until the whole book is known.
  package var bookLength: Int? { layers[0].world.index?.characters }

  /// Opens the reading statistics over the book as a text, a line each.
  mutating func openStatistics(_ lines: [String], at now: Instant) -> [Effect] {
    open(
      .problems, title: world.catalogue.text(.statisticsTitle), lines: lines.map { TextLine(KeyedText($0)) }, at: now)
  }
}
