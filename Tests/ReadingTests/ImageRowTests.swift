import Accessibility
import PageLayout
import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// Descriptions of pictures that take more than a row, and more than a sentence.
@Suite struct ImageRowTests {
  private static let words = "A lady stands in the room of the Duchess, who sits. Alice looks at her"

  private static let whole = words + ". Image."

  @Test(arguments: [
    ("g Down", [whole, "End."]), ("Down Down Up", [whole, "End.", whole]), ("Down Up", [whole, "Start."]),
    (". . .", ["A lady stands in the room of the Duchess, who sits. Image.", "Alice looks at her", "End."]),
    ("C-End Up Up", ["End.", whole, "Start."]),
  ])
  func `a picture is said to be one once, however many rows and sentences its description takes`(
    keys: String, expected: [String]
  ) throws {
    let book = TextFixture((.paragraph, "Start."), (.image, Self.words), (.paragraph, "End."))
    var session = try SessionFixture(book, size: PageSize(columns: 36, lines: 24))
    #expect(try session.heard(keys) == expected)
  }

  @Test func `a picture that little is said of is told by its whole description`() throws {
    let book = TextFixture((.paragraph, "Start."), (.image, Self.words), (.paragraph, "End."))
    var settings = Settings()
    settings.verbosity = .low
    var session = try SessionFixture(book, size: PageSize(columns: 36, lines: 24), settings: settings)
    #expect(
      try session.heard("Down Down") == [Self.words + ".", "End."])
  }

  /// A paragraph with an image among its words.
  private func flow(_ before: String, _ after: String) -> TextFixture {
    let image = before.utf8.count..<before.utf8.count + Self.words.utf8.count
    let text = before + Self.words + after + "\n"
    let all = text + "End.\n"
    return TextFixture([
      Section(
        text: all,
        blocks: [
          Block(.paragraph, range: 0..<text.utf8.count), Block(.paragraph, range: text.utf8.count..<all.utf8.count),
        ], spans: [Span(.image, range: image)])
    ])
  }

  @Test(arguments: [
    ("", ["So it was: \(whole)", "End."]),
    (
      " And this was all of it, as he said to us.",
      ["So it was: \(whole)", "And this was all of it,", "as he said to us.", "End."]
    ),
  ])
  func `the line that an image begins in has its whole description, and the next begins behind it`(
    after: String, lines: [String]
  ) throws {
    var session = try SessionFixture(flow("So it was: ", after), size: PageSize(columns: 36, lines: 24))
    let keys = Array(repeating: "Down", count: lines.count - 1) + Array(repeating: "Up", count: lines.count - 1)
    #expect(
      try session.heard(keys.joined(separator: " ")) == Array(lines.dropFirst()) + lines.reversed().dropFirst())
  }

  @Test(arguments: [10, 24, 36, 120])
  func `steps by line return from anywhere in images and around them`(columns: Int) {
    let before = "So it was, and so it had been for as long as anybody knew: "
    let book = flow(before, " And this was all of it, as he said to us.")
    let world = SessionFixture.world(book, size: PageSize(columns: columns, lines: 4))
    let now = Instant(milliseconds: 0)
    for offset in 0..<book.section(0).length {
      for direction in [Direction.forward, .backward] {
        var session = Session(at: TextPosition(section: 0, offset: offset))
        _ = session.apply(.unit(.line, direction), at: now, in: world)
        let start = session.cursor
        _ = session.apply(.unit(.line, direction), at: now, in: world)
        guard session.cursor != start else { continue }
        _ = session.apply(.unit(.line, direction == .forward ? .backward : .forward), at: now, in: world)
        #expect(session.cursor == start, "\(direction) from \(offset)")
      }
    }
  }

  @Test func `a line with an image is selected with its whole description`() throws {
    let book = TextFixture((.paragraph, "Start."), (.image, Self.words), (.paragraph, "End."))
    var session = try SessionFixture(book, size: PageSize(columns: 36, lines: 24))
    #expect(try session.heard("Down S-Down").last == "\(Self.words) selected.")
    #expect(try session.heard("S-Up").first == "\(Self.words) unselected.")
  }
}
