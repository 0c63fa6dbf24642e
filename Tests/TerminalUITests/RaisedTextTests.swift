import BookFormats
import PageLayout
import TestSupport
import Testing
import TextModel

@testable import TerminalUI

/// Characters above and below the line, and links, as a frame shows them.
@Suite struct RaisedTextTests {
  private func rows(_ body: String, columns: Int = 60) throws -> [String] {
    let book = try Book.open(bytes: Array("<!DOCTYPE html><title>T</title><body>\(body)".utf8), name: "t.html")
    let frame = try FrameFixture(book, size: PageSize(columns: columns, lines: 24)).frame(after: "")
    let text = frame.rows.dropFirst(columns < 40 ? 1 : 2).dropLast()
    return text.map { row in row.map(\.text).joined() }.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("10<sup>6</sup> and x<sup>n+1</sup>", "10⁶ and xⁿ⁺¹"), ("H<sub>2</sub>O", "H₂O"), ("1<sup>st</sup>", "1ˢᵗ"),
    ("a<sup>T</sup>", "aᵀ"), ("x<sup>b/c</sup>d", "x^(b/c)d"), ("x<sub>Q</sub>", "x_(Q)"),
    ("x<sup>é</sup>", "x^(é)"), ("x<sup>Q </sup>y", "x^(Q) y"), ("x<sup>*</sup>", "x*"),
    ("2<sub>n<sup>3</sup></sub>", "2_(n^(3))"),
    ("York,<a href='#n'><sup>3</sup></a> and", "York,³ and"),
    ("York,<a role=doc-noteref href='#n'><sup>3</sup></a> and", "York,[3] and"),
    ("York<a role=doc-noteref href='#n'>(a)</a>", "York(a)"),
    ("<span dir=rtl>\u{5D0}<sup>\u{5D1}/\u{5D2}</sup></span>", "(\u{5D2}/\u{5D1})^\u{5D0}"),
  ])
  func `text stands above and below the line in characters of its own, else in brackets`(body: String, shown: String)
    throws
  {
    #expect(try rows("<p>\(body)</p><p id=n>A note.</p>").first == shown)
  }

  @Test func `brackets are counted where rows are broken, and lead back to the text they stand around`() throws {
    #expect(try rows("<p>one two x<sup>b/c</sup> y", columns: 18) == ["one two x^(b/c) y"])
    #expect(try rows("<p>one two x<sup>b/c</sup> y", columns: 12) == ["one two", "x^(b/c) y"])
    let text = "some words and ab/c."
    let section = Section(
      text: text + "\n", blocks: [Block(.paragraph, range: 0..<21)], spans: [Span(.raised, range: 16..<19)])
    for columns in 8...24 {
      let laws = PaginatedBook(
        text: TextFixture([section]), size: PageSize(columns: columns, lines: 9), cells: CellWidth.terminal())
      let page = laws.page(containing: .start)
      for (y, row) in laws.rows(of: page).enumerated() {
        for text in row.texts {
          #expect(text.column + text.width <= text.room.upperBound)
          for character in text.characters where character.width > 0 {
            for column in character.column..<character.column + character.width {
              #expect(
                laws.position(closestTo: CellPoint(row: y, column: column), on: page).offset == character.offset)
            }
          }
        }
      }
    }
  }

  @Test func `rows are filled to the right edge where that is wanted, but for the last`() throws {
    let text = "one two three four five six seven eight nine ten"
    var style = PageStyle()
    style.isJustified = true
    let size = PageSize(columns: 20, lines: 24, style: style)
    let frame = try FrameFixture(TextFixture((.paragraph, text)), size: size).frame(after: "")
    #expect(
      frame.rows[1...3].map { $0.map(\.text).joined() }
        == ["one two  three  four", "five six seven eight", "nine ten"])
  }
}
