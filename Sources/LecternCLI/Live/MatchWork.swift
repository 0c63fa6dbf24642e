import Speech
import TerminalUI
import TextModel
import TextUnits

/// The search of the whole book for a text, in the background.
package struct MatchWork {
  /// The time that a search is waited for in silence, in milliseconds.
  private static let patience = 100

  private var query: SearchQuery?
  private var work: BackgroundWork<Result<SearchResults, SearchError>>?
  /// When to say that it takes its time; nil once that is spoken.
  package private(set) var deadline: Instant?
  /// A Boolean value that indicates whether it has not been spoken yet of the text that is looked for.
  package private(set) var isFresh = false

  /// Nothing is looked for yet.
  package init() {}

  /// A Boolean value that indicates whether something is being looked for.
  package var isUnderWay: Bool { work != nil }

  /// The news for the reader.
  package enum News: Equatable {
    case found(SearchResults)
    /// There is no answer yet, and that should be spoken.
    case takesTime
    case failed(SearchError)
  }

  /// Looks for a query, unless that is being done already.
  package mutating func begin(
    _ query: SearchQuery, in text: some ReadableText, waking keyboard: any Keyboard, _ edges: Edges
  ) {
    // A script waits for the answer, however long that takes.
    defer { deadline = keyboard.isTyped ? edges.clock().later(by: MatchWork.patience) : nil }
    guard query != self.query else { return }
    cancel()
    isFresh = true
    self.query = query
    let wake: @Sendable () -> Void = { [weak keyboard] in keyboard?.wake() }
    work = BackgroundWork(in: edges.background, wake: wake) { isCancelled in
      do throws(SearchError) {
        return try SearchResults(of: try TextSearch(query), in: text, isCancelled: isCancelled).map { .success($0) }
      } catch {
        return .failure(error)
      }
    }
  }

  /// Returns the news since the last call.
  package mutating func take(at now: Instant) -> News? {
    guard let outcome = work?.take() else {
      guard let deadline, now >= deadline else { return nil }
      self.deadline = nil
      isFresh = false
      return .takesTime
    }
    cancel()
    switch outcome {
    case .success(let results): return .found(results)
    case .failure(let error): return .failed(error)
    }
  }

  /// Stops looking.
  package mutating func cancel() {
    work?.cancel()
    self = MatchWork()
  }
}
