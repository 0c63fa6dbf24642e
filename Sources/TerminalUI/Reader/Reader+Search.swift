import Reading
import Speech
import TextModel
import TextUnits
import Words

extension Reader {
  /// Takes the results of a search of the book.
  package mutating func searched(_ results: SearchResults, at now: Instant) -> [Effect] {
    layers[0].world.results = results
    let effects = tellBook(.searched, at: now)
    return practised(effects, at: now)
  }

  /// Announces that searching the book takes longer than a moment.
  package mutating func searchTakesTime(at now: Instant) -> [Effect] { tellBook(.answered(.searching), at: now) }

  /// Announces why the text cannot be searched for in the book.
  package mutating func searchFailed(_ error: SearchError, at now: Instant) -> [Effect] {
    tellBook(.answered(.searchFailed(error.sentence(in: world.catalogue))), at: now)
  }

  /// Tells the book's session of its search; what lies over the book is not disturbed, and the news waits behind it.
  private mutating func tellBook(_ news: News, at now: Instant) -> [Effect] {
    guard isBookInView else {
      searchNews = news
      return []
    }
    return apply(news, at: now)
  }

  /// Returns the effects of the book on coming back into view, if a search of it waits for an answer, or nil if none
  /// does.
  mutating func takeUpSearch(at now: Instant) -> [Effect]? {
    guard isBookInView, session.awaitsMatch else { return nil }
    // As long as there is no answer, all that is known is that it takes its time.
    let news = searchNews ?? .answered(.searching)
    searchNews = nil
    return [.silence] + apply(news, at: now)
  }

  private var isBookInView: Bool { layers.count == 1 && dialog == nil }

  /// Looks through the text in view here and now, for those who wait, and through the short ones over the book.
  package mutating func search(for query: SearchQuery, at now: Instant) -> [Effect] {
    do throws(SearchError) {
      top.world.results = try SearchResults(of: try TextSearch(query), in: world.text)
    } catch {
      return apply(.answered(.searchFailed(error.sentence(in: world.catalogue))), at: now)
    }
    let effects = apply(.searched, at: now)
    return practised(effects, at: now)
  }
}
