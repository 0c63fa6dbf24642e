import Reading
import TextModel

extension Reader {
  /// The book being read; nil where there is none.
  package var nowReading: NowReading? {
    guard !isAtShelf, practice == nil else { return nil }
    let metadata = bookText.metadata
    return NowReading(
      title: metadata.title, chapter: layers[0].world.places.chapterPath(at: bookSession.cursor).last,
      creators: metadata.creators, isReading: bookSession.isReading)
  }
}
