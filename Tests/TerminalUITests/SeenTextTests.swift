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

  @Test(arguments: 20...200)
  func `at every width each character is seen once, in cells that lead back to it`(columns: Int) throws {
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
