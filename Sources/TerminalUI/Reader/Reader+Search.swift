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

  /// Looks through the text in view here and now, for those who wait, and through the short ones over the book.
  package mutating func search(for query: SearchQuery, at now: Instant) -> [Effect] {
    do throws(SearchError) {
      top.world.results = try SearchResults(of: try TextSearch(query), in: world.text)
    } catch {
      return apply(.answered(.searchFailed(error.message)), at: now)
    }
    return apply(.searched, at: now)
  }
}
