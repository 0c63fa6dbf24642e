import Testing
import Words

@Suite struct WordListTests {
  @Test(arguments: [
    ("a = A", "A"), ("a=A", "A"), ("a = A = B", "A = B"), ("a =\n  A", "A"),
    ("a = A\n  and B\n  and C", "A and B and C"),
    ("a = A\n\n  B", "A"), ("# a = B\na = A # B", "A # B"), ("ab = B\na = A", "A"), ("a = A\na = B", "A"),
    ("a = {count:one|two}", "{count:one|two}"), ("a = A\\nB\\n\\nC", "A\nB\n\nC"), ("a = \\x\\n", "\\x\n"),
    ("a = Größe\nb = B", "Größe"), ("\n\na = A\n", "A"), ("a = A\r\nb = B\r\n", "A"), ("a =", ""), ("a = A  ", "A"),
  ])
  func `a line of a file holds a key and its template`(file: String, template: String) {
    #expect(WordList(Array(file.utf8))["a"] == template)
  }

  @Test(arguments: ["", "\n", "# a = A", " a = A", "ab = A", "A = A", "= A", "é", "b = B\n  a = A"])
  func `a key that has no line has no template`(file: String) {
    #expect(WordList(Array(file.utf8))["a"] == nil)
  }

  @Test func `keys are listed in the order of the file, and each as often as it stands there`() {
    #expect(WordList(Array("b = B\n# c = C\na = A\n  d = D\nb = B".utf8)).keys == ["b", "a", "b"])
  }

  @Test func `bytes that are no text do no harm`() {
    let list = WordList([0xFF, 0x0A, 0x61, 0x20, 0x3D, 0x20, 0xC3, 0x0A, 0x20])
    #expect(list["a"] == "\u{FFFD}")
  }
}
