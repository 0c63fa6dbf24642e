import BookFormats
import TestSupport
import Testing
import TextModel

/// Feet of tables that are written before the rows they stand under.
@Suite struct TableFootTests {
  private func blocks(_ body: String) throws -> [String] {
    let page = "<!DOCTYPE html><html><body>\(body)"
    let section = try Book.open(bytes: Array(page.utf8), name: "a.html").section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return MarkedText.blocks(of: section)
  }

  @Test(arguments: [
    (
      "<table><tfoot><tr><td>s<td>9<tbody><tr><td>a<td>4</table>",
      ["td 1,1: a", "td 1,2: 4", "td 2,1: s", "td 2,2: 9"]
    ),
    (
      "<table><thead><tr><th>a<th>b<tfoot><tr><td>s<td>9</table>",
      ["th 1,1: a", "th 1,2: b", "td 2,1: s", "td 2,2: 9"]
    ),
    (
      "<table><tfoot><tr><td>s<td><table><tfoot><tr><td>t<td>u<tbody><tr><td>b<td>c</table><tbody><tr><td>a<td>4</table>",
      ["td 1,1: a", "td 1,2: 4", "td 2,1: s", "td 1,1: b", "td 1,2: c", "td 2,1: t", "td 2,2: u"]
    ),
  ])
  func `the foot of a table comes behind its rows`(body: String, expected: [String]) throws {
    #expect(try blocks(body) == expected)
  }

  @Test func `very deep feet of tables come to an end`() throws {
    let deep =
      String(repeating: "<table><tfoot><tr><td>", count: 3000) + "x"
      + String(repeating: "</td></tr></tfoot><tbody></tbody></table>", count: 3000)
    let page = "<?xml version='1.0'?><html><body>\(deep)</body></html>"
    #expect(try Book.open(bytes: Array(page.utf8), name: "a.xhtml").section(0).text == "x\n")
  }
}
