import BookFormats
import Testing
import TextModel

/// The lists of web pages that Word has saved, which are paragraphs with symbols before them.
@Suite struct ParagraphListTests {
  private static let blanks = "<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp; </span>"

  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<html><body>\(body)</body></html>".utf8), name: "a.htm").section(0)
  }

  private func item(_ mark: String, _ text: String, class name: String = "MsoListParagraphCxSpMiddle") -> String {
    "<p class=\(name) style='text-indent:-18.0pt'>\(mark) \(text)</p>\n"
  }

  private func symbol(_ symbol: String, font: String = "Symbol") -> String {
    "<span style='font-family:\(font)'>\(symbol)\(Self.blanks)</span>"
  }

  @Test func `paragraphs with symbols are items of a list, and the symbols are not heard`() throws {
    let section = try section(
      "<p>Buy:</p>" + item(symbol("·"), "flour") + item(symbol("o", font: "\"Courier New\""), "white")
        + item(
          "<![if !supportLists]>" + symbol("§", font: "Wingdings") + "<![endif]>", "eggs", class: "MsoListBullet")
        + "<p>Done.</p>")
    #expect(section.containers.map(\.kind) == [.list(items: 3, isOrdered: false)])
    #expect(
      section.blocks.map { section.substring(in: $0.content) } == [
        "Buy:", "·\u{A0}\u{A0}\u{A0} flour", "o\u{A0}\u{A0}\u{A0} white", "§\u{A0}\u{A0}\u{A0} eggs", "Done.",
      ])
    let unspoken = section.spans.filter { $0.kind == .unspoken }.map { section.substring(in: $0.range) }
    #expect(unspoken.joined() == "·\u{A0}\u{A0}\u{A0}o\u{A0}\u{A0}\u{A0}§\u{A0}\u{A0}\u{A0}")
  }

  @Test func `numbers and letters before items are heard`() throws {
    let section = try section(item("1." + Self.blanks, "Mix.") + item("<b>b)" + Self.blanks + "</b>", "Bake."))
    #expect(section.containers.map(\.kind) == [.list(items: 2, isOrdered: true)])
    #expect(section.blocks.map(\.marker) == [.written, .written])
    #expect(!section.spans.contains { $0.kind == .unspoken })
  }

  @Test func `paragraphs of that class without a symbol are none, and go on with the item before them`() throws {
    let plain = item("", "Set in, but no item.")
    let section = try section(plain + item(symbol("·"), "one") + plain + item(symbol("·"), "two") + plain)
    #expect(section.containers.map(\.kind) == [.list(items: 2, isOrdered: false)])
    #expect(section.blocks.map { $0.marker != nil } == [false, true, false, true, false])
    #expect(section.blocks.map { $0.container != nil } == [false, true, true, true, false])
  }

  @Test func `a paragraph whose class says that it is the first begins another list`() throws {
    let first = "MsoListParagraphCxSpFirst"
    let one = item(symbol("·"), "one", class: first) + item(symbol("·"), "two")
    let section = try section(one + item("1." + Self.blanks, "three", class: first))
    #expect(section.containers.map(\.kind) == [.list(items: 2, isOrdered: false), .list(items: 1, isOrdered: true)])
  }

  @Test func `a list ends with what it stands in, whatever hides its last item`() throws {
    let hidden = "<p class=MsoListParagraph style='display:none'>\(symbol("·")) x</p>"
    let section = try section("<div>" + item(symbol("·"), "one") + hidden + "</div><p>Behind.</p>")
    let behind = try #require(section.blocks.last)
    #expect(behind.container == nil && section.substring(in: behind.content) == "Behind.")
  }
}
