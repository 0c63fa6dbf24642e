import BookFormats
import Testing
import TextModel

@Suite struct ExactTextTests {
  @Test(arguments: [
    ("a  b\nc\n\n\nd", ["a  b\nc", "d"]),
    ("intro\n- one\n  more\n- two\n1. x", ["intro", "- one\n  more", "- two", "1. x"]),
    ("a\r\nb\r\n\r\nc\r\n", ["a\r\nb", "c"]), ("J. Smith\nwas", ["J. Smith\nwas"]),
    ("so\u{AD}ft\u{202E}", ["so\u{AD}ft\u{202E}"]),
    ("-not\n–", ["-not\n–"]), ("a) x\nb) y", ["a) x", "b) y"]), ("", []),
  ])
  func `exact text keeps every character of a block`(text: String, expected: [String]) {
    let section = ExactText(Array(text.utf8)).section
    #expect(section.blocks.map { section.text(in: $0.content) } == expected)
  }

  @Test(arguments: [
    ([0x63, 0x61, 0x66, 0xE9], "café\n"), ([0xFF, 0xFE, 0x61, 0x00], "a\n"), ([0x61, 0x00, 0xC3, 0xA9], "a\0é\n"),
    ([0x80, 0x0A, 0x0A, 0x93, 0x94], "€\n“”\n"),
  ])
  func `exact text is decoded as a book is`(bytes: [UInt8], text: String) {
    #expect(ExactText(bytes).section.text == text)
  }

  @Test(arguments: [
    ("a", false), ("a\n", true), ("a\n \n", true), ("a\r\n- b", false), ("- a\n- b\r", true), ("", false),
  ])
  func `exact text knows whether its last line has an end`(text: String, isEnded: Bool) {
    #expect(ExactText(Array(text.utf8)).isLastLineEnded == isEnded)
  }
}
