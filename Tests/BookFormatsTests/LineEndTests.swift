import BookFormats
import Testing
import TextModel

/// What the ends of lines of plain text stand for inside of words, and in texts of very many of them.
@Suite struct LineEndTests {
  private func section(_ text: String) throws -> Section {
    try Book.open(bytes: Array(text.utf8), name: "a.txt").section(0)
  }

  /// A paragraph of wrapped lines, one of which ends in the middle of a word.
  private func paragraph(_ first: String, _ second: String, more: String = "") throws -> (
    text: String, unspoken: [String]
  ) {
    let filler = "words that go on for as long as there is room in one line and"
    let text = "\(filler) \(first)\n\(second) \(filler)\n\(filler) then\n\(filler) so on.\n\(more)"
    let found = try section(text)
    let spans = found.spans.filter { $0.kind == .unspoken }.map { found.text(in: $0.range) }
    let start = try #require(found.text.firstRange(of: "and "))
    let end = try #require(found.text.firstRange(of: " words that go"))
    return (String(found.text[start.upperBound..<end.lowerBound]), spans)
  }

  @Test func `a list of very many lines is one list`() throws {
    let lists = try section(String(repeating: "- An item.\n", count: 20_000)).containers.map(\.kind)
    #expect(lists == [.list(items: 20_000, isOrdered: false)])
  }

  @Test(arguments: [
    ("soap-", "works", [" "]), ("mother-in-", "law", [" "]), ("soap\u{2010}", "works", ["\u{2010} "]),
    ("1914-", "18", [" "]),
    ("Über-", "ärger", [" "]), ("pre-", "and post-war", []), ("Vor-", "und Nachteile", []), ("said-", "Then", []),
    ("said--", "then", []), ("said -", "then", []), ("-", "then", []), ("x-", "1", []),
  ])
  func `a word that a line end cuts is read aloud as one word`(first: String, second: String, unspoken: [String])
    throws
  {
    let found = try paragraph(first, second)
    #expect(found.text == first + " " + second)
    #expect(found.unspoken == unspoken)
  }

  @Test(arguments: [
    ("Exam-", "ple", "An example of it.", ["- "]), ("exam-", "ple", "An exam-ple, an example.", [" "]),
    ("Anglo-", "Saxon", "The Anglo-Saxon.", [" "]), ("well-", "known", "Known well.", [" "]),
    ("in-", "and-out", "An inand.", [" "]), ("exam\u{AC}", "ple", "It.", ["\u{AC} "]),
  ])
  func `what the word is elsewhere tells whether the hyphen is heard`(
    first: String, second: String, more: String, unspoken: [String]
  ) throws {
    let found = try paragraph(first, second, more: "\n" + more + "\n")
    #expect(found.text == first + " " + second)
    #expect(found.unspoken == unspoken)
  }

  @Test func `a hyphen that is only there where a line ends is not shown, and parts no word`() throws {
    let found = try paragraph("exam\u{AD}", "ple")
    #expect(found.text == "example" && found.unspoken == [])
  }

  @Test(arguments: [
    ("accus-", "tomed", ["- "]), ("six-", "ty", ["- "]), ("mill-", "house", [" "]), ("well-to-", "do", [" "]),
    ("pre-", "and", []), ("accus\u{2010}", "tomed", ["\u{2010} "]),
  ])
  func `where lines end in the middle of words all the time, hyphens between two words are heard`(
    first: String, second: String, unspoken: [String]
  ) throws {
    let pages = "The house and the mill were six.\n" + (0..<5).map { "The vall\($0)-\ney was far.\n" }.joined()
    let found = try paragraph(first, second, more: "\n" + pages)
    #expect(found.text == first + " " + second)
    #expect(Array(found.unspoken.prefix(unspoken.count)) == unspoken)
  }

  @Test func `a word is put together also where lines are kept`() throws {
    let found = try section("A word that is cut: moun-\ntains.\n\nA val-\nley.\n")
    #expect(found.text == "A word that is cut: moun- tains.\nA val- ley.\n")
  }

  @Test func `very many lines without a blank one are the same block that few are`() throws {
    for count in [8191, 8192, 8193, 20_000] {
      let found = try section((0..<count).map { "line \($0)\n" }.joined())
      #expect(found.blocks.count == 1)
      #expect(found.text.split(whereSeparator: \.isNewline).map(String.init) == (0..<count).map { "line \($0)" })
    }
    let prose = (0..<20_000).map { "The line \($0) goes on as far as there is any room for another word in it," }
    let found = try section(prose.joined(separator: "\n"))
    #expect(found.blocks.count == 1)
    #expect(found.text == prose.joined(separator: " ") + "\n")
  }
}
