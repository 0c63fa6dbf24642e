import LecternCLI
import Speech
import Synchronization
import TestSupport
import Testing
import TextModel
import TextUnits

/// The search of the whole book behind the reader's back.
@Suite struct MatchWorkTests {
  /// Work that is done when the test says so.
  final class Later: Sendable {
    private let waiting = Mutex<[@Sendable () -> Void]>([])

    var count: Int { waiting.withLock { $0.count } }

    func add(_ work: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(work) } }

    func run() {
      let work = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for piece in work { piece() }
    }
  }

  let book = TextFixture((.paragraph, "One zoo, two zoos."))
  let later = Later()
  let edges: Edges

  init() throws {
    edges = ProgramRun.edges(MemoryOutput(), home: try TemporaryFolder(), background: { [later] in later.add($0) })
  }

  func at(_ milliseconds: Int) -> Instant { Instant(milliseconds: milliseconds) }

  func results(_ words: String) throws -> SearchResults {
    try #require(try SearchResults(of: TextSearch(SearchQuery(words)), in: book))
  }

  @Test func `a search that takes a moment is waited for in silence, one that takes longer is told once`() throws {
    var work = MatchWork()
    work.begin(SearchQuery("zoo"), in: book, waking: TypedKeys(""), edges)
    #expect(work.deadline == at(100))
    #expect(work.take(at: at(99)) == nil)
    #expect(work.take(at: at(100)) == .takesTime)
    #expect(work.take(at: at(200)) == nil && work.deadline == nil)
    later.run()
    #expect(try work.take(at: at(300)) == .found(results("zoo")))
    #expect(work.take(at: at(400)) == nil)
  }

  @Test func `the same search is not begun twice, and another one ends it`() throws {
    var work = MatchWork()
    for _ in 0..<2 { work.begin(SearchQuery("zoo"), in: book, waking: TypedKeys(""), edges) }
    #expect(later.count == 1)
    work.begin(SearchQuery("two"), in: book, waking: TypedKeys(""), edges)
    later.run()
    #expect(try work.take(at: at(1)) == .found(results("two")))
  }

  @Test func `a search that is cancelled or wrong has no results`() {
    var work = MatchWork()
    work.begin(SearchQuery("zoo"), in: book, waking: TypedKeys(""), edges)
    work.cancel()
    later.run()
    #expect(work.take(at: at(1000)) == nil)
    work.begin(SearchQuery("a(b", .pattern), in: book, waking: TypedKeys(""), edges)
    later.run()
    #expect(work.take(at: at(1)) == .failed(.badPattern("a(b", character: 3, .parenthesis)))
  }
}
