import LecternCLI
import TestSupport
import Testing

/// Going along the rows and columns of a table, by ear.
@Suite struct TableMoveTests {
  private func heard(_ keys: String, _ body: String, _ options: String...) throws -> [String] {
    try BodyFixture().heard(keys, body, options)
  }

  private static let gaps = """
    <p>Before.</p><table><tr><th></th><th>Stop</th><th>Fare</th></tr><tr><th>Paris</th><td>Lyon</td><td></td></tr>
    <tr><th>Rome</th><td></td><td>7</td></tr><tr><th>Oslo</th><td>Bergen</td><td>4</td></tr></table><p>After.</p>
    """
  private static let merged = """
    <table><tr><td>a1</td><td colspan="2">wide</td></tr><tr><td rowspan="2">tall</td><td>b2</td><td>c2</td></tr>
    <tr><td>b3</td><td>c3</td></tr><tr><td>a4</td></tr><tr><td>a5</td><td>b5</td><td>c5</td></tr></table>
    """
  private static let rich = """
    <table><tr><th>Place</th><th>Notes</th></tr><tr><td>Bell</td><td><p>One.</p><p>Two.</p></td></tr>
    <tr><td>Quay</td><td><ul><li>Ax</li><li>By</li></ul></td></tr>
    <tr><td>Zoo</td><td><h3>Birds</h3></td></tr></table>
    """
  private static let years = """
    <table><tr><th rowspan="2">City</th><th colspan="2">2020</th><th colspan="2">2021</th></tr>
    <tr><th>Low</th><th>High</th><th>Low</th><th>High</th></tr>
    <tr><th>Rome</th><td>5</td><td>6</td><td>7</td><td>8</td></tr></table>
    """

  private static let noted = """
    <p>Top.</p><table><tr><th>Year</th><th>Price 190<a role="doc-noteref" href="#n">1</a></th></tr>
    <tr><th>Row 5</th><td>7</td></tr></table><p id="n" role="doc-footnote">1 Note.</p>
    """

  static let moves: [(keys: String, body: String, said: [String])] = [
    ("t [ [ Right Down Down Down Up", gaps, ["Paris, Stop: Lyon", "Rome: Blank.", "Oslo: Bergen", "Rome: Blank."]),
    ("t [ [ Right Down Right Right Right", gaps, ["Fare: Blank.", "Rome", "Stop: Blank."]),
    ("t [ Right Right Right Down Down", gaps, ["Stop: Lyon", "Fare: Blank."]),
    ("t Right Right Right Right Right Left", gaps, ["Fare: Blank.", "Stop: Lyon"]),
    ("t Down Down Down", gaps, ["Fare", "Paris"]),
    ("t [ [ Right Down p", gaps, ["Paris, Stop: Lyon", "Rome"]),
    // Down through a wide cell and a tall one the column stays, and along a row the row.
    ("t [ [ Down Right Down Up Up Down", merged, ["b3", "b2", "wide", "b2"]),
    ("t [ [ Down Right Right Up Down Down Down", merged, ["wide", "c2", "c3", "c5"]),
    ("t [ [ Down Right Down ] Up Down Down", merged, ["Columns.", "tall", "b3", "c3"]),
    ("t [ [ Down Down Up", merged, ["a4", "tall"]),
    // Of the headers those are said that are new.
    (
      "t [ [ Down Right Right Right Right Left Left", years,
      ["High: 6", "2021, Low: 7", "High: 8", "Low: 7", "2020, High: 6"]
    ),
    // A header was said without what heads it.
    ("t [ [ Right Right Down Down", years, ["Low", "Rome, 2021, Low: 7"]),
    ("t Down Down Down", noted, ["Price 190: 7"]),
    // A cell is said whole, whatever it is made of.
    (
      "t [ [ Right Down Down Down", rich,
      ["Notes: One.", "Two.", "List, 2 items.", "Ax", "By", "Birds. Heading level 3."]
    ),
    ("t [ [ Right Down Up", rich, ["Notes: One.", "Two.", "Notes"]),
  ]

  @Test(arguments: moves)
  func `an empty cell is said to be blank, and neither it nor a merged one leads out of the column`(
    keys: String, body: String, said: [String]
  ) throws {
    #expect(try heard(keys, body).suffix(said.count) == said[...])
  }

