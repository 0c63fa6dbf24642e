import Foundation
import FoundationXML
import LecternCLI
import TestSupport
import Testing

@Suite struct ReadFormatTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// An utterance as another program reads it.
  struct Said: Decodable, Equatable {
    let text: String
    let lang: String?
    let kind: String
    let section: Int?
    let range: [Int]?

    /// The names of the fields of every line, which are null if they do not apply.
    static let keys: Set<String> = ["text", "lang", "kind", "section", "range"]
  }

  func said(_ book: EPUBFixture, _ more: String...) throws -> [Said] {
    let run = ProgramRun(["read", try book.write(to: home), "--format", "jsonl"] + more, home: home)
    #expect(run.status == .done && run.errors.isEmpty)
    return try run.lines.map { line in
      let fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(fields.map { Set($0.keys).subtracting(["langs", "roles", "emphasis", "pauses"]) } == Said.keys)
      return try JSONDecoder().decode(Said.self, from: Data(line.utf8))
    }
  }

  @Test func `every kind of block tells what it is and where it stands`() throws {
    let book = EPUBFixture(
      "<h1>One</h1><p>Two. Three.</p>",
      "<ol><li>Four</li></ol><table><caption>Five</caption><tr><td>Head</td><td>Six</td></tr></table><pre>Seven</pre>"
        + "<figure><img alt=\"Eight\" src=\"x.png\"/></figure><hr/>")
    #expect(
      try said(book) == [
        Said(text: "One", lang: "en", kind: "heading", section: 0, range: [0, 3]),
        Said(text: "Two.", lang: "en", kind: "paragraph", section: 0, range: [4, 8]),
        Said(text: "Three.", lang: "en", kind: "paragraph", section: 0, range: [9, 15]),
        Said(text: "1. Four", lang: "en", kind: "item", section: 1, range: [0, 4]),
        Said(text: "Five", lang: "en", kind: "caption", section: 1, range: [5, 9]),
        Said(text: "Head", lang: "en", kind: "cell", section: 1, range: [10, 14]),
        Said(text: "Six", lang: "en", kind: "cell", section: 1, range: [15, 18]),
        Said(text: "Seven", lang: "en", kind: "code", section: 1, range: [19, 24]),
        Said(text: "Eight", lang: "en", kind: "image", section: 1, range: [25, 30]),
      ])
  }

  @Test func `words of the program alone are phrases that stand nowhere, in their own language`() throws {
    var book = EPUBFixture("<h1>Eins</h1><ul><li>Zwei</li></ul>")
    book.language = "de"
    #expect(
      try said(book, "--verbosity", "medium") == [
        Said(text: "Eins. Heading.", lang: "de", kind: "heading", section: 0, range: [0, 4]),
        Said(text: "List, 1 item.", lang: "en", kind: "phrase", section: nil, range: nil),
        Said(text: "Zwei", lang: "de", kind: "item", section: 0, range: [5, 9]),
      ])
  }

  @Test func `a language is told where the text has one of its own, and null where nobody says`() throws {
    let book = EPUBFixture("<p lang=\"fr\">Bonjour.</p><p>Hello.</p>")
    #expect(try said(book).map(\.lang) == ["fr", "en"])
    let typed = ProgramRun(["read", "-", "--format", "jsonl"], home: home, input: "Hello.")
    #expect(
      typed.lines == [
        #"{"text":"Hello.","lang":null,"kind":"paragraph","section":0,"range":[0,6]}"#
      ])
  }

  @Test func `SSML has pauses and languages, and nothing of the text is markup`() throws {
    let book = EPUBFixture("<h1>Day</h1><p>A &lt; B &amp; <i lang='fr'>bon</i> jour.</p><p>No.</p>")
    let run = ProgramRun(["read", try book.write(to: home), "--format", "ssml"], home: home)
    let head = "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang="
    let pause = { (time: Int) in "<break strength=\"medium\" time=\"\(time)ms\"/>" }
    #expect(
      run.lines == [
        "\(head)\"en\">\(pause(800))Day\(pause(400))</speak>",
        "\(head)\"en\">A &lt; B &amp; <lang xml:lang=\"fr\"><emphasis level=\"moderate\">bon</emphasis></lang> jour.\(pause(250))</speak>",
        "\(head)\"en\">No.\(pause(250))</speak>",
      ])
    for line in run.lines { #expect(XMLParser(data: Data(line.utf8)).parse()) }
  }

  @Test func `the words are those of the text format`() throws {
    let path = CommandLineTests.guide
    let text = ProgramRun(["read", path, "--format", "text"], home: home)
    #expect(text.lines == ProgramRun(["read", path], home: home).lines)
    let objects = ProgramRun(["read", path, "--format", "jsonl"], home: home).lines
    let words = try objects.map { try JSONDecoder().decode(Said.self, from: Data($0.utf8)).text }
    #expect(words == text.lines)
  }

  @Test func `what is in another language is told by its place in the text`() throws {
    let book = EPUBFixture(
      "<h1 lang='de'>Morgen</h1><p>He said <i lang='fr'>bon <b lang='la'>idem</b> jour</i> twice.</p>")
    let path = try book.write(to: home)
    let lines = ProgramRun(["read", path, "--format", "jsonl", "--verbosity", "medium"], home: home).lines
    #expect(lines.first?.hasSuffix(#","langs":[[8,16,"en"]],"roles":[[8,16,"role"]]}"#) == true)
    #expect(
      lines.last?.hasSuffix(
        #","langs":[[8,12,"fr"],[12,16,"la"],[16,21,"fr"]],"emphasis":[[8,12,"moderate"],[12,16,"strong"],[16,21,"moderate"]]}"#
      ) == true)
  }

  @Test(arguments: ["low", "medium", "high"])
  func `a whole book sounds as the same book from its beginning, with printed pages in the middle of its text`(
    verbosity: String
  ) throws {
    var book = EPUBFixture("<h1>One</h1><p>Two <b id=\"p2\">three.</b> Four.</p><p id=\"p3\">Five.</p>")
    book.pages = [.init("2", "c1.xhtml#p2"), .init("3", "c1.xhtml#p3")]
    let whole = try said(book, "--verbosity", verbosity)
    #expect(whole.filter { $0.kind == "paragraph" }.map(\.text) == ["Two three.", "Four.", "Five."])
    #expect(try whole == said(book, "--verbosity", verbosity, "--from", "0%"))
  }
}
