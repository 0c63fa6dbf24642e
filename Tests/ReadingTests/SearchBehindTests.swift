import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits

/// A search of the book that is answered while something else lies over it.
@Suite struct SearchBehindTests {
  let text = TextFixture([
    TextFixture((.paragraph, "One zoo.")).section(0), TextFixture((.paragraph, "Two zebras.")).section(0),
  ])
  let now = Instant(milliseconds: 0)

  /// A reader who looks for something and then opens something else by a key.
  func reader(lookingFor words: String, then key: String) throws -> Reader {
    let size = PageSize(columns: 80, lines: 24)
    var reader = Reader(
      world: SessionFixture.world(text), keys: try KeyMap(), shape: ReaderShape(size: size, cells: .terminal()))
    _ = reader.apply(.open, at: now)
    _ = reader.apply(.find(SearchQuery(words), .forward), at: now)
    _ = reader.press(try #require(Key(name: key)), at: now)
    return reader
  }

  func results(_ words: String) throws -> SearchResults {
    try #require(try SearchResults(of: TextSearch(SearchQuery(words)), in: text))
  }

  static let keys = ["?", ";", ":"]

  @Test(arguments: keys)
  func `a match that is found meanwhile is gone to on coming back`(key: String) throws {
    var reader = try reader(lookingFor: "zebra", then: key)
    #expect(reader.searchTakesTime(at: now).isEmpty)
    #expect(try reader.searched(results("zebra"), at: now).isEmpty)
    #expect(reader.bookSession.cursor == .start, "nothing moves behind the reader's back")
    #expect(reader.press(Key(.escape), at: now).compactMap(\.spoken) == ["Match 1 of 1.", "Two zebras."])
    #expect(reader.bookSession.cursor == TextPosition(section: 1, offset: 4))
  }

  @Test(arguments: keys)
  func `a search without an answer on coming back says that it goes on`(key: String) throws {
    var reader = try reader(lookingFor: "zebra", then: key)
    #expect(reader.press(Key(.escape), at: now).compactMap(\.spoken) == ["Searching."])
    #expect(try reader.searched(results("zebra"), at: now).compactMap(\.spoken).last == "Two zebras.")
  }

  @Test(arguments: keys)
  func `a search that fails meanwhile says so on coming back`(key: String) throws {
    var reader = try reader(lookingFor: "zebra", then: key)
    #expect(reader.searchFailed(.nothingToFind, at: now).isEmpty)
    let said = reader.press(Key(.escape), at: now).compactMap(\.spoken)
    #expect(said == ["Could not search. There is nothing to look for; name some words."])
    #expect(!reader.bookSession.awaitsMatch)
  }

  @Test func `what has become of one search is no answer to the next`() throws {
    var reader = try reader(lookingFor: "(", then: ":")
    _ = reader.searchFailed(.nothingToFind, at: now)
    for key in ["1", "0", "0", "%", "Enter"] { _ = reader.press(try #require(Key(name: key)), at: now) }
    _ = reader.apply(.find(SearchQuery("zoo"), .backward), at: now)
    _ = reader.press(try #require(Key(name: "?")), at: now)
    #expect(reader.press(Key(.escape), at: now).compactMap(\.spoken).first?.hasPrefix("Could not") == false)
  }
}
