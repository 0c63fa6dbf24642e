import BookFormats
import Synchronization
import Words

/// The recognition of all pages of a book, several at once.
struct WholeRecognition {
  /// The results of the pages.
  struct Tally: Sendable {
    var (recognised, kept) = (0, 0)
    /// The losses, by the number of the page.
    var losses: [Int: Diagnostic] = [:]
    /// The loss that every page would have; no more pages are tried after it.
    var common: Diagnostic?
  }

  private struct State: Sendable {
    var next = 0
    var tally = Tally()
    var progress: WorkProgress
  }

  private let pages: ScannedPages
  private let edges: Edges

  init(_ pages: ScannedPages, _ edges: Edges) {
    self.pages = pages
    self.edges = edges
  }

  /// Recognises all pages, as many at once as there are jobs, and shows the progress.
  func run(jobs: Int) -> Tally {
    let progress = WorkProgress(count: pages.count, jobs: jobs, start: edges.clock())
    let work = Work(State(progress: progress))
    edges.workers.run(min(jobs, pages.count)) { [pages, edges] in
      while let page = work.next(of: pages.count) { work.take(pages.recognise(page), of: page, edges) }
    }
    edges.showProgress(nil)
    return work.tally
  }

  /// The pages that are left and the results of the others, for several threads.
  private final class Work: Sendable {
    private let state: Mutex<State>

    init(_ state: State) { self.state = Mutex(state) }

    var tally: Tally { state.withLock { $0.tally } }

    /// Returns the next page, or nil if there is none.
    func next(of count: Int) -> Int? {
      state.withLock { state in
        guard state.next < count, state.tally.common == nil else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    /// Takes the result of a page, and shows the progress.
    func take(_ outcome: ScannedPages.Outcome, of page: Int, _ edges: Edges) {
      state.withLock { state in
        var isNew = true
        switch outcome {
        case .recognised: state.tally.recognised += 1
        case .kept:
          state.tally.kept += 1
          isNew = false
        case .failed(let loss, let isOfEveryPage):
          state.tally.losses[page] = loss
          if isOfEveryPage { state.tally.common = loss }
        }
        state.progress.add(isNew: isNew)
        // Lines of several threads are not to be mixed, so that they are written here.
        state.progress.show(by: edges)
      }
    }
  }
}
