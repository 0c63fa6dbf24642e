import PageLayout
import TestSupport
import Testing
import TextModel

/// Tables as they are seen: grids where there is room, and records where there is none.
@Suite struct TablePageTests {
  /// A table with a header row, its cells row by row.
  static func table(
    _ rows: [[String]], before: String? = nil, direction: TextDirection? = nil,
    alignments: [Block.Alignment?] = []
  ) -> TextFixture {
    var (text, blocks) = ("", [Block]())
    var cells = TableCells()
    var headers = TableHeaders()
    func add(_ kind: Block.Kind, _ words: String, in container: Int?) {
      let start = text.utf8.count
      text += words + "\n"
      blocks.append(Block(kind, range: start..<text.utf8.count, container: container, direction: direction))
    }
    if let before { add(.paragraph, before, in: nil) }
    let start = text.utf8.count
    for (row, words) in rows.enumerated() {
      for (column, word) in words.enumerated() {
        let lower = text.utf8.count
        add(.cell(row: row + 1, column: column + 1, isHeader: row == 0), word, in: 0)
        if row > 0, alignments.indices.contains(column) { blocks[blocks.count - 1].alignment = alignments[column] }
        cells.append(at: lower, rows: row + 1...row + 1, columns: column + 1...column + 1, isHeader: row == 0)
        if row == 0 { headers.setColumn(column + 1, from: 2, to: [lower..<lower + word.utf8.count]) }
      }
    }
    let table = Container(.table(rows: rows.count, columns: rows[0].count), range: start..<text.utf8.count)
    add(.paragraph, "After.", in: nil)
    return TextFixture([
      Section(
        text: text, blocks: blocks, containers: [table], tableHeaders: [0: headers], tableCells: [0: cells])
    ])
  }

  static let people = [["Name", "Born"], ["Ada", "1815"], ["Grace Hopper", "906"]]

