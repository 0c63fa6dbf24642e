import BookFormats
import Testing
import TextModel

/// Numbers that stand alone in a plain text: those over chapters are headings, those of pages are not.
@Suite struct ChapterNumberTests {
  private static let prose =
    "It was a bright cold day in April, and the clocks were striking thirteen.\n\nHe went in."

  private func outline(_ text: String) throws -> [String] {
    try Book.open(bytes: Array(text.utf8), name: "a.txt").outline.map { "\($0.depth) \($0.label)" }
  }

  /// Chapters, each with what stands over it.
  private func chapters(_ heads: [String], gap: String = "\n\n", text: String = prose) -> String {
    heads.map { "\($0)\n\n\(text)\(gap)" }.joined()
  }

  @Test(arguments: [
    // Set off from the chapter before.
    (["1", "2"], "\n\n\n\n", ["1 1", "1 2"]), (["1", "2", "3"], "\n\n\n", ["1 1", "1 2", "1 3"]),
    (["- 1 -", "-2-"], "\n\n\n\n", ["1 1", "1 2"]),
    // Only behind sentences that end.
    (["1", "2", "3"], "\n\n", ["1 1", "1 2", "1 3"]),
    // With titles, and from 1 again in each part.
    (["1\n\nTHE WALK", "2\n\nTHE WAY BACK"], "\n\n\n\n", ["1 1 THE WALK", "1 2 THE WAY BACK"]),
    (
      ["PART ONE\n\n\n1", "2", "PART TWO\n\n\n1", "2"], "\n\n\n",
      ["1 PART ONE", "2 1", "2 2", "1 PART TWO", "2 1", "2 2"]
    ),
    // Too few to be sure of, not from 1, not in order, as pages have them.
    (["1", "2"], "\n\n", []), (["11", "12", "13"], "\n\n\n\n", []), (["1", "3", "2"], "\n\n\n\n", []),
    (["- 1 -", "- 2 -", "- 3 -"], "\n\n", []),
  ])
  func `numbers that count from one over what follows are those of chapters`(
    heads: [String], gap: String, expected: [String]
  ) throws {
    #expect(try outline("By Ann.\n\n" + chapters(heads, gap: gap)) == expected)
  }

  @Test func `numbers in the midst of sentences, near one another and on new pages are no chapters`() throws {
    let cut = "It was a bright cold day in April, and the clocks were striking when he went"
    #expect(try outline(chapters(["1", "2", "3"], text: cut)) == [])
    #expect(try outline(chapters(["1", "2", "3"], gap: "\n\n\n\n", text: "x")) == [])
    // The first page ends so, the last number ends the text.
    #expect(try outline("\(cut) and over the hill\n\n" + chapters(["1", "2", "3"])) == [])
    #expect(try outline(Self.prose + "\n\n" + chapters(["1", "2", "3"]) + "4") == [])
    #expect(try outline(chapters(["1", "\u{0C}2", "\u{0C}3"], gap: "\n")) == [])
  }

  @Test func `a chapter that has but a number is told by it`() throws {
    let book = try Book.open(bytes: Array(chapters(["1", "- 2 -"], gap: "\n\n\n\n").utf8), name: "a.txt")
    let heads = MarkedText.blocks(of: book.section(0)).filter { $0.hasPrefix("h") }
    #expect(heads == ["h2: 1", "h2: - 2 -"])
  }
}
