import Testing
import TextModel

@testable import BookFormats

@Suite struct TerminalSequenceTests {
  @Test(arguments: [
    ("\u{1B}[32m2024-01-01 INFO\u{1B}[0m started", "2024-01-01 INFO started"),
    ("\u{1B}[1;38;5;208mbold\u{1B}[m\u{1B}(B end", "bold end"), ("\u{1B}[?25lhidden\u{1B}[2 q", "hidden"),
    ("\u{1B}]0;title\u{7}done", "done"), ("a \u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\ b", "a link b"),
    ("one\u{1B}[5Ctwo\u{1B}[3;4Hthree", "one two three"), ("\u{1B}[2Ja\u{1B}[K", "a"), ("no sign", "no sign"),
  ])
  func `what steers a terminal is no text`(source: String, expected: String) {
    #expect(String(decoding: TerminalSequences.removed(Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    "\u{1B}", "\u{1B}[", "\u{1B}[31", "\u{1B}[31é", "\u{1B}]0;title", "\u{1B}]0;title\nnext\u{7}", "\u{1B}(",
    "\u{1B}]0;a\u{1B}[b", "\u{1B}Hello",
  ])
  func `what is cut or none stays, and loses its escape like any text`(source: String) {
    let bytes = TerminalSequences.removed(Array(source.utf8))
    #expect(bytes.count >= source.utf8.count - 3 && bytes.contains(0x1B))
    let book = PlainText.open(Array("a\(source)".utf8), name: "a.log")
    #expect(!book.section(0).text.utf8.contains(0x1B))
  }

  @Test(arguments: ["\u{1B}]", "\u{1B}[", "\u{1B}[1", "\u{1B}P;"])
  func `any number of beginnings is read in one pass`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 200_000).utf8)
    #expect(TerminalSequences.removed(bytes) == bytes)
  }
}
