import Reading
import Testing
import TextModel

@Suite struct MarkLineTests {
  @Test(arguments: [
    ("one\ntwo", "one two"), (" one \t\r\n two ", "one two"), ("one\u{7F}", "one"), ("\u{1B}[31mred", "[31mred"),
    ("one\u{202E}two\u{2028}three", "one two three"), ("e\u{301}\u{200D}", "e\u{301}\u{200D}"), ("\u{9B}", ""),
  ])
  func `the words on a mark are one line, without anything that a terminal could act on`(words: String, line: String)
  {
    #expect(Annotation(id: 1, kind: .note, range: TextRange(.start, .start), words: words).line == line)
  }
}
