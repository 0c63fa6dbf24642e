import BookFormats
import Testing
import TextModel

/// Line ends of plain text inside of words, and in texts of very many lines.
@Suite struct LineEndTests {
  private func section(_ text: String) throws -> Section {
    try Book.open(bytes: Array(text.utf8), name: "a.txt").section(0)
  }

  /// The mark of a line end in the middle of a word of a paragraph of wrapped lines.
  private func shown(_ first: String, _ second: String, more: String = "") throws -> String {
    let filler = "words that go on for as long as there is room in one line and"
    let text = "\(filler) \(first)\n\(second) \(filler)\n\(filler) then\n\(filler) so on.\n\(more)"
    let found = try section(text)
    #expect(found.spans.isEmpty)
    let start = try #require(found.text.firstRange(of: "and "))
    let end = try #require(found.text.firstRange(of: " words that go"))
    return String(found.text[start.upperBound..<end.lowerBound])
  }

  @Test func `a list of very many lines is one list`() throws {
    let lists = try section(String(repeating: "- An item.\n", count: 20_000)).containers.map(\.kind)
    #expect(lists == [.list(items: 20_000, isOrdered: false)])
  }

  @Test(arguments: [
    ("soap-", "works", "soap-works"), ("mother-in-", "law", "mother-in-law"),
    ("soap\u{2010}", "works", "soapworks"),
    ("1914-", "18", "1914-18"), ("Über-", "ärger", "Über-ärger"), ("pre-", "and post-war", "pre- and post-war"),
    ("Vor-", "und Nachteile", "Vor- und Nachteile"), ("said-", "Then", "said- Then"),
    ("said--", "then", "said-- then"), ("Anglo-", "Saxon", "Anglo-Saxon"), ("non-", "English", "non-English"),
    ("Ost-", "West-Handel", "Ost-West-Handel"), ("Kaffee-", "Ernte", "Kaffee-Ernte"), ("pre-", "AND", "pre- AND"),
    ("biało-", "-czerwone", "biało-czerwone"),
    ("said -", "then", "said - then"), ("-", "then", "- then"), ("x-", "1", "x- 1"),
  ])
  func `a word that a line end cuts is one word`(first: String, second: String, shown: String) throws {
    #expect(try self.shown(first, second) == shown)
  }

  @Test(arguments: [
    ("Exam-", "ple", "An example of it.", "Example"), ("exam-", "ple", "An exam-ple, an example.", "exam-ple"),
    ("Anglo-", "Saxon", "The Anglo-Saxon.", "Anglo-Saxon"), ("well-", "known", "Known well.", "well-known"),
    ("in-", "and-out", "An inand.", "in-and-out"), ("exam\u{AC}", "ple", "It.", "example"),
  ])
  func `what the word is elsewhere tells whether it has its hyphen`(
    first: String, second: String, more: String, shown: String
  ) throws {
    #expect(try self.shown(first, second, more: "\n" + more + "\n") == shown)
  }

  @Test func `a word with a hyphen before a capital is one where short lines are kept, too`() throws {
    let lines =
      "The teacher had been in the town for twenty-\nfive years, and his house was full of Anglo-\nSaxon coins.\n"
    #expect(try section(lines).text.contains("full of Anglo-Saxon coins"))
    let verse = "Over the hill the riders came-\nThe bells were rung-\nAll of them slept.\n"
    #expect(try section(verse).text == verse.dropLast().replacing("\n", with: "\u{0B}") + "\n")
  }

  @Test func `a hyphen that is only there where a line ends is not shown, and parts no word`() throws {
    #expect(try shown("exam\u{AD}", "ple") == "example")
  }

  @Test(arguments: [
    ("accus-", "tomed", "accustomed"), ("six-", "ty", "sixty"), ("mill-", "house", "mill-house"),
    ("well-to-", "do", "well-to-do"), ("pre-", "and", "pre- and"), ("accus\u{2010}", "tomed", "accustomed"),
    ("twenty-", "five", "twenty-five"), ("Thirty-", "third", "Thirty-third"), ("vingt-", "cinq", "vingt-cinq"),
    ("X-", "ray", "X-ray"), ("mother-", "in-law", "mother-in-law"), ("good-", "for-nothing", "good-for-nothing"),
    ("Anglo-", "Saxon", "Anglo-Saxon"),
  ])
  func `where lines end in the middle of words all the time, hyphens stay between two words`(
    first: String, second: String, shown: String
  ) throws {
    let pages = "The house and the mill were six.\n" + (0..<5).map { "The vall\($0)-\ney was far.\n" }.joined()
    #expect(try self.shown(first, second, more: "\n" + pages) == shown)
  }

  @Test func `three line ends of a short text in the middle of words are those of a page`() throws {
    let text = """
      When the miller came down to the bridge that morning, an impor-
      tant letter lay in his box, and beside it stood a jar that no one
      knew. He read the letter twice, because the writing was re-
      markably small, and then he put it away, and in the after-
      noon he went home.

      """
    #expect(
      try section(text).text
        == "When the miller came down to the bridge that morning, an important letter lay in his box, "
        + "and beside it stood a jar that no one knew. He read the letter twice, because the writing was remarkably "
        + "small, and then he put it away, and in the afternoon he went home.\n")
  }

  @Test func `a word is put together also where lines are kept`() throws {
    let found = try section("A word that is cut: moun-\ntains.\n\nA val-\nley.\n")
    #expect(found.text == "A word that is cut: moun-tains.\nA val-ley.\n")
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
