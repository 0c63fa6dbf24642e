import Markup
import Testing

@Suite struct SourceLinesTests {
  @Test(arguments: [(0, 1, 1), (1, 1, 2), (3, 1, 3), (4, 2, 1), (6, 2, 3), (7, 3, 1), (99, 3, 1)])
  func `a byte has a line and a column of characters`(offset: Int, line: Int, column: Int) {
    let place = SourceLines(Array("aé\nbc\n".utf8)).place(of: offset)
    #expect(place.line == line && place.column == column)
  }

  @Test(arguments: [
    ("<p>\n é<input id=x>", 2, 3), ("<p>\n<INPUT ID=x\nvalue='a<b'>", 2, 1), ("<p><input\n\nid=x/></p>", 1, 4),
    ("<html><body>\n  <input id='x'/>\n</body></html>", 2, 3),
  ])
  func `a control is found where its tag begins`(source: String, line: Int, column: Int) throws {
    let bytes = Array(source.utf8)
    let control = try #require(FormControlList.controls(of: MarkupParser.parse(bytes).tree).first)
    let place = SourceLines(bytes).place(of: control.element, endingAt: control.sourceOffset)
    #expect(place.line == line && place.column == column)
  }
}
