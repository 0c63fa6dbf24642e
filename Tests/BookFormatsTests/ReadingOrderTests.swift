import BookFormats
import TestSupport
import Testing
import TextModel

/// Books whose package gives no reading order, or one that leads to nothing.
@Suite struct ReadingOrderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A book of documents that the manifest lists in this order.
  private func open(_ names: [String], contents: [String], spine: String = "", hasNav: Bool = true) throws -> Book {
    var fixture = EPUBFixture()
    fixture.hasNav = hasNav
    fixture.hasNCX = !hasNav
    fixture.contents = contents.map { .init($0, "\($0).xhtml") }
    fixture.resources = names.map { name in
      let page = "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>\(name)</p></body></html>"
      return ("EPUB/\(name).xhtml", "application/xhtml+xml", Array(page.utf8))
    }
    fixture.extraMetadata = "</metadata><spine>\(spine)</spine><metadata>"
    return try Book.open(path: fixture.write(to: folder))
  }

  @Test(arguments: [("", true), ("", false), ("<itemref idref='none'/>", true)])
  func `the table of contents is the order, and what it leaves out follows what the manifest lists before it`(
    spine: String, hasNav: Bool
  ) throws {
    let book = try open(["cover", "b", "b2", "a"], contents: ["a", "b"], spine: spine, hasNav: hasNav)
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["cover\n", "a\n", "b\n", "b2\n"])
    #expect((0..<book.sectionCount).allSatisfy(book.isLinear))
    #expect(book.outline.map(\.destination) == [1, 2].map { .place(section: $0, anchor: nil) })
    #expect(
      book.diagnostics.contains { $0.message.contains("EPUB/package.opf: it gives no reading order") })
  }

  @Test func `without a table of contents it is the order of the manifest`() throws {
    let book = try open(["b", "a"], contents: [])
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["b\n", "a\n"])
  }

  @Test func `a reading order of nothing that is there gives way to what is`() throws {
    let gone = "</spine><manifest><item id='g' href='g.xhtml' media-type='application/xhtml+xml'/></manifest><spine>"
    let book = try open(["a"], contents: ["a"], spine: gone + "<itemref idref='g'/>")
    #expect((0..<book.sectionCount).map { book.section($0).text } == ["", "a\n"])
    #expect(book.outline.map(\.destination) == [.place(section: 1, anchor: nil)])
  }
}
