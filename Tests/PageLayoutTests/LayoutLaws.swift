import Foundation
import PageLayout
import TestSupport
import Testing
import TextModel

/// The laws for the layout of any book on any screen.
struct LayoutLaws {
  /// Shared, for it asks the C library for thousands of widths.
  static let cells = CellWidth.terminal()
  static let measures = [PageSize.Measure.book, .allColumns, .braille]

  let book: TextFixture
  let pages: PaginatedBook
  let size: PageSize

  init(_ book: TextFixture, _ size: PageSize) {
    self.book = book
    self.size = size
    pages = PaginatedBook(text: book, size: size, cells: Self.cells)
  }

  private var all: [Page] {
    var all = [pages.page(containing: .start)]
    while let last = all.last, let next = pages.page(.forward, from: last) { all.append(next) }
    return all
  }

  func checkTiles() {
    var position = TextPosition.start
    for page in all {
      #expect(page.range.lower == position || page.range.lower == TextPosition(section: page.section, offset: 0))
      #expect(pages.page(containing: page.range.lower) == page)
      if let next = pages.page(.forward, from: page) { #expect(pages.page(.backward, from: next) == page) }
      var line = page.range.lower
      while line < page.range.upper {
        let row = pages.line(containing: line)
        #expect(row.range.lower == line && !row.range.isEmpty && row.range.upper <= page.range.upper)
        guard row.range.upper > line else { break }
        line = row.range.upper
      }
      position = page.range.upper
    }
    let total = all.compactMap(\.range.offsets).map(\.count).reduce(0, +)
    #expect(total == book.sections.map(\.length).reduce(0, +))
  }

  /// Checks that the book and the layout agree on the page that comes next.
  func checkNeighbours() {
    let all = all
    for (index, other) in all.enumerated() {
      let next = pages.page(.forward, from: other)
      for page in all[max(0, index - 3)...min(index + 3, all.count - 1)] {
        #expect(book.isNext(page, after: other) == (page == next), "\(page) after \(other)")
      }
    }
  }

  func checkRows() {
    let edges = book.sections.map { Set($0.text.indices) }
    for page in all {
      let rows = pages.rows(of: page)
      #expect(rows.count <= size.rows)
      #expect(rows.first != PageRow() && rows.last != PageRow())
      for row in rows.flatMap(\.texts) {
        let text = book.text(in: row.visible)
        // One character may be wider than the whole screen.
        #expect(row.column + row.width <= row.room.upperBound || text.count == 1, "\(text.debugDescription)")
        #expect(row.room.lowerBound >= size.margin && row.room.upperBound <= size.textColumns.upperBound)
        #expect(row.column >= size.margin && (row.marker?.column ?? size.margin) >= size.margin)
        let lower = row.line.range.lower.offset
        let utf8 = book.section(page.section).text.utf8
        #expect(edges[page.section].contains(utf8.index(utf8.startIndex, offsetBy: lower)))
      }
    }
  }

  /// The characters of a row are those of its text, side by side, as wide as the row says.
  func checkCharacters() {
    for page in all {
      for row in pages.rows(of: page).flatMap(\.texts) {
        let text = book.text(in: row.visible)
        let offsets = text.indices.map {
          row.visible.lower.offset + text.utf8.distance(from: text.startIndex, to: $0)
        }
        #expect(row.characters.map(\.offset).sorted() == offsets, "\(text.debugDescription)")
        var column = row.column
        for character in row.characters {
          #expect(character.column == column)
          column += character.width
        }
        #expect(column == row.column + row.width, "\(text.debugDescription)")
      }
    }
  }

  /// A character that is seen leads to its cell, and each of its cells back to it; together they are the row.
  func checkCells(ofPages numbers: Set<Int>? = nil) {
    for (number, page) in all.enumerated() where numbers?.contains(number) != false {
      var runs: [CellRect] = []
      for (y, row) in pages.rows(of: page).enumerated().flatMap({ y, row in row.texts.map { (y, $0) } }) {
        for character in row.characters where character.width > 0 && character.column < size.columns {
          let position = TextPosition(section: page.section, offset: character.offset)
          #expect(pages.point(of: position, on: page) == CellPoint(row: y, column: character.column))
          for column in [character.column, character.column + character.width - 1] {
            #expect(pages.position(closestTo: CellPoint(row: y, column: column), on: page) == position)
          }
        }
        if row.width > 0 { runs.append(CellRect(row: y, column: row.column, width: row.width)) }
      }
      #expect(pages.selectionRects(for: page.range, on: page) == runs)
    }
  }

  func checkIndex() throws {
    let index = try #require(PageIndex.build(book, size: size, cells: Self.cells))
    let numbered = pages.indexed(by: index)
    let shown = all.filter { !$0.range.isEmpty }
    #expect(shown.map { numbered.number(of: $0) } == Array(1..<shown.count + 1))
    #expect(numbered.pageCount == max(1, shown.count))
    #expect((1..<shown.count + 1).map { numbered.page(number: $0) } == shown)
    #expect(shown.map { numbered.pageNumber(at: $0.range.lower) } == Array(1..<shown.count + 1))
    #expect(try JSONDecoder().decode(PageIndex.self, from: JSONEncoder().encode(index)) == index)
  }

  /// A cell leads to a position on the page, and a position that is seen to a cell that leads back to it.
  func checkPoints(_ seed: inout Seed) {
    for page in all.prefix(3) {
      for _ in 0..<8 {
        let point = CellPoint(
          row: Int.random(in: -2...size.rows + 2, using: &seed),
          column: Int.random(in: -2...size.columns + 2, using: &seed))
        let position = pages.position(closestTo: point, on: page)
        #expect(page.range.contains(position) || page.range.isEmpty)
        // Behind a full row there is no cell: its last one stands for it.
        guard let cell = pages.point(of: position, on: page), cell.column < size.columns - 1 else { continue }
        let back = pages.position(closestTo: cell, on: page)
        #expect(pages.point(of: back, on: page) == cell)
      }
      for rect in pages.selectionRects(for: page.range, on: page) {
        #expect((0..<size.rows).contains(rect.row) && rect.width > 0 && rect.column >= size.margin)
      }
    }
  }
}
