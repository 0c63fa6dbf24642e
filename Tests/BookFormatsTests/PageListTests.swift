import BookFormats
import TestSupport
import Testing
import TextModel

/// The printed pages that a page list tells of, where the text itself has no mark of them.
@Suite struct PageListTests {
  /// The words that each printed page of the first document begins with.
  private func starts(_ body: String, _ pages: [(String, String)]) throws -> [String] {
    var fixture = EPUBFixture(body, "<p>Two.</p>")
    fixture.pages = pages.map { EPUBFixture.Entry($0.0, $0.1) }
    let folder = try TemporaryFolder()
    let section = try Book.open(path: fixture.write(to: folder)).section(0)
    return section.spans.compactMap { span in
      guard case .pageBreak(let label) = span.kind else { return nil }
      return label + ": " + section.text(in: span.range.lowerBound..<section.length).prefix(4)
    }
  }

  @Test(arguments: [
    ("/6/2!/4/2/1:3", "down"), ("/6/2[no]!/4/2/1:3[up ,down]", "down"), ("/6/2!/4/2[p1]/1:3", "down"),
    // The steps have changed, the identifier has not; and the other way round.
    ("/6/2!/4/8[p2]/1:2", "👕x y"), ("/6/2!/4/4[gone]/1:4", "x y "), ("/6/2!/4/4", "a 👕x"),
    ("/6/2!/4/4/2/1:1", "old "), ("/6/2!/4/4/3:1", "z en"), ("/6/2!/4/2,/1:3,/1:7", "down"),
    // Past the end of a text; a moment and a point; no way further.
    ("/6/2!/4/2/1:99", "\na 👕"), ("/6/2!/4/2/1~2.5@1:2", "up d"), ("/6/2!/4/2[p^1]/1:3", "down"),
  ])
  func `a page whose place is a fragment identifier begins there`(steps: String, start: String) throws {
    let body = "<p id='p1'>up down</p><p id='p2'>a 👕x y <b>bold</b> z end</p>"
    let found = try starts(body, [("9", "package.opf#epubcfi(\(steps))")])
    #expect(found.map { String($0.prefix(3 + start.count)) } == ["9: " + start])
  }

  @Test(arguments: [
    "epubcfi(/6/4!/4/2)", "epubcfi(/6/2)", "epubcfi(", "epubcfi(/6/2!/4/x)", "epubcfi(/6/98!/4)", "c1",
  ])
  func `what leads elsewhere begins no page here`(fragment: String) throws {
    #expect(try starts("<p>up down</p>", [("9", "package.opf#" + fragment)]).isEmpty)
  }

  @Test func `a page is at what its entry leads to, once`() throws {
    let body = "<p>One <i id='a'></i>two <i id='b' epub:type='pagebreak' title='8'></i>three <i id='c'></i>four.</p>"
    let pages = [
      ("6", "c1.xhtml"), ("7", "c1.xhtml#a"), ("8", "c1.xhtml#b"), ("9", "c1.xhtml#c"), ("10", "c2.xhtml"),
    ]
    #expect(try starts(body, pages) == ["6: One ", "7: two ", "8: thre", "9: four"])
  }

  @Test func `text alone does not wait for a page list, and is the same`() throws {
    var fixture = EPUBFixture("<p>One <i id='a'></i>two.</p>")
    fixture.pages = [
      EPUBFixture.Entry("7", "package.opf#epubcfi(/6/2!/4/2/1:2)"), EPUBFixture.Entry("8", "c1.xhtml#a"),
    ]
    let folder = try TemporaryFolder()
    let book = try Book.open(path: fixture.write(to: folder))
    let (text, section) = (book.textAlone.section(0), book.section(0))
    #expect(text.visibleText == "One two.\n")
    #expect(section.visibleText == text.visibleText)
    let isPage = { (span: Span) in if case .pageBreak = span.kind { true } else { false } }
    #expect(section.spans.contains(where: isPage) && !text.spans.contains(where: isPage))
  }

  @Test(arguments: [
    ("<span class='pagenum' id='Page_12'>[Pg 12]</span>", ["12"]),
    ("<span class='PageNum'><a id='x'></a>xii</span>", ["xii"]),
    ("<span class='pagenum'><a id='Page_7'></a></span>", ["7"]),
    ("<span class='pagenum' title='9'>\u{A0}</span>", ["9"]),
    ("<span class='page-num'>{Page 4}</span>", ["4"]), ("<span class='pagenum'>twelve years</span>", []),
    ("<span class='pagenum'>12 September</span>", []), ("<span class='number'>12</span>", []),
    ("<span class='pagenum'>12</span>", ["12"]), ("<span class='pagenum'>xiv</span>", ["xiv"]),
    ("<br><span class='pagenum'>12</span>", []), ("<span class='pagenum'>12</span><br>", []),
    ("<a class='pageno' href='#x'>12</a>", []),
    ("<a class='pageno' id='p12'>12</a>", ["12"]), ("<a href='#x'><i class='pageno' id='p'>12</i></a>", []),
    ("<span class='pagenum'></span>", []), ("<span class='pagenum' id='p'><i class='pagenum'>3</i></span>", ["3"]),
  ])
  func `a number that only its class calls one of a page begins that page`(mark: String, pages: [String]) throws {
    #expect(try starts("<p>One \(mark)two.</p>", []).map { String($0.prefix { $0 != ":" }) } == pages)
  }

  @Test func `what leads to a page that shows no number, or into what is left out, leads to what follows`() throws {
    let body = """
      <p><span class='pagenum'><a id='Page_2'></a></span>Two</p><p hidden='hidden'><a id='h'></a>gone</p>
      <p>three</p><audio><a id='v'>no sound</a></audio><p>four</p>
      """
    let folder = try TemporaryFolder()
    let section = try Book.open(path: EPUBFixture(body).write(to: folder)).section(0)
    #expect(
      section.anchors.mapValues { section.text(in: $0..<section.length).prefix(3) } == [
        "Page_2": "Two", "h": "thr", "v": "fou",
      ])
  }
}
