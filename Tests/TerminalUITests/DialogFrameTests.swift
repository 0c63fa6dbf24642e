import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits

/// The frames of dialogs, which show all that is spoken, at any size.
@Suite struct DialogFrameTests {
  static let sizes = [(80, 24), (20, 5), (40, 12)].map { PageSize(columns: $0.0, lines: $0.1) }

  func frame(_ keys: String, _ size: PageSize) throws -> (rows: [String], cursor: CellPoint) {
    let frame = try FrameFixture(size: size).frame(after: keys)
    let rows = frame.rows.map { row in
      row.reduce(into: "") { text, run in
        text += String(repeating: " ", count: max(0, run.column - text.count)) + run.text
      }
    }
    return (rows, frame.cursor)
  }

  /// A dialog over the whole screen, from the cell on that the symbols before its rows stand in.
  func dialog(_ keys: String, _ size: PageSize) throws -> (rows: [String], cursor: CellPoint) {
    let (rows, cursor) = try frame(keys, size)
    let margin = size.columns == 80 ? 2 : 0
    return (
      rows.map { row in
        let shown = String(row.dropFirst(margin))
        return String(shown.dropLast(shown.reversed().prefix { $0 == " " }.count))
      }, CellPoint(row: cursor.row, column: cursor.column - margin)
    )
  }

  @Test(arguments: sizes)
  func `a line stands in the last row, the cursor at its caret`(size: PageSize) throws {
    let (rows, cursor) = try frame("/ \"zoo\"", size)
    #expect(rows.last?.hasPrefix("Search: zoo") == true)
    #expect(cursor == CellPoint(row: size.lines - 1, column: "Search: zoo".count))
  }

  @Test(arguments: sizes)
  func `what is selected in a line stands in brackets`(size: PageSize) throws {
    #expect(try frame("/ \"one two\" C-S-Left", size).rows.last?.hasPrefix("Search: one [two]") == true)
  }

  @Test(arguments: sizes)
  func `a long line shows what is around its caret`(size: PageSize) throws {
    let (rows, cursor) = try frame("/ \"\(String(repeating: "a", count: 200))bc\"", size)
    #expect(rows.last?.hasSuffix("abc ") == true)
    #expect(cursor == CellPoint(row: size.lines - 1, column: size.columns - 1))
  }

  @Test(arguments: sizes)
  func `what is wrong with a line is shown whole, beside the line`(size: PageSize) throws {
    let command = try frame(": \"nonsense\" Enter", size)
    #expect(command.rows.last?.hasPrefix("Command: nonsense") == true || size.columns == 20)
    #expect(command.rows.joined(separator: " ").contains("such command."))
    let page = try dialog("C-g \"999\" Enter", size)
    #expect(page.rows[0].contains("Go to page"))
    let shown = page.rows.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    #expect(shown.contains("Page must be 1 to") && shown.contains("999"))
    #expect(page.cursor.row == (size.lines < 12 ? 1 : 2))
  }

  @Test(arguments: sizes)
  func `the line that a list is at is marked, and holds the cursor`(size: PageSize) throws {
    let (rows, cursor) = try dialog("C-t Down Down Down Down Down Down", size)
    #expect(rows[0].hasSuffix("Contents"))
    #expect(rows.filter { $0.hasPrefix("> ") }.count == 1)
    #expect(rows[cursor.row].hasPrefix("> "))
    #expect(rows[cursor.row].dropFirst(cursor.column).hasPrefix("Lunch") || size.columns == 20)
  }

