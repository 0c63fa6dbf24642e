import BookFormats
import TestSupport
import Testing
import TextModel

/// Notes that a page hides until their reference is followed.
@Suite struct HiddenNoteTests {
  private func section(_ body: String) throws -> Section {
    let html = "<!DOCTYPE html><html lang='en'><body>\(body)</body></html>"
    let section = try Book.open(bytes: Array(html.utf8), name: "a.html").section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return section
  }

  private static let reference = "<p>One<a epub:type='noteref' href='#n'>1</a>."

  @Test(arguments: [
    "<aside hidden epub:type='footnote' id='n'>Note.</aside>",
    "<aside epub:type='footnote' id='n' style='display:none'><p>Note.</p></aside>",
    "<aside role='doc-footnote' id='n' style='visibility:hidden'><p>Note.</p></aside>",
    "<div hidden id='m'>x<p epub:type='footnote' id='n'>Note.</p>y</div>",
    "<section hidden epub:type='footnotes'><h2>x</h2><aside epub:type='footnote' id='n'>Note.</aside></section>",
    "<section hidden role='doc-endnotes'><p id='n'>Note.</p></section>",
    "<div hidden><div id='n'>Note.</div></div>", "<span hidden epub:type='footnote' id='n'>Note.</span>",
    "<ul><li hidden epub:type='footnote' id='n'>Note.</li></ul>",
  ])
  func `a note that the page hides stands behind its text, beside the flow`(note: String) throws {
    let section = try section(Self.reference + note + "<p id='two'>Two.</p><p id='end'></p>")
    #expect(section.visibleText == "One1.\nTwo.\n")
    #expect(section.text == "One1.\nTwo.\nNote.\n")
    #expect(section.anchors["n"] == 11 && section.anchors["two"] == 6 && section.anchors["end"] == 6)
    #expect(MarkedText.containers(of: section) == ["footnote: Note."])
    #expect(section.hiddenNotes.subtracting(["m"]).isEmpty)
  }

  @Test func `a paragraph with a note hidden in it stays whole, and notes may hide notes`() throws {
    let section = try section(
      "<p>One <span hidden role='doc-footnote' id='n'>Note <b hidden role='doc-footnote' id='m'>deep</b>.</span>two.")
    #expect(MarkedText.blocks(of: section) == ["p: One two.", "p: Note .", "p: deep"])
    #expect(MarkedText.containers(of: section) == ["footnote: Note .", "footnote: deep"])
    #expect(section.visibleText == "One two.\n")
  }

  @Test func `a hidden note is in the language of what is around it`() throws {
    let section = try section("<p>a</p><div lang='fr' hidden><p epub:type='footnote' id='n'>b</p></div>")
    #expect(section.blocks.map(\.language) == [nil, "fr"])
  }

  @Test func `very many hidden notes inside one another come to an end`() throws {
    let notes = String(repeating: "<div hidden role='doc-footnote'>a", count: 8000)
    #expect(try section(notes).length >= 8000)
    #expect(try section(String(repeating: "<div hidden role='doc-endnotes'>", count: 8000)).blocks.isEmpty)
  }
}
