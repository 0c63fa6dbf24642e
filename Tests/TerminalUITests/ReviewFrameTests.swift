import PageLayout
import TerminalUI
import TestSupport
import Testing

/// The list of the findings of an audit on the screen, at any size.
@Suite struct ReviewFrameTests {
  private static let review = Review(
    document: "order.html",
    entries: [
      Review.Entry(
        text: "The field has no label.", source: "error, line 6", column: "error 6",
        place: Review.Place(section: 0, identifiers: []), before: ["Text field, unlabelled."],
        after: ["Phone number. Text field."]),
      Review.Entry(
        text: "The package names no language.", source: "error, line 2", column: "error 2", place: nil,
        before: ["Nothing."], after: ["Write the language."]),
    ])

  private func rows(_ keys: String, _ size: PageSize) throws -> [String] {
    var fixture = try FrameFixture(TextFixture(paragraphs: ["Order."]), size: size)
    fixture.review = Self.review
    return try fixture.frame(after: keys).rows.map { $0.map(\.text).joined(separator: " ") }
  }

  @Test(arguments: DialogFrameTests.sizes)
  func `the chosen finding is marked, and the words that a button plays stand at the foot until the next key`(
    size: PageSize
  ) throws {
    #expect(try rows("Down", size).contains { $0.hasPrefix(">") && $0.contains("The package") })
    #expect(try rows("Tab Tab Enter", size).last?.contains("Phone number.") == true)
    #expect(try rows("Tab Tab Enter S-Tab", size).contains { $0.contains("Phone number") } == false)
  }

  @Test func `in a frame of four rows nothing but the control that has focus and the title is shown`() throws {
    let rows = try rows("Tab Enter", PageSize(columns: 20, lines: 4))
    #expect(rows.count == 4 && rows.contains { $0.contains("[Before]") })
  }
}
