import Terminal
import Testing

@Suite struct ScreenCellsTests {
  private func written(_ text: String, in room: Int = 80) -> String {
    let scalars = ScreenCells(isUnicode: true).text(of: text, in: room).compactMap { Unicode.Scalar(UInt32($0)) }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(arguments: [
    ("שלום, ab", "שלום, ab"), ("a\u{200F}b\u{200E}c\u{61C}d", "abcd"), ("a\u{202E}b\u{2067}c\u{2069}", "abc"),
    ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\u{85}b", "a\u{FFFD}b"), ("\u{378}", "\u{FFFD}"),
    ("e\u{301}", "e\u{301}"), ("\u{301}a", "a"), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func `nothing is written that a terminal could act on, and no mark without its letter`(text: String, shown: String)
  {
    #expect(Array(written(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: [
    (5, "abcdef", "abcde"), (3, "猫猫", "猫"), (5, "👩‍👩‍👧", "👩‍👩‍"), (1, "猫", ""), (2, "e\u{301}f\u{301}g", "e\u{301}f\u{301}"),
    (0, "a", ""), (-2, "a", ""), (2, "\u{7}\u{7}\u{7}", "\u{FFFD}\u{FFFD}"),
  ])
  func `what has no room in a row is left out`(room: Int, text: String, shown: String) {
    #expect(Array(written(text, in: room).unicodeScalars) == Array(shown.unicodeScalars))
  }
}
