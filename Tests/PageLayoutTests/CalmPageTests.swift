import PageLayout
import TestSupport
import Testing
import TextModel

/// Pages on which parts of the text are hidden.
@Suite struct CalmPageTests {
  /// Paragraphs, some of them hidden as navigation is.
  private func book(_ paragraphs: [(text: String, isHidden: Bool)]) -> TextFixture {
    var (text, blocks, containers): (String, [Block], [Container]) = ("", [], [])
    for paragraph in paragraphs {
      let start = text.utf8.count
      text += paragraph.text + "\n"
      let range = start..<text.utf8.count
      if paragraph.isHidden { containers.append(Container(.landmark(.navigation, name: ""), range: range)) }
      blocks.append(Block(.paragraph, range: range, container: paragraph.isHidden ? containers.count - 1 : nil))
    }
    return TextFixture([Section(text: text, blocks: blocks, containers: containers).calm])
  }

  private func size(_ columns: Int, _ lines: Int) -> PageSize {
    var style = PageStyle()
    style.isCalm = true
    return PageSize(columns: columns, lines: lines, style: style)
  }

  @Test func `what is hidden takes no row, wherever it stands`() {
    let text = book([
      ("Home", true), ("One", false), ("Two", false), ("Next", true), ("Top", true), ("Three", false), ("End", true),
    ])
    let pages = PaginatedBook(text: text, size: size(40, 20), cells: LayoutLaws.cells)
    let rows = pages.rows(of: pages.page(containing: .start))
    #expect(
      rows.map { $0.texts.map { text.text(in: $0.visible) } } == [["One"], [], ["Two"], [], ["Three"]])
    let hidden = TextPosition(section: 0, offset: text.section(0).text.utf8.count - 3)
    #expect(pages.point(of: hidden, on: pages.page(containing: .start))?.row == 4, "it is found beside what is shown")
    #expect(
      pages.position(closestTo: CellPoint(row: 9, column: 3), on: pages.page(containing: .start)).offset
        < hidden.offset)
  }

  @Test func `a section that is navigation alone shows nothing`() {
    let text = book([("Home", true), ("Next", true)])
    let pages = PaginatedBook(text: text, size: size(40, 20), cells: LayoutLaws.cells)
    let texts = pages.rows(of: pages.page(containing: .start)).flatMap(\.texts)
    #expect(texts.isEmpty)
  }

  @Test(arguments: [20, 40, 72])
  func `hidden parts tile the section with the rows that are drawn`(columns: Int) {
    var random = Seed("Hidden parts at \(columns)")
    for _ in 1...4 {
      let text = book(
        (1...Int.random(in: 1...30, using: &random)).map { number in
          let words = String(repeating: "word ", count: Int.random(in: 1...30, using: &random))
          return ("Paragraph \(number) of \(words)here", Int.random(in: 0...2, using: &random) == 0)
        })
      let laws = LayoutLaws(text, size(columns, 9))
      laws.checkTiles()
      laws.checkCells()
    }
  }
}
