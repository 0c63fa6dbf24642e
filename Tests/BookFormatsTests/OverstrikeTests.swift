import BookFormats
import Testing

/// Letters that are printed over others, as line printers print them.
@Suite struct OverstrikeTests {
  private func blocks(_ text: String) throws -> [String] {
    try MarkedText.blocks(of: Book.open(bytes: Array(text.utf8), name: "a.txt").section(0))
  }

  @Test(arguments: [
    ("N\u{8}NA\u{8}AM\u{8}ME\u{8}E of _\u{8}a_\u{8}b", "p: NAME of ab"), ("é\u{8}éa\u{8}_\u{8}a b\u{8}c", "p: éa bc"),
    ("\u{8}a\u{8}", "p: a"), ("+\u{8}+\u{8}+\u{8}+x", "p: +x"),
  ])
  func `a letter that is printed over itself or over a line is one letter`(text: String, expected: String) throws {
    #expect(try blocks(text) == [expected])
  }
}
