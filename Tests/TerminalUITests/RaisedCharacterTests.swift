import BookFormats
import PageLayout
import TestSupport
import Testing
import TextModel

@testable import TerminalUI

/// Characters above and below the line, and links, as a frame shows them.
@Suite struct RaisedCharacterTests {
  private func rows(_ body: String, columns: Int = 60) throws -> [String] {
    let book = try Book.open(bytes: Array("<!DOCTYPE html><title>T</title><body>\(body)".utf8), name: "t.html")
    let frame = try FrameFixture(book, size: PageSize(columns: columns, lines: 24)).frame(after: "")
    return frame.rows.dropFirst(2).dropLast().map { row in row.map(\.text).joined() }.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("10<sup>6</sup> and x<sup>n+1</sup>", "10⁶ and xⁿ⁺¹"), ("H<sub>2</sub>O", "H₂O"), ("1<sup>st</sup>", "1ˢᵗ"),
    ("a<sup>Q</sup>", "aQ"), ("York,<a href='#n'><sup>3</sup></a> and", "York,³ and"),
  ])
  func `characters stand above and below the line where all of them can`(body: String, shown: String) throws {
    #expect(try rows("<p>\(body)</p><p id=n>A note.</p>").first == shown)
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
