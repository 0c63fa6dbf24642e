import BookFormats
import Bookshelf
import Reading
import Speech
import TerminalUI
import TextModel
import TextUnits
import Words

extension Subcommand {
  /// The time between two words on how far indexing has come, in milliseconds.
  private static let progressPause = 1_000

  /// Carries out `lectern search --shelf`: prints every match of words in every book on the shelf.
  static func searchShelf(_ invocation: Invocation, _ edges: Edges) throws(Failure) -> ExitStatus {
    let search = try TextSearch(
      for: invocation.operands.joined(separator: " "), invocation, edges.catalogue)
    var list = MatchWriter(invocation, edges)
    let keeper = ShelfStore(edges)
    let known = keeper.exists ? try keeper.knownBooks() : []
    if let shelf = ShelfSearch(known, on: keeper, edges) {
      for candidate in try candidates(for: search.query, on: shelf) {
        do throws(Failure) {
          try write(search, in: candidate, try edges.openBook(candidate.book.path), to: &list, edges)
        } catch {
          if error.status == .usage {
            list.finish()
            throw error
          }
          edges.complain("lectern: \(SafeText.lines(edges.catalogue.text(error)))")
        }
        // The first match is shown before the other books are searched.
        edges.output.flush()
      }
    }
    list.finish()
    return list.isEmpty ? .findings : .done
  }

  /// Returns the books that may have what is looked for, once all are indexed.
  private static func candidates(
    for query: SearchQuery, on shelf: ShelfSearch
  ) throws(Failure) -> [ShelfSearch.Candidate] {
    do throws(ShelfError) {
      return try indexedCandidates(for: query, on: shelf)
    } catch {
      // A damaged index has been begun anew.
      guard error.isOfContents else { throw Failure(.inputOutput, error.complaint) }
      return try ShelfStore.attempt { () throws(ShelfError) in try indexedCandidates(for: query, on: shelf) }
    }
  }

  private static func indexedCandidates(
    for query: SearchQuery, on shelf: ShelfSearch
  ) throws(ShelfError) -> [ShelfSearch.Candidate] {
    var last: Instant?
    defer { if last != nil { shelf.edges.showProgress(nil) } }
    try shelf.index(isCancelled: { false }) { done, all in
      let now = shelf.edges.clock()
      if let last, now.milliseconds - last.milliseconds < progressPause { return }
      last = now
      shelf.edges.showProgress(
        shelf.edges.catalogue.text(Phrase(.indexingBooks, ["number": .count(done + 1), "count": .count(all)])))
    }
    return try shelf.candidates(for: query).found
  }

  private static func write(
    _ search: TextSearch, in candidate: ShelfSearch.Candidate, _ book: Book, to list: inout MatchWriter,
    _ edges: Edges
  ) throws(Failure) {
    let found: [(section: Int, ranges: [Range<Int>])]
    do throws(SearchError) { found = try search.matches(in: candidate.sections, of: book) } catch {
      throw Failure(.usage, .quoted(error.sentence(in: edges.catalogue)))
    }
    if found.isEmpty { return }
    var places = MatchPlaces(OpenedBook(book))
    for (section, ranges) in found {
      for match in places.matches(ranges, inSection: section) { list.write(match, in: candidate.book) }
    }
  }
}
