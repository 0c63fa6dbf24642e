import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits

/// A form as a page shows it.
@Suite struct ControlFrameTests {
  static let body = """
    <label for=m>Email</label><input id=m value=ann@x.org><input aria-label=Old disabled>
    <label><input type=checkbox checked> I agree</label><label><input type=radio> Yes</label><button>Send</button>
    <select aria-label=Town><option>Quay</select><details open><summary>More</summary><p>Inside.</p></details>
    """

  /// The rows of a page after keys, without those that are blank, and where the cursor stands.
  func page(
    _ keys: [Key], _ body: String = Self.body, columns: Int = 60, lines: Int = 24,
    abilities: ReaderView.Abilities = .all, click: CellPoint? = nil
  ) throws -> (rows: [String], cursor: CellPoint) {
    let book = try Book.open(bytes: Array("<!DOCTYPE html><title>F</title><body>\(body)".utf8), name: "f.html")
    let size = PageSize(columns: columns, lines: lines)
    let cells = CellWidth.terminal()
    let pages = PaginatedBook(text: book, size: size, cells: cells)
    let world = ReadingWorld(text: book, geometry: pages, tokenizer: UnitTokenizer(text: book))
    var reader = Reader(
      world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: cells, abilities: abilities))
    let now = Instant(milliseconds: 0)
    _ = reader.apply(.open, at: now)
    for key in keys { _ = reader.press(key, at: now) }
    if let click { _ = reader.mouse(.pressed, at: click, now) }
    let frame = ReaderView(reader, pages: pages, cells: cells, abilities: abilities).frame()
    let rows = frame.rows.dropFirst(size.headerRows).dropLast().map { row in
      row.sorted { $0.column < $1.column }.reduce("") { text, run in
        text + String(repeating: " ", count: max(0, run.column - text.count)) + run.text
      }
    }
    return (rows.filter { !$0.isEmpty }, frame.cursor)
  }

  @Test func `a page shows what stands in its controls, by symbols`() throws {
    #expect(
      try page([]).rows == [
        "Email", "[ann@x.org               ]", "Old: [                        ] (–)", "[x] I agree", "( ) Yes",
        "[ Send ]", "Town: [Quay v]", "v More", "Inside.",
      ])
  }

  @Test func `what is filled in is shown as it is typed, the cursor at the caret`() throws {
    let (rows, cursor) = try page([Key(.tab), Key(.home), Key(.character("J"))])
    #expect(rows[1] == "[Jann@x.org              ]")
    #expect(cursor.column == 2)
  }

  @Test func `what is selected in a field is set off, and stands in brackets where looks do not tell it`() throws {
    let keys = [Key(.tab), Key(.left, .shift), Key(.left, .shift)]
    #expect(try page(keys).rows[1].contains("[ann@x.org               ]"))
    #expect(try page(keys, abilities: []).rows[1] == "[ann@x.o[rg]             ]")
  }

  @Test func `a row in which nothing is selected has no brackets`() throws {
    let area = "<p>Top.</p><textarea aria-label=T>one\ntwo</textarea>"
    let shown = try page([Key(.tab), Key(.down, .shift)], area, abilities: [])
    #expect(shown.rows[1] == "T: [two                     ]")
    #expect(shown.cursor.column == "T: [".count)
  }

  @Test func `a click in a field finds its place among the brackets around what is selected`() throws {
    let keys = [Key(.tab), Key(.left, .shift), Key(.left, .shift)]
    // [ann@x.o[rg]   ]: before the selection, in it, and behind it.
    for (column, caret) in [(4, 3), (7, 6), (8, 7), (9, 7), (10, 8), (11, 9), (12, 9), (20, 9)] {
      let shown = try page(keys, abilities: [], click: CellPoint(row: 3, column: column))
      #expect(shown.rows[1] == "[ann@x.org               ]")
      #expect(shown.cursor.column == 1 + caret, "\(column)")
    }
  }

  @Test func `a list box shows what it is at, and what of it is chosen`() throws {
    let list = "<select multiple aria-label=Toppings>"
    #expect(
      try page([], list + "<option>Cheese<option>Olives</select>").rows == ["Toppings: [> [ ] Cheese]"])
    #expect(
      try page([], list + "<option selected>Cheese<option>Ham<option selected>Olives</select>").rows
        == ["Toppings: [> [x] Cheese  [x] Olives]"])
    #expect(
      try page([Key(.enter), Key(.up)], list + "<option>Cheese<option>Ham<option selected>Olives</select>").rows
        == ["Toppings: [> [ ] Ham  [x] Olives]"])
  }

  @Test func `what a disclosure has closed is not shown`() throws {
    let tabs = Array(repeating: Key(.tab), count: 6)
    #expect(try page(tabs + [Key(.space)]).rows.suffix(2) == ["Town: [Quay v]", "> More"])
  }

  @Test func `a narrow page shows as much of a field as there is room for, its name last`() throws {
    let body = """
      <p>A</p><input aria-label="Phone number" value="+44 1481 555 0199"><select aria-label=Town><option>Saint Peter Port</select>
      <input type=checkbox aria-label="Send me the news of the quay">
      """
    let rows = ["A", "Phone num…: [+44 1…]", "Town: [Saint Pet… v]", "[ ] Send me the new…"]
    #expect(try page([], body, columns: 20, lines: 7).rows == rows)
    let typing = try page([Key(.tab), Key(.character("0"))], body, columns: 20, lines: 7)
    #expect(typing.rows[1].count <= 20)
    #expect(typing.cursor.column < 20)
  }

  @Test func `a page that is read from the right has its controls at the right, their symbols turned`() throws {
    let body = """
      <div dir=rtl><p>שלום</p><label for=m>דג</label><input id=m value=ann><input aria-label=קמ value=ab>
      <label><input type=checkbox checked> אב</label><button>גד</button><details open><summary>הו</summary><p>ז</details>
      """
    let shown = try page([Key(.tab), Key(.end)], body, columns: 44)
    #expect(shown.rows.map { $0.count } == Array(repeating: 44, count: shown.rows.count))
    #expect(
      shown.rows.map { $0.filter { $0 != " " } } == [
        "םולש", "גד", "[ann]", "[ab]:מק", "בא[x]", "[דג]", "והv", "ז",
      ])
    #expect(shown.cursor.column == 39)
  }

  @Test func `what is wrong is seen without a colour, and gone once it is mended`() throws {
    let body = "<p>Top.</p><input aria-label=Name aria-invalid=true>"
    let (wrong, _) = try page([], body)
    let (mended, _) = try page([Key(.tab), Key(.character("A")), Key(.escape)], body)
    #expect(wrong == ["Top.", "! Name: [                        ]"])
    #expect(mended == ["Top.", "Name: [A                       ]"])
  }

  @Test func `the cursor stands at the caret, behind the name of the field`() throws {
    let body = "<p>Top.</p><input aria-label=Name value=Ann>"
    #expect(try page([Key(.tab)], body).cursor.column == "Name: [Ann".count)
    #expect(try page([Key(.tab), Key(.home)], body).cursor.column == "Name: [".count)
    let wrong = "<p>Top.</p><input aria-label=Name value=Ann aria-invalid=true>"
    #expect(try page([Key(.tab), Key(.home)], wrong).cursor.column == "! Name: [".count)
  }

  @Test func `no row shows what is written in secret`() throws {
    let body = "<p>Top.</p><input type=password aria-label=Code value=q7>"
    for keys in [[], [Key(.tab), Key(.character("z"))], [Key(.tab), Key(.character("z")), Key(.escape)]] {
      let rows = try page(keys, body).rows
      #expect(rows.count == 2 && rows[1].hasPrefix("Code: [**"))
      #expect(!rows[1].contains("q") && !rows[1].contains("z"))
    }
  }
}