  @Test func `of a cell of very many paragraphs as much is said for one key as of one long paragraph`() throws {
    func cell(_ paragraphs: String) -> String {
      "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>\(paragraphs)</td></tr></table><p>After.</p>"
    }
    let many = try heard("t [ [ Right Down", cell(String(repeating: "<p>Some words of it.</p>", count: 3000)))
    #expect(many.last == "The text goes on.")
    #expect(many.count < 600)
    let long = String(repeating: "Some words of it. ", count: 3000)
    let said = try heard("t [ [ Right Down", cell("<p>\(long)</p><p>More.</p>"))
    #expect(said.suffix(2).first?.hasPrefix("B: Some words") == true)
    #expect(said.last == "The text goes on.")
    #expect(try heard("t [ [ Right Down", cell("<p>One.</p><p>Two.</p>")).suffix(2) == ["B: One.", "Two."])
  }

  private static let twice = """
    <p>Before.</p><table><tr><th></th><th>Notes</th><th>Price</th></tr>
    <tr><th>Apple</th><td><p>Red.</p><p>Good.</p></td><td>3</td></tr>
    <tr><th>Pear</th><td>It is soft. It is ripe.</td><td>4</td></tr></table><p>After.</p>
    """

  static let landings: [(keys: String, said: String)] = [
    // Wherever in a cell the reader comes in from outside, both of its headers are new.
    ("/ \"It is ripe\" Enter", "Pear, Notes: It is ripe."),
    ("/ \"Good\" Enter", "Apple, Notes: Good."),
    ("C-End Up", "Pear, Price: 4"),
    ("/ \"ripe\" Enter m C-Home b", "Pear, Notes: It is ripe."),
    // Inside the table only what changes is said.
    ("/ \"It is ripe\" Enter Right", "Price: 4"),
  ]

  @Test(arguments: landings)
  func `who comes into a cell from outside hears what heads it, wherever in the cell that is`(
    keys: String, said: String
  ) throws {
    #expect(try heard(keys, Self.twice).last == said)
  }

