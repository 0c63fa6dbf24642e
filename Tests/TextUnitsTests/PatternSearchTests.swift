import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct PatternSearchTests {
  func found(_ pattern: String, _ options: SearchQuery.Options = [], in paragraphs: String...) throws -> [String] {
    let section = TextFixture(paragraphs: paragraphs).section(0)
    let search = try TextSearch(SearchQuery(pattern, options.union(.pattern)))
    return try search.matches(in: section).map { section.text(in: $0) }
  }

  @Test func `a pattern is matched against the text as it is, capitals or not`() throws {
    #expect(try found("\\bz\\w+", in: "The Zoo, the zebra.") == ["Zoo", "zebra"])
    #expect(try found("\\bz\\w+", .capitals, in: "The Zoo, the zebra.") == ["zebra"])
    #expect(
      try found("\\p{Lu}\\p{Ll}+", .capitals, in: "Ein Straßenfest in Köln.") == ["Ein", "Straßenfest", "Köln"])
    #expect(try found("caf(e|é)", in: "café CAFE") == ["café", "CAFE"])
  }

  @Test func `line ends are those of blocks and hard line breaks`() throws {
    #expect(try found("^\\w+", in: "one two", "three\u{B}four") == ["one", "three", "four"])
    #expect(try found("\\w+$", in: "one two", "three") == ["two", "three"])
    #expect(try found("two\\s+three", in: "one two", "three") == ["two\nthree"])
  }

  @Test func `matches are whole graphemes, and what matches nothing is no match`() throws {
    #expect(try found("e", in: "caf\u{65}\u{301} e") == ["e\u{301}", "e"])
    #expect(try found("👩", in: "👩‍👧 a") == ["👩‍👧"])
    #expect(try found("x*", in: "a b").isEmpty)
  }

  @Test(arguments: [
    ("a(b", 3), ("a)b", 2), ("[z-a]", 4), ("*a", 1), ("x{3,1}", 6), ("\\p{Foo}", 7), ("(a)\\2", 5), ("(?<=a*)b", 7),
  ])
  func `a wrong pattern is refused with the place of the fault`(pattern: String, character: Int) {
    let error = #expect(throws: SearchError.self) { try TextSearch(SearchQuery(pattern, .pattern)) }
    guard case .badPattern(pattern, character, let fault) = error else {
      Issue.record("\(pattern): \(String(describing: error))")
      return
    }
    #expect(fault != .unknown)
  }

  /// Patterns that try every way to take a text apart.
  @Test(arguments: ["(a+)+$", "(a|a)*b", "(.+)*Q", "(?s).*Q.*Z", "[^q]*qqq"])
  func `a pattern that comes to no end is given up`(pattern: String) throws {
    let text = String(repeating: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa. ", count: 4000)
    #expect(throws: SearchError.tooCostly(pattern)) { try found(pattern, in: text) }
  }

  @Test func `a long text takes a plain pattern to its end`() throws {
    let text = String(repeating: "some walking words ", count: 50_000)
    #expect(try found("\\b\\w+ing\\b", in: text).count == 50_000)
  }
}
