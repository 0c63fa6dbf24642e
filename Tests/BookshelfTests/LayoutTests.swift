import Bookshelf
import TestSupport
import Testing

@Suite struct LayoutTests {
  @Test func `what was counted of an edition is there for the same screen and for no other`() throws {
    let folder = try ShelfFolder()
    let shelf = try Shelf(file: folder.path())
    let guide = Sample.book("A Guide")
    try shelf.save(layout: "[1,2]", of: guide, for: "80x24")
    try shelf.save(layout: "[3]", of: guide, for: "40x12")
    try shelf.save(layout: "[4]", of: guide, for: "40x12")
    #expect(try shelf.layout(of: guide, for: "80x24") == "[1,2]")
    #expect(try shelf.layout(of: guide, for: "40x12") == "[4]")
    #expect(try shelf.layout(of: guide, for: "20x5") == nil)
    #expect(try shelf.layout(of: Sample.book("A Guide", hash: 2), for: "80x24") == nil)
  }
}
