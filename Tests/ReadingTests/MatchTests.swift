import Accessibility
import Reading
import Speech
import TestSupport
import Testing
import TextModel
import TextUnits

/// Looking for a text and going through its matches.
@Suite struct MatchTests {
  let zoo = TextFixture([
    TextFixture(
      (.heading(level: 1), "The zoo"),
      (.paragraph, "We left early. One two three four five six seven eight nine to the zoo and back. It rained.")
    ).section(0),
    TextFixture((.paragraph, "No animals here."), (.paragraph, "Another Zoo.")).section(0),
  ])

  func find(_ text: String, _ direction: Direction = .forward) -> Command { .find(SearchQuery(text), direction) }

  @Test func `a search goes to the next match and says its number and the sentence from a few words before`() throws {
    var book = try SessionFixture(zoo)
    #expect(try book.heard(find("zoo")) == ["Match 1 of 3.", "The zoo. Heading level 1."])
    #expect(try book.heard("n") == ["Match 2 of 3.", "four five six seven eight nine to the zoo and back."])
    #expect(book.session.cursor == TextPosition(section: 0, offset: 75))
    #expect(book.session.focus == TextRange(section: 0, 75..<78))
    #expect(
      try book.heard("n n N") == [
        "Match 3 of 3.", "Another Zoo.", "E:boundary", "No next match.", "Match 2 of 3.",
        "four five six seven eight nine to the zoo and back.",
      ])
  }

  @Test func `a match at the cursor is the first, and is left by looking again`() throws {
    var book = try SessionFixture(zoo)
    #expect(try book.heard(find("the")).first == "Match 1 of 3.")
    #expect(try book.heard(find("the")).first == "Match 2 of 3.")
  }

  @Test func `looking again for what stands here alone tells that it does`() throws {
    var book = try SessionFixture(zoo)
    for _ in 0..<2 {
      #expect(try book.heard(find("animals")).first == "Match 1 of 1.")
    }
  }

  @Test func `a text that is not there is told, and one that lies behind the reader`() throws {
    var book = try SessionFixture(zoo)
    #expect(try book.heard(find("qqq")) == ["E:boundary", "No matches for qqq."])
    #expect(try book.heard("C-End").last == "Another Zoo.")
    #expect(try book.heard(find("animals")) == ["E:boundary", "No next match, 1 before."])
    #expect(try book.heard("n") == ["E:boundary", "No next match."])
    #expect(try book.heard("N") == ["Match 1 of 1.", "No animals here."])
    #expect(try book.heard(find("another", .backward)) == ["E:boundary", "No previous match, 1 after."])
  }

  @Test func `before any search the next match is none, and the key for the one before begins a search`() throws {
    var book = try SessionFixture(zoo)
    #expect(
      try book.heard("n N") == [
        "E:boundary", "Nothing has been searched for.", "Search backward. Search field.",
      ])
  }

  @Test func `a search that is wrong says why`() throws {
    var book = try SessionFixture(zoo)
    let heard = try book.heard(.find(SearchQuery("a(b", .pattern), .forward))
    #expect(
      heard == [
        "E:boundary", "Could not search. The pattern a(b is wrong at character 3: a parenthesis has no partner.",
      ])
    #expect(try book.heard(find(" ")).last == "Could not search. There is nothing to look for; name some words.")
  }

  @Test func `a search goes on at the other end where the reader wants it`() throws {
    var settings = Settings()
    settings.wrap = true
    var book = try SessionFixture(zoo, settings: settings)
    _ = try book.heard("C-End")
    #expect(try book.heard(find("animals")) == ["Wrapping to start.", "Match 1 of 1.", "No animals here."])
    #expect(try book.heard("N") == ["Wrapping to end.", "Match 1 of 1.", "No animals here."])
  }

  @Test func `going back leads to where the search began`() throws {
    var book = try SessionFixture(zoo)
    _ = try book.heard("Down")
    _ = try book.heard(find("animals"))
    let start = try #require(try book.heard("u").first)
    #expect(start.hasPrefix("We left early."))
  }

  @Test func `space at a match reads from the start of its sentence, and a reads from the match`() throws {
    var book = try SessionFixture(zoo)
    _ = try book.heard(find("back"))
    #expect(
      try book.heard("Space") == ["One two three four five six seven eight nine to the zoo and back."])
    _ = try book.heard("Esc")
    _ = try book.heard(find("rained"))
    #expect(try book.heard("a") == ["rained."])
  }

  @Test func `a search while reading goes on reading from the sentence it finds`() throws {
    var book = try SessionFixture(zoo)
    _ = try book.heard("a @words:1")
    #expect(try book.heard(find("animals")) == ["No animals here."])
    #expect(try book.heard("@sentence") == ["Another Zoo."])
    #expect(try book.heard(find("qqq")) == ["E:boundary", "No matches for qqq.", "Another Zoo."])
  }

  @Test func `the rotor has search results once there are some, and moves by them`() throws {
    var book = try SessionFixture(zoo)
    #expect(try !book.heard("[ [ [ [ [ [ [ [ [").contains("Search results."))
    _ = try book.heard("C-Home")
    _ = try book.heard(find("zoo"))
    var turned: [String] = []
    while turned.last != "Search results.", turned.count < 20 { turned += try book.heard("]") }
    #expect(turned.last == "Search results.")
    #expect(
      try book.heard("Down Down Down Up").filter { $0.hasPrefix("Match") || $0.hasPrefix("No ") } == [
        "Match 2 of 3.", "Match 3 of 3.", "No next match.", "Match 2 of 3.",
      ])
    _ = try book.heard(find("qqq"))
    #expect(try book.heard("] [").last != "Search results.")
  }

  @Test func `a match from the list of them is told as one that is looked for`() throws {
    var book = try SessionFixture(zoo)
    let said = try book.heard("/ \"zoo\" Enter C-Home F7 \"search\" Enter Down Enter")
    #expect(said.suffix(2) == ["Match 2 of 3.", "four five six seven eight nine to the zoo and back."])
    #expect(book.session.focus == TextRange(section: 0, 75..<78))
    #expect(try book.heard("Backspace") == ["The zoo. Heading level 1."])
    #expect(try book.heard("Space @sentence").first == "The zoo. Heading.")
  }

  @Test func `who comes back to a match, or to a word, hears what it stands in`() throws {
    var book = try SessionFixture(zoo)
    let excerpt = "four five six seven eight nine to the zoo and back."
    #expect(try book.heard("/ \"zoo\" Enter n / \"another\" Enter Backspace").last == excerpt)
    #expect(book.session.cursor == TextPosition(section: 0, offset: 75))
    var words = try SessionFixture(zoo)
    #expect(try words.heard(". C-Right / \"another\" Enter Backspace").last == "We left early.")
    #expect(words.session.focus == TextRange(section: 0, 11..<15))
  }

  @Test func `the list of keys is searched like a book`() throws {
    var book = try SessionFixture(zoo)
    _ = try book.heard(find("zoo"))
    _ = try book.heard("?")
    #expect(try book.heard(find("previous match")).suffix(2).first == "Match 1 of 1.")
    #expect(try book.heard("Esc n").contains("Match 2 of 3."))
  }
}