  @Test func `going by rows or columns, Right and Left go from cell to cell, and on from the last`() throws {
    #expect(
      try heard("t [ [ Right Down Right Right Right Left", Self.twice).suffix(5) == [
        "Good.", "Price: 3", "Pear", "Notes: It is soft. It is ripe.", "Pear",
      ])
    #expect(try heard("t [ [ / \"4\" Enter Right", Self.twice).last == "After.")
  }

  private static let nested = """
    <p>Before.</p><table><tr><th>Name</th><th>Data</th><th>End</th></tr>
    <tr><th>Ann</th><td><table><tr><td>in1</td><td>in2</td></tr><tr><td>in3</td><td>in4</td></tr></table></td>
    <td>e1</td></tr><tr><th>Bob</th><td>See:<table><tr><td>in5</td><td>in6</td></tr></table>tail</td><td>e2</td></tr>
    <tr><th>Cy</th><td>plain</td><td>e3</td></tr></table><p>After.</p>
    """

  static let nestedMoves: [(keys: String, said: [String])] = [
    // Down a column every row is come to, and a cell is heard whole with the table in it.
    ("t [ [ Right Down", ["Data", "Ann, Data.", "Table, 2 columns, 2 rows.", "in1", "in2", "in3", "in4"]),
    (
      "t [ [ Right Down Down",
      [
        "in4", "End of table.", "Bob, Data: See:", "Table, 2 columns, 1 row.", "in5", "in6", "End of table.",
        "Bob, Data: tail",
      ]
    ),
    ("t [ [ Right Down Down Down Down", ["Bob, Data: tail", "Cy: plain", "Edge of table."]),
    ("t [ [ Right Down Down Down Up Up Up", ["in1", "in2", "in3", "in4", "End of table.", "Data"]),
    // Along the text the cells of the table in it follow one another like others.
    ("t [ [ Right Right Right Right", ["End", "Ann", "Data.", "Table, 2 columns, 2 rows.", "in1"]),
    ("t [ [ Right Right Right Right Right Right Right Right", ["in4", "End of table.", "Ann, End: e1"]),
    (
      "/ \"Bob\" Enter [ [ Right Right Right Right",
      ["Data: See:", "Table, 2 columns, 1 row.", "in5", "in6", "End of table.", "Bob, Data: tail"]
    ),
    (
      "/ \"tail\" Enter [ [ Left Left Left",
      ["Table, 2 columns, 1 row.", "in6", "in5", "End of table.", "Bob, Data: See:"]
    ),
    // Whoever is in the table goes along it, and from its edge along the one around it.
    ("/ \"in2\" Enter [ [ Down Up", ["in4", "in2"]),
    (
      "/ \"in4\" Enter [ [ Down",
      [
        "Rows.", "End of table.", "Bob, Data: See:", "Table, 2 columns, 1 row.", "in5", "in6", "End of table.",
        "Bob, Data: tail",
      ]
    ),
    ("/ \"in3\" Enter [ [ Up Up", ["in1", "End of table.", "Data"]),
    ("/ \"in2\" Enter [ Down", ["Columns.", "End of table.", "Ann, End: e1"]),
    // Wherever in it the reader comes in from outside.
    ("/ \"in4\" Enter", ["Table, 3 columns, 4 rows.", "Ann, Data.", "Table, 2 columns, 2 rows.", "in4"]),
    ("t t", ["Name", "Ann, Data.", "Table, 2 columns, 2 rows.", "in1"]),
    ("/ \"in6\" Enter >", ["End of table.", "Bob, Data: tail"]),
  ]

  @Test(arguments: nestedMoves)
  func `a cell that holds a table is a cell of its row, and whoever leaves that is told the cell around`(
    keys: String, said: [String]
  ) throws {
    #expect(try heard(keys, Self.nested).filter { !$0.hasPrefix("E:") }.suffix(said.count) == said[...])
  }

  @Test
  func `a table in a cell is read after what heads the cell, and its end is told where that of the cell is not`()
    throws
  {
    #expect(
      try heard("a @end", Self.nested).filter { !$0.hasPrefix("E:") } == [
        "Before.", "Table, 3 columns, 4 rows.", "Name", "Data", "End", "Ann", "Data: Table, 2 columns, 2 rows.",
        "in1", "in2", "in3", "in4", "End of table.", "End: e1", "Bob", "Data: See:", "Table, 2 columns, 1 row.",
        "in5",
        "in6", "End of table.", "Data: tail", "End: e2", "Cy", "Data: plain", "End: e3", "After.", "End of book.",
      ])
  }

  @Test func `what a cell stands in is told with its place, and a table in it with its own`() throws {
    #expect(
      try heard("/ \"in4\" Enter", Self.nested, "--set", "verbosity=high").suffix(4) == [
        "Table, 3 columns, 4 rows.", "Ann, Data. Column 2, row 2.", "Table, 2 columns, 2 rows.",
        "in4. Column 2, row 2.",
      ])
  }

  @Test func `a cell under several columns is told with the headers of all of them`() throws {
    let week = """
      <p>Before.</p><table><tr><th></th><th>Mon</th><th>Tue</th></tr><tr><th>9:00</th><td>Maths</td><td>Art</td></tr>
      <tr><th>10:00</th><td colspan="2">Sport</td></tr><tr><th>11:00</th><td>Latin</td><td>Art</td></tr></table>
      """
    #expect(
      try heard("t [ [ Right Right Down Down Down", week).suffix(3) == [
        "9:00, Tue: Art", "10:00, Mon, Tue: Sport", "11:00: Art",
      ])
    #expect(try heard("a @end", week).contains("Mon, Tue: Sport"))
  }

  @Test func `a header with a gap beside it in the first row heads its column`() throws {
    let table = "<p>Before.</p><table><tr><th>A</th><td></td></tr><tr><td>x</td><td>y</td></tr></table>"
    #expect(try heard("t [ [ Down Right", table).suffix(2) == ["A: x", "y"])
  }

  static let kinds: [(cell: String, said: [String])] = [
    ("<img src='a.png' alt='Cat'/>", ["Ann, Data: Cat. Image. Column 2, row 2."]),
    ("<a role='doc-noteref' href='#n'>1</a>", ["Ann, Data: Note 1. Column 2, row 2.", "More content available."]),
    ("<a href='#n'>Go</a>", ["Ann, Data: Go. Link. Column 2, row 2."]),
    ("<button>Press</button>", ["Ann, Data.", "Press. Button. Column 2, row 2."]),
    (
      "<ol><li>Ax</li><li>By</li></ol>",
      ["List, 2 items.", "Ann, Data: 1. Ax. 1 of 2. Column 2, row 2.", "2. By. 2 of 2."]
    ),
    ("<pre>x</pre>", ["Code, 1 line.", "Ann, Data: x. Column 2, row 2."]),
    ("<h3>Birds</h3>", ["Ann, Data: Birds. Heading level 3. Column 2, row 2."]),
    ("<p>One.</p><p>Two.</p>", ["Ann, Data: One. Column 2, row 2.", "Two."]),
    ("<blockquote><p>Qu</p></blockquote>", ["Quote.", "Ann, Data: Qu. Column 2, row 2."]),
    ("<hr/>", ["Ann, Data.", "Separator. Column 2, row 2."]),
    (
      "<fieldset><legend>Leg</legend><input type='radio' aria-label='A'/></fieldset>",
      ["Leg. Group.", "Ann, Data. Column 2, row 2.", "A. Radio button. Not selected."]
    ),
    ("<math alttext='x squared'><mi>x</mi></math>", ["Ann, Data: x squared. Formula. Column 2, row 2."]),
    ("", ["Ann, Data: Blank. Column 2, row 2."]),
  ]

  @Test(arguments: kinds)
  func `a cell is told by what heads it and where it is, whatever stands in it`(cell: String, said: [String]) throws {
    let body = """
      <table><tr><th>Name</th><th>Data</th></tr><tr><th>Ann</th><td>\(cell)</td></tr></table><p id="n">After.</p>
      """
    let moved = try heard("t [ [ Right Down", "<p>Before.</p>" + body, "--set", "verbosity=high")
    #expect(moved.filter { !$0.hasPrefix("E:") }.suffix(said.count) == said[...])
  }

  @Test func `where the reader is in an empty cell can be asked, and at high verbosity is said`() throws {
    #expect(try heard("t [ [ Right Down Down w", Self.gaps).last?.hasSuffix("Column 2, row 3.") == true)
    #expect(
      try heard("t [ [ Right Down Down", Self.gaps, "--set", "verbosity=high").last == "Rome: Blank. Column 2, row 3."
    )
  }

  @Test func `reading through a table says nothing of its empty cells`() throws {
    #expect(
      try heard("a @end", Self.gaps).filter { !$0.hasPrefix("E:") } == [
        "Before.", "Table, 3 columns, 4 rows.", "Stop", "Fare", "Paris", "Stop: Lyon", "Rome", "Fare: 7", "Oslo",
        "Stop: Bergen", "Fare: 4", "After.", "End of book.",
      ])
  }

  static let cells: [(keys: String, body: String, said: [String])] = [
    ("C-A-Down", gaps, ["E:boundary", "Not in a table."]),
    ("t A-Right A-Down A-Left A-Up", gaps, ["Stop", "Paris, Stop: Lyon", "Paris", "Blank."]),
    ("t C-A-Right C-A-Right C-A-Right", gaps, ["Stop", "Fare", "E:boundary", "Edge of table."]),
    // The column stays through a wide cell, whatever the rotor shows.
    ("t A-Right A-Down A-Right A-Up A-Down", merged, ["wide", "b2", "c2", "wide", "c2"]),
    ("t A-Right A-Down : \"cell-headers\" Enter", gaps, ["Paris, Stop."]),
    ("t A-Right A-Down : \"table-row\" Enter", gaps, ["Paris, Lyon, Blank."]),
    ("t A-Right A-Down : \"table-column\" Enter", gaps, ["Stop, Lyon, Blank, Bergen."]),
    (": \"table-row\" Enter", gaps, ["E:boundary", "Not in a table."]),
    ("t : \"cell-headers\" Enter", merged, ["E:boundary", "No headers."]),
  ]

  @Test(arguments: cells)
  func `cells have keys of their own, and a line and its headers are told on demand`(
    keys: String, body: String, said: [String]
  ) throws {
    #expect(try heard(keys, body).suffix(said.count) == said[...])
  }
}
