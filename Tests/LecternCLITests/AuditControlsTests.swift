import Foundation
import LecternCLI
import TestSupport
import Testing

@Suite struct AuditControlsTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let form = """
    <!DOCTYPE html>
    <fieldset><legend>Delivery</legend>
      <label for=mail>Email *</label> <input id=mail required aria-invalid=true aria-describedby=hint
        aria-errormessage=wrong value=ann>
      <p id=hint>We write once.</p> <p id=wrong>An @ is missing.</p>
      <input type=checkbox checked>
    </fieldset>
    <button>Send</button>
    """

  func audit(_ arguments: String..., input: String = "") -> ProgramRun {
    ProgramRun(["audit", "--controls"] + arguments, home: home, input: input)
  }

  @Test func `controls are told in words, a line for each`() throws {
    let file = try home.write(Self.form, to: "form.html")
    let run = audit(file)
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(
      run.lines == [
        "3:35: Email; textbox, required, invalid; group: Delivery; value: ann; description: We write once.; "
          + "error: An @ is missing.",
        "6:3: Unlabelled; checkbox, checked; group: Delivery",
        "8:1: Send; button",
      ])
  }

  @Test func `controls are JSON objects, each with every key`() throws {
    let run = audit("--json", "-", input: Self.form)
    #expect(run.status == .done)
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let keys: Set = [
      "id", "role", "name", "description", "value", "states", "group", "error", "document", "line", "column",
    ]
    #expect(objects.count == 3 && objects.allSatisfy { Set($0.keys) == keys })
    let mail = try #require(objects.first)
    #expect(mail["id"] as? String == "mail" && mail["role"] as? String == "textbox")
    // The name as it is computed: only the words leave out the mark that says what the state says.
    #expect(mail["name"] as? String == "Email *" && mail["value"] as? String == "ann")
    #expect(mail["states"] as? [String] == ["required", "invalid"] && mail["group"] as? String == "Delivery")
    #expect(mail["error"] as? String == "An @ is missing." && mail["document"] is NSNull)
    #expect(objects[1]["id"] as? String == "" && objects[1]["name"] as? String == "")
  }

  @Test func `all documents of an EPUB are looked through, and one that is missing is told of`() throws {
    let book = EPUBFixture("<p><input aria-label=\"One\"/></p>", "<p>None.</p>", "<p><button>Two</button></p>")
    let run = audit(try book.write(to: home))
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(
      run.lines.map { $0.replacing(/:\d+:\d+:/, with: ":") } == [
        "EPUB/c1.xhtml: One; textbox", "EPUB/c3.xhtml: Two; button",
      ])
    let path = home.path + "/missing.epub"
    try ZipWriter.write(book.entries.filter { $0.name != "EPUB/c1.xhtml" }, to: path)
    let rest = audit(path)
    #expect(rest.status == .done && rest.lines.count == 1)
    #expect(rest.errors.hasPrefix("lectern: \(path): EPUB/c1.xhtml: "))
  }

  @Test(arguments: [
    ("<label>Fuel <meter max=10 value=3></meter></label>", "Fuel; meter; value: 3"),
    ("<label>Load <progress max=4 value=2></progress></label>", "Load; progressbar; value: 2"),
    ("<label>Sum <output>1 <b>2</b></output></label>", "Sum; status; value: 1 2"),
    ("<div role=meter aria-label=Tank aria-valuenow=7></div>", "Tank; meter; value: 7"),
    ("<div role=progressbar aria-label=Copy aria-valuetext=half></div>", "Copy; progressbar; value: half"),
    ("<input type=color aria-label=Ink value=#2040C0>", "Ink; button; value: #2040c0"),
    ("<input type=color aria-label=Ink value=blue>", "Ink; button; value: #000000"),
  ])
  func `what shows a result, a colour or how far something is has its value`(markup: String, expected: String) {
    let run = audit("-", input: "<!DOCTYPE html>" + markup)
    #expect(run.lines.map { $0.replacing(#/^\d+:\d+: /#, with: "") } == [expected])
  }

  @Test func `hidden controls are listed if they are asked for, by the names that they would have`() {
    let page = """
      <!DOCTYPE html><style>.x{display:none}</style><input type=hidden><template><input></template>
      <div hidden><fieldset><legend>Box</legend><label for=a>One</label> <input id=a></fieldset></div>
      <button class=x>Two <i aria-hidden=true>x</i></button> <button aria-hidden=true>Three</button> <button>Four</button>
      """
    func facts(_ run: ProgramRun) -> [String] { run.lines.map { $0.replacing(#/^\d+:\d+: /#, with: "") } }
    #expect(facts(audit("-", input: page)) == ["Four; button"])
    #expect(
      facts(audit("--all", "-", input: page)) == [
        "One; textbox, hidden; group: Box", "Two; button, hidden", "Three; button, hidden", "Four; button",
      ])
  }

  @Test func `the linked sheets of an EPUB hide controls and give them names`() throws {
    var book = EPUBFixture(
      """
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title><link rel="stylesheet" href="s.css"/></head>
      <body><p><input class="x"/><button id="b"></button></p></body></html>
      """)
    let rules = ".x{display:none} @media screen{#b::before{content:'Go'}}"
    book.resources.append(("EPUB/s.css", "text/css", Array(rules.utf8)))
    let run = audit(try book.write(to: home))
    #expect(run.lines.map { $0.replacing(/:\d+:\d+:/, with: ":") } == ["EPUB/c1.xhtml: Go; button"])
  }

  @Test func `a page without controls has an empty list`() {
    #expect(audit("--json", "-", input: "<p>None.</p>").output == "[]\n")
    #expect(audit("-", input: "<p>None.</p>").output.isEmpty)
  }

  @Test func `a text is no document of markup`() throws {
    let run = audit(try home.write("<input>", to: "notes.txt"))
    #expect(run.status == .badData && run.output.isEmpty)
    #expect(run.errors == "lectern: \(home.path)/notes.txt: \(Self.refusal)\n")
  }

  static let refusal =
    "is of a kind whose form controls cannot be listed; name an HTML or XHTML document or an EPUB instead."

  @Test func `an archive that is no EPUB is refused as what it is`() throws {
    let daisy = DAISYFixture(book: "<bodymatter><level1><p>x</p></level1></bodymatter>")
    let fictionBook = home.path + "/novel.fb2.zip"
    try ZipWriter.write([("novel.fb2", FictionBookFixture("<section><p>x</p></section>").bytes)], to: fictionBook)
    let office = home.path + "/letter.odt"
    try ZipWriter.write([("mimetype", Array("application/vnd.oasis.opendocument.text".utf8))], to: office)
    for path in [try daisy.pack(to: home), fictionBook, office] {
      let run = audit(path)
      #expect(run.status == .badData && run.output.isEmpty)
      #expect(run.errors == "lectern: \(path): \(Self.refusal)\n")
    }
  }

  @Test func `pictures and what is of no type to read in an EPUB are not looked into`() throws {
    var book = EPUBFixture("<p><input aria-label=\"One\"/></p>", "", "")
    for (index, type) in ["image/png", "application/x-unknown"].enumerated() {
      book.chapters[index + 1] = EPUBFixture.Chapter("c\(index).bin", "<html><body><button>No</button></body></html>")
      book.chapters[index + 1].mediaType = type
    }
    let run = audit(try book.write(to: home))
    #expect(run.status == .done && run.errors.isEmpty && run.lines.count == 1)
  }

  @Test func `nothing that a terminal could act on is written`() {
    let hostile = "<input id='a&#27;[2J' aria-label='b&#27;]0;c&#7;&#x9b;d&#x202e;e'>"
    for arguments in [["-"], ["--json", "-"]] {
      let run = ProgramRun(["audit", "--controls"] + arguments, home: home, input: hostile)
      #expect(run.status == .done && run.output.contains("b"))
      #expect(
        !run.output.unicodeScalars.contains {
          $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
        })
    }
  }
}
