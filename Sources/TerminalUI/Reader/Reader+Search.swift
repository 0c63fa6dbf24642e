import Reading
import Speech
import TextModel
import TextUnits

extension Reader {
  /// The book has been looked through.
  package mutating func searched(_ results: SearchResults, at now: Instant) -> [Effect] {
    layers[0].world.results = results
    return layers.count == 1 ? apply(.searched, at: now) : []
  }

  /// Looking through the book takes longer than a moment.
  package mutating func searchTakesTime(at now: Instant) -> [Effect] { apply(.answered(.searching), at: now) }

  /// The text cannot be looked for in the book.
  package mutating func searchFailed(_ error: SearchError, at now: Instant) -> [Effect] {
    apply(.answered(.searchFailed(error.sentence(in: world.catalogue))), at: now)
  }

  /// Looks through the text in view here and now, for those who wait, and through the short ones over the book.
  package mutating func search(for query: SearchQuery, at now: Instant) -> [Effect] {
    do throws(SearchError) {
      top.world.results = try SearchResults(of: try TextSearch(query), in: world.text)
    } catch {
      return apply(.answered(.searchFailed(error.sentence(in: world.catalogue))), at: now)
    }
    return apply(.searched, at: now)
  }
}
