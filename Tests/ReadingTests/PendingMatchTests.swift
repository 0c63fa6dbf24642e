import Foundation
import Reading
import Speech
import TestSupport
import Testing
import TextModel
import TextUnits

/// Searches that the whole book has not been looked through for.
@Suite struct PendingMatchTests {
  let text = TextFixture([
    TextFixture((.paragraph, "One zoo.")).section(0), TextFixture((.paragraph, "Two zebras.")).section(0),
  ])
  let now = Instant(milliseconds: 0)

  func opened() -> (Session, ReadingWorld) {
    let world = SessionFixture.world(text)
    var session = Session()
    _ = session.apply(.open, at: now, in: world)
    return (session, world)
  }

  func results(_ query: SearchQuery) throws -> SearchResults {
    try #require(try SearchResults(of: TextSearch(query), in: text))
  }

  @Test func `a search asks for the whole book and says nothing before the answer`() throws {
    var (session, world) = opened()
    let query = SearchQuery("zebra")
    let effects = session.apply(.find(query, .forward), at: now, in: world)
    #expect(effects == [.silence, .search(query)])
    world.results = try results(query)
    #expect(session.apply(.searched, at: now, in: world).compactMap(\.spoken) == ["Match 1 of 1.", "Two zebras."])
    #expect(session.apply(.searched, at: now, in: world).isEmpty, "an answer is taken once")
  }

  @Test func `what takes longer is told, unless a match is at hand`() throws {
    var (session, world) = opened()
    _ = session.apply(.find(SearchQuery("zebra"), .forward), at: now, in: world)
    #expect(session.apply(.answered(.searching), at: now, in: world).compactMap(\.spoken) == ["Searching."])
    world.results = try results(SearchQuery("zebra"))
    #expect(session.apply(.searched, at: now, in: world).compactMap(\.spoken).last == "Two zebras.")
    _ = session.apply(.bookEdge(.backward), at: now, in: world)
    _ = session.apply(.find(SearchQuery("zoo"), .forward), at: now, in: world)
    #expect(session.apply(.answered(.searching), at: now, in: world).compactMap(\.spoken) == ["Match.", "One zoo."])
    world.results = try results(SearchQuery("zoo"))
    #expect(session.apply(.searched, at: now, in: world).isEmpty)
  }

  @Test func `the next key drops a search that is not answered`() throws {
    var (session, world) = opened()
    _ = session.apply(.find(SearchQuery("zebra"), .forward), at: now, in: world)
    _ = session.apply(.whereAmI, at: now, in: world)
    #expect(session.apply(.answered(.searching), at: now, in: world).isEmpty)
    world.results = try results(SearchQuery("zebra"))
    #expect(session.apply(.searched, at: now, in: world).isEmpty)
    #expect(session.cursor == .start)
    #expect(session.apply(.findNext(.forward), at: now, in: world).compactMap(\.spoken).last == "Two zebras.")
  }

  @Test func `results of another search are none of this one`() throws {
    var (session, world) = opened()
    world.results = try results(SearchQuery("zoo"))
    let query = SearchQuery("zebra")
    #expect(session.apply(.find(query, .forward), at: now, in: world) == [.silence, .search(query)])
  }

  @Test func `reading that waited for a search goes on from what it finds`() throws {
    var (session, world) = opened()
    _ = session.apply(.readFromCaret, at: now, in: world)
    let query = SearchQuery("zebra")
    #expect(session.apply(.find(query, .forward), at: now, in: world) == [.silence, .search(query)])
    world.results = try results(query)
    #expect(session.apply(.searched, at: now, in: world).compactMap(\.spoken).first == "Two zebras.")
    #expect(session.isReading)
  }

  @Test func `a session that is kept remembers what was searched for`() throws {
    var (session, world) = opened()
    _ = session.apply(.find(SearchQuery("zebra", .capitals), .forward), at: now, in: world)
    let kept = try JSONDecoder().decode(Session.self, from: try JSONEncoder().encode(session))
    #expect(kept == session && kept.query == SearchQuery("zebra", .capitals))
    world.results = nil
    var again = kept
    #expect(again.apply(.findNext(.backward), at: now, in: world).contains(.search(SearchQuery("zebra", .capitals))))
  }
}
