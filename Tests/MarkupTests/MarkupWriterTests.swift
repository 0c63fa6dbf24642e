import Markup
import Testing

@Suite struct MarkupWriterTests {
  @Test func `what is written is read as what it is`() throws {
    var writer = MarkupWriter()
    writer.open("body")
    writer.open("p")
    writer.attribute("id", "a".utf8)
    writer.text(Array("one ".utf8)[...])
    writer.text(Array("two".utf8)[...])
    writer.close()
    writer.open("br")
    writer.close()
    writer.close()
    let tree = writer.finish()
    let body = try #require(tree.root)
    #expect(tree.name(of: body) == "body")
    #expect(tree.children(of: body).map { tree.name(of: $0) } == ["p", "br"])
    #expect(tree.textContent(of: body) == "one two")
    #expect(tree.attribute("id", of: try #require(tree.first("p", in: body))) == "a")
  }

  @Test(arguments: ["<a>x<b>y<c>z</c>w</b></a>", "<a>x<b>y<c>z</c>w</b>"])
  func `the text of an element that is not wanted is left out, not that of others in it`(source: String) throws {
    let tree = MarkupParser.parse(Array(source.utf8), silent: "b").tree
    #expect(tree.textContent(of: try #require(tree.root)) == "xz")
  }

  @Test func `the outermost elements of a name are those that stand in no other`() throws {
    let tree = MarkupParser.parse(Array("<r><a id='1'><a id='2'/></a><b><a id='3'/></b></r>".utf8)).tree
    let found = tree.outermostElements(named: ["a"], in: try #require(tree.root))
    #expect(found.map { tree.attribute("id", of: $0) } == ["1", "3"])
  }
}
