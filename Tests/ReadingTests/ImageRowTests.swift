import Accessibility
import PageLayout
import Reading
import TestSupport
import Testing
import TextModel

/// Descriptions of pictures that take more than a row, and more than a sentence.
@Suite struct ImageRowTests {
  private static let words = "A lady stands in the room of the Duchess, who sits. Alice looks at her"

  @Test(arguments: [
    (
      "g Down Down",
      [
        "A lady stands in the room of the Duchess, who sits. Alice looks at her. Image.",
        "Duchess, who sits. Alice looks at", "her",
      ]
    ),
    ("Down Down Down", ["A lady stands in the room of the. Image.", "Duchess, who sits. Alice looks at", "her"]),
    (". . .", ["A lady stands in the room of the Duchess, who sits. Image.", "Alice looks at her", "End."]),
    ("C-End Up Up", ["End.", "her", "Duchess, who sits. Alice looks at"]),
  ])
  func `a picture is said to be one once, however many rows and sentences its description takes`(
    keys: String, expected: [String]
  ) throws {
    let book = TextFixture((.paragraph, "Start."), (.image, Self.words), (.paragraph, "End."))
    var session = try SessionFixture(book, size: PageSize(columns: 36, lines: 24))
    #expect(try session.heard(keys) == expected)
  }

  @Test func `a row of a picture that little is said of gets no full stop`() throws {
    let book = TextFixture((.paragraph, "Start."), (.image, Self.words), (.paragraph, "End."))
    var settings = Settings()
    settings.verbosity = .low
    var session = try SessionFixture(book, size: PageSize(columns: 36, lines: 24), settings: settings)
    #expect(
      try session.heard("Down Down Down") == [
        "A lady stands in the room of the", "Duchess, who sits. Alice looks at", "her",
      ])
  }
}
