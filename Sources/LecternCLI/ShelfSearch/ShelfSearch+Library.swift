import BookFormats
import Bookshelf
import Reading
import TerminalUI
import TextModel
import TextUnits
import Words

extension ShelfSearch {
  /// The most matches that a list shows.
  private static let mostMatches = 200

  /// Returns what is found of some words, for a list; nil where that is cancelled.
  ///
  /// Books that are not indexed yet are waited for, or are counted in the notice.
  func found(_ words: String, waits: Bool, isCancelled: () -> Bool) -> Library.Found? {
    let query = SearchQuery(words)
    do {
      let search = try TextSearch(query)
      if waits { try index(isCancelled: isCancelled) }
      let (candidates, unindexed) = try candidates(for: query)
      var matches: [Library.Match] = []
      for candidate in candidates where matches.count <= Self.mostMatches {
        if isCancelled() { return nil }
        matches += try self.matches(of: search, in: candidate, most: Self.mostMatches + 1 - matches.count)
      }
      return .matches(
        Array(matches.prefix(Self.mostMatches)), isCut: matches.count > Self.mostMatches, unindexed: unindexed)
    } catch let error as SearchError {
      return .failed(error.sentence(in: edges.catalogue))
    } catch let error as ShelfError {
      return .failed(edges.catalogue.text(error.complaint))
    } catch {
      return .failed(edges.catalogue.text(.inputUnreadable))
    }
  }

  /// Returns the first matches in a book; none in one that cannot be opened.
  private func matches(
    of search: TextSearch, in candidate: Candidate, most: Int
  ) throws(SearchError) -> [Library.Match] {
    guard let book = try? edges.openBook(candidate.book.path) else { return [] }
    let opened = OpenedBook(book)
    let world = opened.world(catalogue: edges.catalogue)
    let ranges = try search.matches(in: candidate.sections, of: book).lazy.flatMap { section, ranges in
      ranges.map { TextRange(section: section, $0) }
    }
    return ranges.prefix(most).map { range in
      Library.Match(
        title: SafeText.line(candidate.book.title), excerpt: Excerpt(around: range, in: world, opened).heard,
        path: candidate.book.path, range: range)
    }
  }
}
