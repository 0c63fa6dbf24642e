import LecternCLI
import TestSupport
import Testing

/// The announcements beside the text at each verbosity, when moving and when reading through.
@Suite struct VerbosityTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// One thing in a book, and what is heard of it at low, medium and high verbosity.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    var keys = "Down"
    let low: [String]
    let medium: [String]
    let high: [String]

    var testDescription: String { name }
  }

  func heard(_ keys: String, _ body: String, _ verbosity: String) throws -> [String] {
    let path = try EPUBFixture("<p>So.</p>" + body).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only", "--set", "verbosity=\(verbosity)"],
      home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  static let list = "<ul><li>One</li><li>Two<ol><li>In</li></ol></li></ul><p>On.</p>"
  static let table = """
    <table><tr><th>From</th><th>To</th></tr><tr><td>Bell</td><td>Quay</td></tr></table><p>On.</p>
    """
  static let code = "<pre><code>a = 1\nb = 2</code></pre><p>On.</p>"
  static let note = "<aside epub:type='footnote'><p>All day.</p></aside><p>On.</p>"

  @Test func `a row of a heading that goes on in the next is no sentence`() throws {
    let heading = "<h1>" + Array(repeating: "Monday", count: 12).joined(separator: " ") + "</h1>"
    let rows = try heard("Down Down Up", heading, "low")
    #expect(rows.count == 3 && rows.allSatisfy { !$0.hasSuffix(".") }, "\(rows)")
    #expect(try heard("h", heading, "low").last?.hasSuffix("Monday.") == true)
    #expect(try heard("Down", heading, "medium").last?.hasSuffix("Monday. Heading level 1.") == true)
  }

  static let moves: [Row] = [
    Row(
      name: "heading", body: "<h1>Monday</h1><p>x</p><h3>Lunch</h3>", keys: "h h", low: ["Monday.", "Lunch."],
      medium: ["Monday. Heading level 1.", "Lunch. Heading level 3."],
      high: ["Monday. Heading level 1.", "Lunch. Heading level 3, in Monday."]),
    Row(
      name: "link", body: "<p>A <a href='#x'>map</a>.</p>", keys: "k", low: ["map."], medium: ["map. Link."],
      high: ["map. Link."]),
    Row(
      name: "list", body: list, keys: "Down Down Down Down", low: ["One", "Two", "1. In", "On."],
      medium: ["List, 2 items.", "One", "Two", "List, 1 item, level 2.", "1. In", "On."],
      high: [
        "List, 2 items.", "One. 1 of 2.", "Two. 2 of 2.", "List, 1 item, level 2.", "1. In. 1 of 1.", "End of list.",
        "End of list.", "On.",
      ]),
    Row(
      name: "table", body: table, keys: "Down Down Down Down Down", low: ["From", "To", "Bell", "Quay", "On."],
      medium: ["Table, 2 columns, 2 rows.", "From", "To", "From: Bell", "To: Quay", "On."],
      high: [
        "Table, 2 columns, 2 rows.", "From. Column 1, row 1.", "To. Column 2, row 1.",
        "From: Bell. Column 1, row 2.", "To: Quay. Column 2, row 2.", "End of table.", "On.",
      ]),
    Row(
      name: "table for the layout", body: "<table><tr><td>Bell</td></tr></table>", low: ["Bell"], medium: ["Bell"],
      high: ["Bell"]),
    Row(
      name: "figure", body: "<figure><img src='a' alt='Quay'/></figure>", low: ["Quay."], medium: ["Quay. Image."],
      high: ["Figure.", "Quay. Image."]),
    Row(
      name: "image without a description", body: "<img src='a'/><p>On.</p>", keys: "g",
      low: ["Image, no description."], medium: ["Image, no description."], high: ["Image, no description."]),
    Row(
      name: "quote", body: "<blockquote><p>No.</p></blockquote><p>On.</p>", keys: "Down Down", low: ["No.", "On."],
      medium: ["Quote.", "No.", "On."], high: ["Quote.", "No.", "End of quote.", "On."]),
    Row(
      name: "code", body: code, keys: "Down Down Down", low: ["a equals 1", "b equals 2", "On."],
      medium: ["Code, 2 lines.", "a equals 1", "b equals 2", "On."],
      high: ["Code, 2 lines.", "a equals 1", "b equals 2", "End of code.", "On."]),
    Row(
      name: "footnote", body: note, keys: "Down Down", low: ["All day.", "On."],
      medium: ["Footnote.", "All day.", "On."], high: ["Footnote.", "All day.", "End of footnote.", "On."]),
    Row(
      name: "aside", body: "<aside><p>By the way.</p></aside>", low: ["By the way."],
      medium: ["Aside.", "By the way."], high: ["Aside.", "By the way."]),
    Row(
      name: "separator", body: "<hr/>", keys: "s", low: ["Separator."], medium: ["Separator."], high: ["Separator."]),
    Row(
      name: "part", body: "<section epub:type='foreword'><p>Hello.</p></section><p>On.</p>", keys: "Down Down",
      low: ["Hello.", "On."], medium: ["Foreword.", "Hello.", "On."],
      high: ["Foreword.", "Hello.", "End of this part.", "On."]),
  ]

  @Test func `a group is called by its name, however little is wanted`() throws {
    let group =
      "<fieldset><legend>Boats?</legend><p>Ask.</p><label><input type='radio' name='b'/> Yes</label></fieldset>"
    #expect(
      try heard("Tab", group, "low") == ["E:formsOn", "Boats?", "Yes. Not selected."])
    #expect(
      try heard("Tab", group, "medium") == ["E:formsOn", "Boats? Group.", "Yes. Radio button. Not selected. 1 of 1."])
    #expect(try heard("Right Right", group, "low") == ["Boats?", "Ask."])
    #expect(try heard("a @end", group, "low").filter { $0.contains("Boats") } == ["Boats?"])
  }

  @Test(arguments: moves)
  func `moving says as much as is wanted`(row: Row) throws {
    #expect(try heard(row.keys, row.body, "low") == row.low)
    #expect(try heard(row.keys, row.body, "medium") == row.medium)
    #expect(try heard(row.keys, row.body, "high") == row.high)
  }

  static let readings: [Row] = [
    Row(
      name: "heading", body: "<h2>Lunch</h2>", low: ["Lunch"], medium: ["Lunch. Heading."], high: ["Lunch. Heading."]),
    Row(
      name: "link", body: "<p>A <a href='#x'>map</a>.</p>", low: ["A map.", "E:link"], medium: ["A map.", "E:link"],
      high: ["A link map."]),
    Row(
      name: "list", body: list, low: ["One", "Two", "1. In", "On."],
      medium: ["List, 2 items.", "One", "Two", "List, 1 item, level 2.", "1. In", "On."],
      high: [
        "List, 2 items.", "One", "Two", "List, 1 item, level 2.", "1. In", "End of list.", "End of list.", "On.",
      ]),
    Row(
      name: "table", body: table, low: ["From", "To", "Bell", "Quay", "On."],
      medium: ["Table, 2 columns, 2 rows.", "From", "To", "From: Bell", "To: Quay", "On."],
      high: ["Table, 2 columns, 2 rows.", "From", "To", "From: Bell", "To: Quay", "End of table.", "On."]),
    Row(
      name: "figure", body: "<figure><img src='a' alt='Quay'/></figure>", low: ["Quay"], medium: ["Quay. Image."],
      high: ["Figure.", "Quay. Image."]),
    Row(
      name: "image without a description", body: "<img src='a'/><p>On.</p>", low: ["On."],
      medium: ["Image, no description.", "On."], high: ["Image, no description.", "On."]),
    Row(
      name: "quote", body: "<blockquote><p>No.</p></blockquote><p>On.</p>", low: ["E:quote", "No.", "On."],
      medium: ["E:quote", "No.", "On."], high: ["Quote.", "No.", "End of quote.", "On."]),
    Row(
      name: "code", body: code, low: ["a equals 1", "b equals 2", "On."],
      medium: ["Code.", "a equals 1", "b equals 2", "On."],
      high: ["Code.", "a equals 1", "b equals 2", "End of code.", "On."]),
    Row(
      name: "aside", body: "<aside><p>By the way.</p></aside>", low: ["By the way."],
      medium: ["Aside.", "By the way."], high: ["Aside.", "By the way."]),
    Row(
      name: "separator", body: "<hr/><p>On.</p>", low: ["E:separator", "On."], medium: ["E:separator", "On."],
      high: ["E:separator", "On."]),
    Row(
      name: "part", body: "<section epub:type='foreword'><p>Hello.</p></section><p>On.</p>", low: ["Hello.", "On."],
      medium: ["Foreword.", "Hello.", "On."], high: ["Foreword.", "Hello.", "End of this part.", "On."]),
  ]

  @Test(arguments: readings)
  func `reading through says as much as is wanted`(row: Row) throws {
    for (verbosity, said) in [("low", row.low), ("medium", row.medium), ("high", row.high)] {
      let lines = try heard("a @end", row.body, verbosity)
      #expect(lines.first == "So." && lines.suffix(2) == ["E:complete", "End of book."])
      #expect(lines.dropFirst().dropLast(2) == said)
    }
  }

  @Test func `what is left at the end of a section is said as in its midst`() throws {
    var book = EPUBFixture(
      "<ul><li>One</li></ul>", "<blockquote><ul><li>Two</li></ul></blockquote>", "<pre>a = 1</pre>",
      "<table><tr><th>From</th><th>To</th></tr><tr><td>Bell</td><td>Quay</td></tr></table>", "<p>End.</p>")
    book.title = "Exits"
    let path = try book.write(to: home)
    func said(_ keys: String, _ verbosity: String) -> [String] {
      let keys = ["transcript", path, "--keys", keys, "--speech-only", "--set", "verbosity=\(verbosity)"]
      return ProgramRun(keys, home: home).lines.filter { $0.hasPrefix("End of ") }
    }
    let ends = ["End of list.", "End of list.", "End of quote.", "End of code.", "End of table."]
    let downs = "Down Down Down Down Down Down Down"
    #expect(said(downs, "high") == ends)
    #expect(said("a @end", "high") == ends + ["End of book."])
    #expect(said(downs, "medium").isEmpty)
    #expect(said("a @end", "medium") == ["End of book."])
  }
}
