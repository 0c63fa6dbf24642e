import Testing
import TextModel

/// The ends of texts, and the characters that may not reach a terminal.
@Suite struct TextEndsTests {
  @Test(arguments: [("  a b ", "a b"), ("", ""), ("   ", ""), ("a", "a"), (" a", "a"), ("a ", "a")])
  func `a text is left without what is at its ends`(text: String, left: String) {
    #expect(text.trimmed(of: \.isWhitespace) == left)
    #expect(Array(text.utf8).trimmed { $0 == 0x20 } == Array(left.utf8)[...])
  }

  @Test(arguments: [
    ("\u{0}\u{1B}\u{7F}\u{9B}\u{85}", true), ("\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}", true),
    ("a \u{A0}\u{AD}\u{200B}\u{200E}\u{200F}\u{61C}\u{2065}\u{FEFF}", false),
  ])
  func `a terminal acts on controls and on what reorders text, and on no mark inside a word`(text: String, acts: Bool)
  {
    for scalar in text.unicodeScalars { #expect(scalar.isSteering == acts, "\(scalar.value)") }
  }

  @Test func `the same bytes have the same hash, those in another order have another`() {
    #expect([UInt8]().fnv1a == 0xCBF2_9CE4_8422_2325)
    #expect("a".utf8.fnv1a == 0xAF63_DC4C_8601_EC8C)
    #expect("ab".utf8.fnv1a != "ba".utf8.fnv1a)
  }
}
