import BookFormats
import Foundation
import PageLayout
import TestSupport
import Testing
import TextModel

/// The text of whole books on pages of every width.
@Suite struct SeenTextTests {
  private static let names = [
    "chicago.epub", "ferry-bell.fb2", "field-notes.md", "letters.txt", "signup.html", "workbook.epub",
  ]
  private static let cells = CellWidth.terminal()

  private func style(_ columns: Int) -> PageStyle {
    var style = PageStyle()
    style.isJustified = columns.isMultiple(of: 2)
    style.lineSpacing = columns.isMultiple(of: 3) ? 2 : 1
    style.columns = columns.isMultiple(of: 5) ? .one : .auto
    return style
  }

  /// Tables that reach over columns and rows that are not there, and what stands in narrow cells.
  private static let documents = [
    "<table><tr><td colspan=5>The quick brown fox jumps over the lazy dog and sleeps<tr><td>one two<td>three four</table>",
    "<table><tr><th rowspan=0>Group<td>a1<tr><td>a2<tr><td colspan=100>all of it, from one end to the other</table>",
    "<table><tr><td align=right>1112.55<td>n<tr><td>24.7555<td align=center>1<tr><td>3<td>2.5</table>",
    "<table><tr><td><ul><li>outer<ul><li>inner<ol><li>deep</ol></ul></ul><td>y<sup>2<sup>b/c</sup></sup></table>",
    "<table><tr><td>a<td><table><tr><th>Year<th>Sales<tr><td>1999<td>12</table><tr><td>c<td><pre>abc\td\nabcdefgh\te</pre></table>",
  ]

  @Test(arguments: documents)
  func `nothing of a table is lost on any screen, whatever its cells reach over`(body: String) throws {
    let book = try Book.open(bytes: Array("<!DOCTYPE html><title>T</title><body>\(body)".utf8), name: "t.html")
    for columns in 12...72 {
      let pages = PaginatedBook(text: book, size: PageSize(columns: columns, lines: 12), cells: Self.cells)
      var page: Page? = pages.page(containing: .start)
      var seen: [Int] = []
      while let shown = page {
        seen += check(shown, of: pages, in: book.section(0))
        page = pages.page(.forward, from: shown)
        for text in pages.rows(of: shown).flatMap(\.texts) {
          #expect(text.column + text.width <= max(columns, text.column + 1), "at \(columns)")
        }
      }
      #expect(seen.sorted() == visible(in: book.section(0)), "at \(columns)")
    }
  }

  @Test(arguments: Array(20...60) + Array(stride(from: 63, through: 200, by: 7)))
  func `at many widths each character is seen once, in cells that lead back to it`(columns: Int) throws {
    for name in [Self.names[columns % 6], Self.names[(columns + 3) % 6]] {
      let book = try Book.open(path: TestPackage.books.appendingPathComponent(name).path)
      let size = PageSize(columns: columns, lines: 24).with(style(columns))
      let pages = PaginatedBook(text: book, size: size, cells: Self.cells)
      let number = columns % book.sectionCount
      var page: Page? = pages.page(containing: TextPosition(section: number, offset: 0))
      var seen: [Int] = []
      while let shown = page, shown.section == number {
        seen += check(shown, of: pages, in: book.section(number))
        page = pages.page(.forward, from: shown)
      }
      #expect(seen.sorted() == visible(in: book.section(number)), "\(name), section \(number)")
    }
  }

  /// The characters that a page shows, by their offsets; some of them are clicked on.
  private func check(_ page: Page, of pages: PaginatedBook, in section: Section) -> [Int] {
    var seen: [Int] = []
    for (y, row) in pages.rows(of: page).enumerated() {
      for character in row.texts.flatMap(\.characters) where character.width > 0 {
        let isSoftHyphen = section.substring(in: character.offset..<section.length).first == "\u{AD}"
        if !character.character.isWhitespace, !isSoftHyphen { seen.append(character.offset) }
        guard character.offset.isMultiple(of: 37) else { continue }
        let position = TextPosition(section: page.section, offset: character.offset)
        for column in [character.column, character.column + character.width - 1] {
          #expect(pages.position(closestTo: CellPoint(row: y, column: column), on: page) == position)
        }
        #expect(pages.point(of: position, on: page) == CellPoint(row: y, column: character.column))
      }
    }
    return seen
  }

  /// The characters of a text that take cells, by their offsets: not white space, and not a soft hyphen.
  private func visible(in section: Section) -> [Int] {
    var (offset, visible): (Int, [Int]) = (0, [])
    for character in section.text {
      if !character.isWhitespace, character != "\u{AD}", Self.cells.width(of: character, at: 0) > 0 {
        visible.append(offset)
      }
      offset += character.utf8.count
    }
    return visible
  }
}
