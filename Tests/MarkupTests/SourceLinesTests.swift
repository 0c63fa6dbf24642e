import Markup
import Testing

@Suite struct SourceLinesTests {
  @Test(arguments: ["a\nb\nc<", "a\r\nb\r\nc<", "a\rb\rc<", "a\r\nb\rc<"])
  func `a line ends at a line feed, at a carriage return, or at both`(source: String) {
    let lines = SourceLines(Array(source.utf8))
    #expect(lines.place(of: source.utf8.count - 1) == SourceLines.Place(line: 3, column: 2))
  }

  @Test(arguments: [(0, 1, 1), (1, 1, 2), (3, 1, 3), (4, 2, 1), (6, 2, 3), (7, 3, 1), (99, 3, 1)])
  func `a byte has a line and a column of characters`(offset: Int, line: Int, column: Int) {
    let lines = SourceLines(Array("aé\nbc\n".utf8))
    let place = lines.place(of: offset)
    #expect(place.line == line && place.column == column)
  }

  @Test func `each place in a long line is found, in any order`() {
    let count = 20_000
    let lines = SourceLines(Array(String(repeating: "é", count: count).utf8))
    for index in 0..<count where lines.place(of: 2 * index).column != index + 1 { Issue.record("character \(index)") }
    let back = lines.place(of: 10)
    #expect(back.column == 6)
  }

  @Test(arguments: [
    ("<p>\n é<input id=x>", 2, 3), ("<p>\n<INPUT ID=x\nvalue='a<b'>", 2, 1), ("<p><input\n\nid=x/></p>", 1, 4),
    ("<html><body>\n  <input id='x'/>\n</body></html>", 2, 3), ("<p>a<b, c<d, <input id=x>", 1, 14),
    ("<p>a<b,\n<!--><!---> <input id=x>", 2, 13), ("<![CDATA[<\n<]]>é<input id=x><br>", 2, 6),
  ])
  func `a control is found where its tag begins`(source: String, line: Int, column: Int) throws {
    let bytes = Array(source.utf8)
    let control = try #require(FormControlList.controls(of: MarkupParser.parse(bytes).tree).first)
    let lines = SourceLines(bytes)
    let place = lines.place(of: control.element, endingAt: control.sourceOffset)
    #expect(place.line == line && place.column == column)
  }
}
