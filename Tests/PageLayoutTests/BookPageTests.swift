import PageLayout
import TestSupport
import Testing
import TextModel

/// Pages as books have them: columns, paragraphs that are set in, quotations, verse, code and breaks between scenes.
@Suite struct BookPageTests {
  private func rows(
    _ book: TextFixture, _ columns: Int, _ lines: Int, _ change: (inout PageStyle) -> Void = { _ in }
  ) -> [String] {
    var style = PageStyle()
    change(&style)
    let pages = PaginatedBook(
      text: book, size: PageSize(columns: columns, lines: lines, style: style), cells: LayoutLaws.cells)
    return Screen(book, pages).seen
  }

  @Test func `paragraphs are set in and not parted, but for the first behind something else`() {
    let book = TextFixture(
      (.heading(level: 2), "Head"), (.paragraph, "First paragraph."), (.paragraph, "Second one."),
      (.separator, "*"), (.paragraph, "Third."))
    #expect(
      rows(book, 20, 20) { $0.paragraphs = .indented } == [
        "Head", "", "First paragraph.", "  Second one.", "", "         *", "", "Third.",
      ])
    #expect(rows(book, 20, 20).prefix(5) == ["Head", "", "First paragraph.", "", "Second one."])
  }

  @Test func `a line of verse goes on set in, and stanzas are parted`() {
    let verse = TextFixture(
      (.paragraph, "The gulls go over the mast\u{B}and home."), (.paragraph, "The end\u{B}of it."))
    #expect(
      rows(verse, 20, 20) { $0.paragraphs = .indented } == [
        "The gulls go over", "    the mast", "and home.", "", "The end", "of it.",
      ])
  }

  @Test func `a quotation is set in on both sides, a title stands in the middle, a break of scenes is drawn`() {
    let section = Section(
      text: "Title\nsome words of another\n\n",
      blocks: [
        Block(.heading(level: 1), range: 0..<6), Block(.paragraph, range: 6..<28, container: 0),
        Block(.separator, range: 28..<29),
      ], containers: [Container(.quote, range: 6..<28)])
    #expect(
      rows(TextFixture([section]), 20, 20) == [
        "       Title", "", "    some words", "    of another", "", "       * * *",
      ])
  }

  /// A section that is one part of a book.
  private func part(_ role: Container.Role, _ lines: [String]) -> TextFixture {
    var (text, blocks) = ("", [Block]())
    for line in lines {
      let start = text.utf8.count
      text += line + "\n"
      blocks.append(Block(.paragraph, range: start..<text.utf8.count, container: 0))
    }
    return TextFixture([
      Section(text: text, blocks: blocks, containers: [Container(.region(role), range: 0..<text.utf8.count)])
    ])
  }

  @Test func `a title page stands in the middle, higher than half of the page`() {
    let title = part(.titlePage, ["A Book", "by Ann"])
    #expect(rows(title, 20, 14) == ["", "", "", "       A Book", "", "       by Ann"])
    let pages = PaginatedBook(text: title, size: PageSize(columns: 20, lines: 14), cells: LayoutLaws.cells)
    let page = pages.page(containing: .start)
    #expect(pages.point(of: .start, on: page) == CellPoint(row: 3, column: 7))
    #expect(pages.position(closestTo: CellPoint(row: 0, column: 0), on: page) == .start)
    LayoutLaws(title, pages.size).checkCells()
    let long = part(.titlePage, (1...20).map { "Line \($0)" })
    #expect(rows(long, 20, 14).first == "       Line 1")
  }

  @Test(arguments: [Container.Role.dedication, .epigraph])
  func `a dedication and an epigraph stand in the middle as a whole, where they are narrower than the page`(
    role: Container.Role
  ) {
    #expect(
      rows(part(role, ["To all\u{B}who read", "A. B."]), 20, 14) == [
        "      To all", "      who read", "", "      A. B.",
      ])
    #expect(rows(part(role, ["Words that fill more than one row", "A. B."]), 20, 14).last == "A. B.")
  }

  /// Boxes to check, each before its words, as items of a list or as paragraphs.
  private func boxes(_ items: [String], isList: Bool) -> TextFixture {
    var (text, blocks, controls) = ("", [Block](), [Control]())
    for item in items {
      blocks.append(Block(.control(controls.count), range: text.utf8.count..<text.utf8.count + 1, container: 0))
      controls.append(Control(.checkbox, name: "", key: "\(controls.count)"))
      text += "\n"
      let start = text.utf8.count
      text += item + "\n"
      blocks.append(Block(isList ? .item(.bullet) : .paragraph, range: start..<text.utf8.count, container: 0))
    }
    let list = Container(
      isList ? .list(items: items.count, isOrdered: false) : .quote, range: 0..<text.utf8.count)
    return TextFixture([Section(text: text, blocks: blocks, containers: [list], controls: controls)])
  }

  @Test func `a box to check stands beside its words, in place of a bullet, and no blank row parts it from the next`()
  {
    let list = boxes(["salt", "bread and butter and jam"], isList: true)
    #expect(rows(list, 20, 14) == ["  [ ] salt", "  [ ] bread and", "      butter and jam"])
    #expect(rows(boxes(["salt", "bread"], isList: false), 24, 14) == ["    [ ] salt", "    [ ] bread"])
    let pages = PaginatedBook(text: list, size: PageSize(columns: 20, lines: 14), cells: LayoutLaws.cells)
    let page = pages.page(containing: .start)
    for (column, offset) in [(0, 0), (3, 0), (6, 1), (8, 3)] {
      #expect(pages.position(closestTo: CellPoint(row: 0, column: column), on: page).offset == offset)
    }
    LayoutLaws(list, pages.size).checkTiles()
    LayoutLaws(list, pages.size).checkCells()
  }

  @Test func `rows have as much space between them as is wanted`() {
    let book = TextFixture(paragraphs: ["one two", "three"])
    #expect(rows(book, 4, 20) { $0.lineSpacing = 2 } == ["one", "", "two", "", "", "thre", "", "e"])
  }

  @Test(arguments: [(119, 1), (120, 2), (200, 2)])
  func `from 120 columns on a page has two columns of text`(columns: Int, panes: Int) {
    let size = PageSize(columns: columns, lines: 24)
    #expect(size.panes == panes)
    #expect(size.textColumns.upperBound <= columns)
    var style = PageStyle()
    style.columns = .one
    #expect(size.with(style).panes == 1)
    #expect(PageSize(columns: columns, lines: 24, measure: .allColumns).panes == 1)
  }

  @Test func `two columns are one page, which is read down the left one and then the right one`() throws {
    let book = TextFixture(paragraphs: (1...9).map { "Paragraph \($0)." })
    let pages = PaginatedBook(text: book, size: PageSize(columns: 120, lines: 8), cells: LayoutLaws.cells)
    let screen = Screen(book, pages)
    let index = try #require(PageIndex.build(book, size: pages.size, cells: LayoutLaws.cells))
    #expect(index.pageCount == 2)
    let left = pages.size.margin
    let right = pages.size.margin(ofPane: 1)
    #expect(screen.seen[0].dropFirst(left).hasPrefix("Paragraph 1."))
    #expect(screen.seen[0].dropFirst(right) == "Paragraph 4.")
    let first = screen.all[0]
    let place = pages.position(closestTo: CellPoint(row: 1, column: right), on: first)
    #expect(book.section(0).text(in: place.offset..<place.offset + 12) == "Paragraph 5.")
    #expect(pages.position(closestTo: CellPoint(row: 5, column: 3), on: first).offset < place.offset)
  }

  @Test(arguments: [120, 133, 200])
  func `in two columns each character has cells of its own, and they lead back to it`(columns: Int) {
    let book = TextFixture(paragraphs: (1...30).map { "Paragraph \($0) of thirty, with a few more words in it." })
    let laws = LayoutLaws(book, PageSize(columns: columns, lines: 9))
    laws.checkTiles()
    laws.checkCharacters()
    laws.checkCells()
  }

  @Test func `a formula that stands alone is set in, and paragraphs around it are not set in with it`() {
    let text = "Let it be so.\na+b\nThen it is.\n"
    let blocks = [0..<14, 14..<18, 18..<30].map { Block(.paragraph, range: $0) }
    let book = TextFixture([
      Section(text: text, blocks: blocks, spans: [Span(.formula(.text("a+b")), range: 14..<17)])
    ])
    var style = PageStyle()
    style.paragraphs = .indented
    let pages = PaginatedBook(
      text: book, size: PageSize(columns: 40, lines: 20).with(style), cells: LayoutLaws.cells)
    let rows = pages.rows(of: pages.page(containing: .start))
    #expect(rows.map { $0.texts.first.map { $0.column - pages.size.margin } } == [0, nil, 4, nil, 0])
  }

  @Test func `lines of verse stand where they are set in, and hang from there`() {
    let text = "Tyger Tyger\u{B}In the forests of the night\u{B}What\n"
    let block = Block(.paragraph, range: 0..<text.utf8.count)
    let section = Section(text: text, blocks: [block], spans: [Span(.indented(2), range: 12..<39)])
    let pages = PaginatedBook(
      text: TextFixture([section]), size: PageSize(columns: 20, lines: 20), cells: LayoutLaws.cells)
    let rows = pages.rows(of: pages.page(containing: .start)).flatMap(\.texts)
    #expect(
      rows.map { section.text(in: $0.visible.offsets ?? 0..<0) } == [
        "Tyger Tyger", "In the forests of", "the night", "What",
      ])
    #expect(rows.map(\.column) == [0, 2, 6, 0])
  }

  @Test func `a line of code that is cut says so`() {
    let book = TextFixture((.code, "abcdefghijklmnopqrstuvwx\u{B}yz"))
    let pages = PaginatedBook(text: book, size: PageSize(columns: 20, lines: 20), cells: LayoutLaws.cells)
    let texts = pages.rows(of: pages.page(containing: .start)).flatMap(\.texts)
    #expect(texts.map(\.ending) == [.cut, .none, .none])
    #expect(texts.map { book.text(in: $0.visible) } == ["abcdefghijklmnopq", "rstuvwx", "yz"])
  }
}

/// The place of rows that their author sets elsewhere than where they are read from.
@Suite struct RowAlignmentTests {
  private func seen(_ text: String, _ alignment: Block.Alignment?) -> [String] {
    var block = Block(.paragraph, range: 0..<text.utf8.count + 1)
    block.alignment = alignment
    let hebrew = PseudoScript.hebrew
    return Screen(TextFixture([Section(text: text + "\n", blocks: [block])]), 9, 9).seen.map(hebrew.pattern)
  }

  @Test func `rows stand in the middle, at their end, and at a side whatever they are read from`() {
    let hebrew = PseudoScript.hebrew.text("ABC")
    #expect(seen("abc", .centre) == ["   abc"] && seen(hebrew, .centre) == ["   CBA"])
    #expect(seen("abc", .end) == ["      abc"] && seen(hebrew, .end) == ["CBA"])
    #expect(seen("abc", .left) == ["abc"] && seen(hebrew, .left) == ["CBA"])
    #expect(seen("abc", .right) == ["      abc"] && seen(hebrew, .right) == ["      CBA"])
  }
}
