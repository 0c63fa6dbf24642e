import Foundation
import LecternCLI
import TestSupport
import Testing

@Suite struct SearchCommandTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func run(_ book: EPUBFixture, _ arguments: String...) throws -> ProgramRun {
    ProgramRun(["search", try book.write(to: home)] + arguments, home: home)
  }

  /// Three chapters with two matches in the first and one in the last, on printed pages i and 2.
  static var book: EPUBFixture {
    var book = EPUBFixture(
      "<h1>Morning</h1><p>The zoo.<a id=\"p1\"/> It rained, and the <i>Zo</i>o closed.</p>", "<h1>Midday</h1>",
      "<h1 id=\"e\">Evening</h1><p id=\"p2\">“Zoó?” she said.</p>")
    book.contents = [.init("Morning", "c1.xhtml", [.init("Rain", "c1.xhtml#p1")]), .init("Evening", "c3.xhtml#e")]
    book.pages = [.init("i", "c1.xhtml#p1"), .init("2", "c3.xhtml#p2")]
    return book
  }

  @Test func `a match is a line of page, chapter and sentence`() throws {
    let run = try run(Self.book, "zoo")
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(
      run.lines == [
        "Page 1.\tMorning.\tThe zoo.", "Page 1. Print page i.\tRain.\tIt rained, and the Zoo closed.",
        "Page 3. Print page 2.\tEvening.\t“Zoó?” she said.",
      ])
  }

  @Test func `the sentence of a match is written as it is heard, and as JSON as it stands`() throws {
    let text = """
      This is a good example of a text in which an example is cut, and so an exam-
      ple is what we look for, as _any_ example that goes on for long enough to be one.
      """
    let path = try home.write(text, to: "plain.txt")
    let lines = ProgramRun(["search", path, "example is what"], home: home).lines
    #expect(
      lines.first?.hasSuffix(
        "and so an example is what we look for, as any example that goes on for long enough to be one.") == true,
      "\(lines)")
    #expect(ProgramRun(["search", path, "is what", "--json"], home: home).output.contains("as _any_ example"))
    let ruby = try run(EPUBFixture("<p>A <ruby>漢<rt>kan</rt></ruby> one.</p>"), "kan", "--regex")
    #expect(ruby.lines.first?.contains("kan") == true, "what is found and not heard is seen: \(ruby.lines)")
  }

  @Test func `a section without a print page of its own is on the last one before it`() throws {
    #expect(try run(Self.book, "midday").lines == ["Page 2. Print page i.\tMidday.\tMidday"])
  }

  @Test func `a passage that is saved keeps its print page`() throws {
    let path = try Self.book.write(to: home)
    let keys = ProgramRun(["transcript", path, "--keys", "C-s Down Down Down C-s"], home: home)
    #expect(keys.lines.count { $0 == "Text saved." } == 2)
    let notes = ProgramRun(["notes", path, "--format", "json"], home: home).output
    #expect(notes.components(separatedBy: "\"print_page\":null").count == 2)
    #expect(notes.components(separatedBy: "\"print_page\":\"").count == 2)
  }

  @Test func `as JSON every match tells where it stands`() throws {
    let run = try run(Self.book, "zoo", "--json")
    #expect(
      run.output == """
        [{"text":"zoo","sentence":"The zoo.","chapter":["Morning"],"page":1,"print_page":null,"section":0,"range":[12,15]},
        {"text":"Zoo","sentence":"It rained, and the Zoo closed.","chapter":["Morning","Rain"],"page":1,"print_page":"i",\
        "section":0,"range":[36,39]},
        {"text":"Zoó","sentence":"“Zoó?” she said.","chapter":["Evening"],"page":3,"print_page":"2","section":2,\
        "range":[11,15]}]

        """)
  }

  @Test func `capitals and accents count where they are asked for`() throws {
    #expect(try run(Self.book, "Zoo", "--case").lines.count == 2)
    #expect(try run(Self.book, "zoo", "--accents").lines.count == 2)
    #expect(try run(Self.book, "Zoo", "--accents", "--case").lines.count == 1)
  }

  @Test func `a regular expression is one where that is asked for`() throws {
    #expect(try run(Self.book, "z..\\b", "--regex").lines.count == 3)
    #expect(try run(Self.book, "z..\\b").status == .findings)
    #expect(try run(Self.book, "^Zo", "--regex", "--case").status == .findings)
  }

  @Test func `no match is told by the exit status alone`() throws {
    let plain = try run(Self.book, "qqq")
    #expect(plain.status == .findings && plain.output.isEmpty && plain.errors.isEmpty)
    let json = try run(Self.book, "qqq", "--json")
    #expect(json.status == .findings && json.output == "[]\n")
  }

  @Test func `a wrong pattern and no words at all are faults of the command line`() throws {
    let wrong = try run(Self.book, "a(b", "--regex")
    #expect(wrong.status == .usage && wrong.errors.contains("at character 3: a parenthesis has no partner."))
    #expect(try run(Self.book, " ").status == .usage)
    #expect(ProgramRun(["search", "book.epub"], home: home).status == .usage)
  }

  @Test func `a pattern without end is given up, and what was found before is told`() throws {
    var book = Self.book
    book.chapters[1].markup = "<p>\(String(repeating: "a", count: 60))!</p>"
    let run = try run(book, "(a+)+$|zoo", "--regex", "--json")
    #expect(run.status == .usage && run.errors.contains("takes too long"))
    #expect(run.output.hasPrefix("[{\"text\":\"zoo\"") && run.output.hasSuffix("}]\n"))
  }

  @Test func `a heading stands for the chapter where there is no table of contents`() throws {
    var book = Self.book
    book.contents = []
    book.pages = []
    #expect(try run(book, "rained").lines == ["Page 1.\tMorning.\tIt rained, and the Zoo closed."])
  }

  @Test func `of a sentence without end the part around the match is told`() throws {
    let words = String(repeating: "word ", count: 500)
    let line = try #require(try run(EPUBFixture("<p>\(words)needle \(words)</p>"), "needle").lines.first)
    #expect(line.utf8.count < 900)
    #expect(line.hasPrefix("Page 2.\t\t…word ") && line.contains(" needle ") && line.hasSuffix(" word…"), "\(line)")
  }

  @Test func `of one sentence without end no more than a few parts are told as they are heard`() throws {
    let words = String(repeating: "needle _and_ thread ", count: 100)
    let path = try home.write(words + "\n", to: "long.txt")
    let lines = ProgramRun(["search", path, "needle"], home: home).lines
    #expect(lines.count == 100)
    #expect(
      lines.prefix(4).allSatisfy { !$0.contains("_") } && lines.dropFirst(4).allSatisfy { $0.contains("_and_") })
    let joined = try home.write(String(repeating: "needle", count: 400) + "\n", to: "joined.txt")
    let middle = ProgramRun(["search", joined, "needle"], home: home).lines[200]
    #expect(middle.contains("…") && middle.contains("needleneedle") && middle.utf8.count < 900, "\(middle)")
    let short = String(repeating: "A needle and a _needle_. ", count: 20)
    let others = ProgramRun(["search", try home.write(short, to: "short.txt"), "needle"], home: home).lines
    #expect(others.count == 40 && others.allSatisfy { $0.hasSuffix("A needle and a needle.") })
  }

  @Test func `a match over the end of a sentence is told with both`() throws {
    #expect(
      try run(Self.book, "zoo. it").lines.map { $0.split(separator: "\t").last } == [
        "The zoo. It rained, and the Zoo closed."
      ])
  }

  @Test func `nothing of a book reaches the terminal as a command`() throws {
    var book = EPUBFixture("<p>zoo \u{9B}31m \u{202E}oof</p>")
    book.contents = [.init("A\u{202E}B", "c1.xhtml")]
    for option in [[], ["--json"]] {
      let output = ProgramRun(["search", try book.write(to: home), "zoo"] + option, home: home).output
      #expect(!output.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E })
    }
  }

  @Test func `a place is found by its words as they are heard`() throws {
    let path = try Self.book.write(to: home)
    let read = ProgramRun(["read", path, "--from", "text:the ZOÓ closed", "--to", "text:zoo?"], home: home)
    #expect(read.lines == ["the Zoo closed."] || read.lines.first == "the Zoo closed.")
    #expect(ProgramRun(["read", path, "--from", "text:qqq"], home: home).status == .findings)
    #expect(ProgramRun(["read", path, "--from", "text: "], home: home).status == .usage)
  }
}