  @Test func `a line that is read from the right stands behind its mark, the cursor at its first letter`() throws {
    let book = try Book.open(
      bytes: Array("<!DOCTYPE html><title>T</title><body dir=rtl><h1>שלום</h1><p>א<h2>דג</h2><p>ב".utf8),
      name: "r.html")
    let size = PageSize(columns: 40, lines: 12)
    let cells = CellWidth.terminal()
    let pages = PaginatedBook(text: book, size: size, cells: cells)
    let world = ReadingWorld(text: book, geometry: pages, tokenizer: UnitTokenizer(text: book))
    var reader = Reader(world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: cells))
    let now = Instant(milliseconds: 0)
    for key in [Key(.character("t"), .control), Key(.down)] { _ = reader.press(key, at: now) }
    let frame = ReaderView(reader, pages: pages, cells: cells).frame()
    #expect(frame.rows[3].map(\.text) == ["  םולש" + String(repeating: " ", count: 33) + "•"])
    #expect(frame.rows[4].map(\.text) == [">   גד" + String(repeating: " ", count: 34)])
    #expect(frame.cursor == CellPoint(row: 4, column: 5))
  }

  /// The keys that bring focus to each control of the dialog of settings in turn.
  static let tabs = 0..<20

  @Test(arguments: sizes, tabs)
  func `the setting that has focus is in view, marked, and holds the cursor`(size: PageSize, tabs: Int) throws {
    let (rows, cursor) = try dialog(": \"set\" Enter" + String(repeating: " Tab", count: tabs), size)
    #expect(rows[0].hasSuffix("Settings"))
    #expect(rows.filter { $0.hasPrefix("> ") }.count == 1)
    #expect(rows[cursor.row].hasPrefix("> "))
    #expect(rows.allSatisfy { $0.count <= size.columns })
  }

  @Test func `letters leave the settings that they name, and Backspace brings the others back`() throws {
    let size = PageSize(columns: 80, lines: 24)
    let found = try dialog(": \"set\" Enter \"theme\"", size).rows
    #expect(found[0].hasSuffix("Settings  / theme"))
    #expect(found.contains { $0.hasPrefix("> Theme  ") } && !found.contains { $0.contains("Verbosity") })
    #expect(found.contains { $0.hasSuffix("[OK]") })
    #expect(try dialog(": \"set\" Enter \"themexq\"", size).rows[0] == found[0])
    let all = try dialog(": \"set\" Enter \"v\" Backspace", size).rows
    #expect(all[0].hasSuffix("Settings") && all.contains { $0.hasPrefix("> Verbosity  ") })
    let changed = try dialog(": \"set\" Enter \"theme\" Right", size).rows
    #expect(changed.contains { $0.hasPrefix("> Theme  ") && $0.hasSuffix("‹ light ›") })
  }

  @Test func `a setting is shown with its value in a column, below the name of its group`() throws {
    let (rows, _) = try dialog(": \"set\" Enter Right", PageSize(columns: 80, lines: 24))
    #expect(rows[2] == "  Speaking" && rows[3].hasPrefix("> Verbosity  ") && rows[3].hasSuffix("  ‹ high ›"))
  }

  @Test(arguments: sizes)
  func `an option of the rotor shows whether it is on, and its things how deep they are`(size: PageSize) throws {
    let options = try dialog("F7 Down Space", size)
    #expect(options.rows[0].hasSuffix("Rotor") && options.rows[options.cursor.row].hasPrefix("> [ ] Words"))
    let items = try dialog("F7 \"headings\" Enter Down", size)
    #expect(items.rows[0].hasSuffix("Headings. 10 items"))
    #expect(items.rows[items.cursor.row].hasPrefix(">   The zoo"))
  }

  @Test(arguments: sizes)
  func `a question shows both answers, and stands at the harmless one`(size: PageSize) throws {
    let (rows, cursor) = try dialog(": \"set\" Enter S-Tab Enter", size)
    #expect(rows.contains("> [Cancel]") && rows.contains("  [Reset]"))
    #expect(rows[cursor.row] == "> [Cancel]")
  }

  @Test(arguments: 1...6, [1, 5, 12, 80])
  func `a dialog that is explained leaves a row to what has focus, in any room`(lines: Int, columns: Int) throws {
    let (rows, cursor) = try frame("C-o", PageSize(columns: columns, lines: lines))
    #expect(rows.count == lines && rows.indices.contains(cursor.row))
  }

  @Test func `a dialog hides nothing that a click could reach`() throws {
    let size = PageSize(columns: 80, lines: 24)
    let (plain, clicked) = (try frame("C-t Esc", size), try frame("C-t @click:3,23 Esc", size))
    #expect(plain.cursor == clicked.cursor)
  }

  @Test func `a list that has not the focus marks its line by another symbol than the control that has it`() throws {
    let (rows, cursor) = try dialog("C-t Down Tab", PageSize(columns: 80, lines: 24))
    #expect(rows.filter { $0.hasPrefix("> ") } == ["> [Cancel]"])
    #expect(rows.filter { $0.hasPrefix("- ") }.count == 1)
    #expect(rows[cursor.row] == "> [Cancel]")
  }
}