  @Test func `a table is a grid, with a line under its headers and numbers to the right`() {
    #expect(
      Screen(Self.table(Self.people, before: "Before."), 39, 20).seen == [
        "Before.", "", "Name          Born", "──────────────────", "Ada           1815", "Grace Hopper   906", "",
        "After.",
      ])
  }

  @Test func `no column is narrower than its longest word while there is room, and rows are parted where some wrap`()
  {
    let rows = [["Name", "Remark"], ["Ada", "wrote what no machine ran"], ["Alan", "thought of one"]]
    #expect(
      Screen(Self.table(rows), 20, 20).seen == [
        "Name  Remark", "────────────────────", "Ada   wrote what no", "      machine ran", "",
        "Alan  thought of one",
        "", "After.",
      ])
  }

  @Test func `numbers stand at the right once, wherever their author sets them`() {
    let rows = [["Month", "Rain in mm"], ["May", "112.5"], ["June", "1,324.75"]]
    for alignment in [Block.Alignment.end, .centre, .right] {
      #expect(
        Screen(Self.table(rows, alignments: [nil, alignment]), 30, 20).seen.prefix(4) == [
          "Month  Rain in mm", "─────────────────", "May         112.5", "June     1,324.75",
        ])
    }
  }

  @Test func `the headers of a table stay with its first row`() {
    for lines in 6...12 {
      let screen = Screen(Self.table(Self.people, before: "One.\u{B}Two.\u{B}Three."), 39, lines)
      let page = screen.rows.first { $0.contains { $0.hasPrefix("Name") } } ?? []
      #expect(page.contains { $0.hasPrefix("Ada") }, "\(lines) lines: \(screen.rows)")
    }
  }

  @Test func `a word of a table is cut only where it is longer than sixteen cells`() {
    let rows = [["Name", "Sign"], ["Ada", "electroencephalogram"]]
    #expect(Screen(Self.table(rows), 22, 20).seen[2] == "Ada   electroencephalo")
    #expect(Screen(Self.table(rows), 21, 20).rows[0].contains("Name: Ada"))
  }

  @Test func `a table that is read from the right begins at the right`() {
    let hebrew = PseudoScript.hebrew
    let rows = [["A", "B"], ["CD", "E"]].map { $0.map(hebrew.text) }
    #expect(
      Screen(Self.table(rows, direction: .rightToLeft), 12, 9).seen.map(hebrew.pattern).prefix(3)
        == ["       B   A", "       ─────", "       E  DC"])
  }

  @Test func `where a column would have less than six cells, a row is a record under its headers`() {
    let rows = [["Name", "Occupation"], ["Ada Lovelace", "Mathematician"]]
    #expect(
      Screen(Self.table(rows), 13, 20).seen == [
        "Name", "Occupation", "", "Name: Ada", "      Lovelac", "      e", "Occ…: Mathema", "      tician", "",
        "After.",
      ])
  }

  @Test func `the headers of records stand one behind the other, and their values below one another`() {
    let wide = [["A", "Surname", "Town", "Age", "No", "Work"], ["Ada", "King", "London", "36", "1", "numbers"]]
    #expect(
      Screen(Self.table(wide), 24, 20).seen == [
        "A  Surname  Town  Age", "No  Work", "", "A:       Ada", "Surname: King", "Town:    London", "Age:     36",
        "No:      1", "Work:    numbers", "", "After.",
      ])
    let screen = Screen(Self.table(wide), 24, 20)
    for (row, column, word) in [(0, 13, "own"), (1, 1, "o\nW"), (1, 5, "ork"), (5, 10, "ond")] {
      let place = screen.pages.position(closestTo: CellPoint(row: row, column: column), on: screen.all[0])
      #expect(String(screen.book.section(0).text.utf8.dropFirst(place.offset).prefix(3)) == word)
    }
    LayoutLaws(Self.table(wide), screen.pages.size).checkCells()
  }

  @Test func `a row that is higher than the page is a record`() {
    let long = String(repeating: "word ", count: 60)
    let rows = Screen(Self.table([["A", "B"], ["one", long], ["two", "three"]]), 30, 12).rows.flatMap { $0 }
    #expect(rows.contains("A: one") && rows.contains { $0.hasPrefix("B: word") })
    #expect(rows.last == "After.")
  }

  @Test func `a row of the table stays together at the end of a page`() {
    let rows = [["A", "B"]] + (1...9).map { ["row \($0)", "one two three four five"] }
    for page in Screen(Self.table(rows), 20, 9).rows {
      #expect(page.filter { $0.contains("row") }.count * 3 >= page.filter { !$0.isEmpty }.count - 4)
      #expect(page.first?.hasPrefix("             ") != true)
    }
  }

  @Test func `a cell of the screen leads to the cell of the table that it lies in`() {
    let rows = [["Name", "Remark"], ["Ada", "wrote what no machine ran"]]
    let screen = Screen(Self.table(rows), 20, 20)
    let page = screen.all[0]
    func word(_ row: Int, _ column: Int) -> String {
      let position = screen.pages.position(closestTo: CellPoint(row: row, column: column), on: page)
      return String(screen.book.section(0).text.utf8.dropFirst(position.offset).prefix(3)) ?? ""
    }
    // Below the one row of the first cell, and to the right of what is in the second.
    #expect(word(3, 1) == "da\n")
    #expect(word(3, 6) == "mac")
    #expect(word(2, 0) == "Ada" && word(2, 7) == "rot")
  }

  /// Widths from 20 to 120, where each cell has a line of its own, is laid out by one of these in turn.
  @Test(arguments: 0..<8)
  func `at many widths each character has cells of its own, and they lead back to it`(turn: Int) {
    let rows =
      [["Name", "Born", "Remark"]]
      + (1...12).map { ["Person \($0)", "\($0)", "is number \($0) of twelve, and the longest of all"] }
    let alignments: [Block.Alignment?] = turn.isMultiple(of: 2) ? [] : [.centre, .end, .right]
    let book = Self.table(
      rows, before: "Before the table, in a paragraph that takes more than one row on most screens.",
      alignments: alignments)
    for columns in stride(from: 20 + turn, through: 120, by: 24) {
      let laws = LayoutLaws(book, PageSize(columns: columns, lines: 12))
      laws.checkTiles()
      laws.checkRows()
      laws.checkCharacters()
      laws.checkCells()
    }
  }

  @Test func `a table with more columns than any screen has is no grid`() {
    let rows = Screen(Self.table((0..<3).map { Array(repeating: "\($0)", count: 600) }), 80, 24).rows
    #expect(rows.flatMap { $0 }.filter { $0 == "    0: 1" }.count == 600)
  }

  @Test func `a long table is laid out from where it begins, not as a whole`() {
    let rows = [["A", "B"]] + (1...20_000).map { ["row \($0)", "text"] }
    let book = Self.table(rows)
    let pages = PaginatedBook(text: book, size: PageSize(columns: 80, lines: 24), cells: LayoutLaws.cells)
    let page = pages.page(containing: .start)
    #expect(pages.rows(of: page).count == 21)
    #expect(!pages.isNear(TextPosition(section: 0, offset: 300_000)))
  }
}
