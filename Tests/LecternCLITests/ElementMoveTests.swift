import LecternCLI
import TestSupport
import Testing

/// Moving by what the markup says a text is made of, by ear.
@Suite struct ElementMoveTests {
  private func heard(_ keys: String, _ body: String, _ options: String...) throws -> [String] {
    try BodyFixture().heard(keys, body, options)
  }

  static let table = """
    <p>Before.</p><table><caption>Fares</caption><tr><th>From</th><th>To</th><th>Price</th></tr>
    <tr><td>Bell</td><td>Quay</td><td>3</td></tr><tr><td>Quay</td><td>Bell</td><td>4</td></tr></table><p>After.</p>
    """
  static let lists = """
    <p>So:</p><ul><li>One<ol start="4"><li>Four</li><li>Five</li></ol></li><li>Two</li></ul><p>And:</p>
    <ol><li>First</li></ol>
    """
  static let notes = """
    <p>Monday.</p><p>It rained.<a epub:type="noteref" href="#n3">3</a> We left. We ate.</p><p>More.</p>
    <aside epub:type="footnote" id="n3"><p>All day. And all night.</p></aside>
    """

  @Test(arguments: [
    ("l l l L", lists, ["List, 2 items.", "One", "List, 2 items, level 2.", "4. Four", "List, 1 item.", "1. First"]),
    ("i i i i", lists, ["List, 2 items.", "One", "List, 2 items, level 2.", "4. Four", "5. Five", "Two"]),
    ("t t", table, ["Table, 3 columns, 3 rows.", "Fares", "From", "E:boundary", "No next table."]),
    ("s", "<p>One.</p><hr/><p>Two.</p>", ["Separator."]),
    ("s", "<p>One.</p>", ["E:boundary", "No separators."]),
    ("d", "<p>One.</p><section epub:type='foreword'><p>Two.</p></section>", ["Foreword. Landmark.", "Two."]),
    (
      "d d",
      "<nav aria-label='Pages'><p>One.</p></nav><main><section aria-label='Sights'><p>Two.</p></section></main>",
      ["Main. Sights. Region. Landmark.", "Two.", "E:boundary", "No next landmark."]
    ),
  ])
  func `a letter moves by what it stands for`(keys: String, body: String, said: [String]) throws {
    #expect(try heard(keys, body).prefix(said.count) == said[...])
  }

  @Test func `pictures are met in the flow and alone, by their descriptions`() throws {
    let body = """
      <p>A <img src='a' alt='bell'/> and <img src='b'/>.</p><figure><img src='c' alt='Quay'/></figure>
      """
    #expect(
      try heard("g g g g G", body) == [
        "bell. Image.", "Image, no description.", "Quay. Image.", "E:boundary", "No next figure.",
        "Image, no description.",
      ])
  }

  @Test func `down a column of a table the header of each row is said, and along a row it is not`() throws {
    let table = """
      <table><tr><th></th><th>Stop</th><th>Fare</th></tr><tr><th>Paris</th><td>Lyon</td><td>9</td></tr>
      <tr><th>Rome</th><td>None</td><td>7</td></tr></table>
      """
    #expect(
      try heard("t Right Right Right Right [ [ Down Right", table).suffix(3) == ["Rows.", "Rome: None", "Fare: 7"])
    #expect(
      try heard("t Right Right Right Right Right Right Right", table).suffix(3) == ["Fare: 9", "Rome", "Stop: None"])
  }

  @Test func `at the start of a container the way to its start says so`() throws {
    #expect(
      try heard("l < Down <", Self.lists).suffix(5) == [
        "E:boundary", "Already at its start.", "List, 2 items, level 2.", "4. Four", "One",
      ])
  }

  @Test func `inside a table the rotor moves along rows and columns, the headers said as they change`() throws {
    #expect(
      try heard("t [ [ [", Self.table).suffix(3).map { $0.prefix { $0 != "." } } == [
        "Columns", "Rows", "Text selection",
      ])
    #expect(
      try heard("t [ [ Down Down Down Up", Self.table).suffix(5) == [
        "From: Bell", "Quay", "E:boundary", "Edge of table.", "Bell",
      ])
    #expect(
      try heard("t [ [ Down ] Down Down Down Up Right", Self.table).suffix(7) == [
        "Columns.", "To: Quay", "Price: 3", "E:boundary", "Edge of table.", "To: Quay", "Price: 3",
      ])
  }

  @Test func `outside of tables the wish for rows shows what comes after it, and comes back`() throws {
    let said = try heard("t [ [ p p p p p p p p p p p p T Right ] [", Self.table)
    #expect(said.suffix(2) == ["Columns.", "Rows."])
  }

  @Test func `a note is followed and come back from, and its text ends at its edges`() throws {
    #expect(
      try heard("o Enter . . Backspace . U", Self.notes) == [
        "Note 3. Link.", "Footnote 3.", "All day. And all night.", "And all night.", "E:boundary",
        "End of note. Backspace returns.", "Note 3. Link.", "We left.", "Footnote 3.",
        "And all night.",
      ])
    #expect(
      try heard("o o O", Self.notes) == ["Note 3. Link.", "Footnote 3.", "All day. And all night.", "Note 3. Link."])
  }

  static let numbered = [
    "<p>3. All day.</p>", "<p>3 All day.</p>", "<p>[3] All day.</p>", "<p><sup>3</sup> All day.</p>",
    "<ol start='3'><li>All day.</li></ol>",
  ]

  @Test(arguments: numbered)
  func `a note that begins with its number says it once`(text: String) throws {
    let body = """
      <p>It rained.<a epub:type="noteref" href="#n3">3</a></p>
      <aside epub:type="footnote" id="n3">\(text)</aside><p>End.</p>
      """
    #expect(try heard("o Enter", body).filter { $0 != "List, 1 item." }.suffix(2) == ["Footnote 3.", "All day."])
    #expect(try heard("o o", body).filter { $0 != "List, 1 item." }.suffix(2) == ["Footnote 3.", "All day."])
    #expect(try heard("Down", body).filter { $0 != "List, 1 item." }.suffix(2) == ["Footnote 3.", "All day."])
  }

  @Test func `what only looks like the number of a note is its text`() throws {
    let body = """
      <p>It rained.<a epub:type="noteref" href="#n3">3</a></p>
      <aside epub:type="footnote" id="n3"><p>30 days.</p></aside>
      """
    #expect(try heard("o Enter", body).suffix(2) == ["Footnote 3.", "30 days."])
    #expect(try heard("Down", body.replacing("30 days.", with: "3."), "--set", "verbosity=low").last == "3.")
  }

  @Test func `a picture is said before its caption`() throws {
    let figure = "<figure><img src='a' alt='Quay'/><figcaption>At dusk.</figcaption></figure>"
    #expect(try heard("g", "<p>One.</p>" + figure) == ["Quay. Image.", "At dusk."])
  }

  @Test func `reading goes on from a note that was come back from`() throws {
    let said = try heard("a @end C-Home o Enter Backspace Space @words:1", Self.notes)
    #expect(said.suffix(4) == ["All day. And all night.", "Note 3. Link.", "E:note", "We left."])
  }
}
