import Synchronization
import TestSupport
import Testing
import TextModel

@testable import BookFormats

/// The rewriting of word processors' documents, so that pandoc reads the parts that it skips otherwise.
@Suite struct OfficeRewritingTests {
  private func rewritten(_ source: String, _ format: OfficeFormat = .odt) -> String? {
    OfficeRewriting.rewritten(Array(source.utf8), format, hidden: ["H"]).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("<text:section text:name='S'><text:p>a</text:p></text:section>", "<text:p>a</text:p>"),
    (
      "<text:p>a<text:span text:style-name='H'>b</text:span></text:p><text:p text:style-name='H'>c</text:p>",
      "<text:p>a</text:p>"
    ),
    ("<table:table-row table:visibility='collapse'><text:p>a</text:p></table:table-row><text:h/>", "<text:h/>"),
    ("<text:section text:display=\"none\"><text:p>a</text:p></text:section><text:p>b</text:p>", "<text:p>b</text:p>"),
    (
      "<table:table><table:table-header-rows><table:table-row/></table:table-header-rows></table:table>",
      "<table:table><table:table-row/></table:table>"
    ),
    (
      "<text:p>a<draw:frame><draw:text-box><text:p>b</text:p></draw:text-box></draw:frame>c</text:p>d",
      "<text:p>a<draw:frame></draw:frame>c</text:p><text:p>b</text:p>d"
    ),
    ("<draw:frame><draw:text-box><text:p>b</text:p></draw:text-box></draw:frame>", "<text:p>b</text:p>"),
    (
      "<text:p>a<draw:rect><text:p>b<draw:rect><text:p>c</text:p></draw:rect></text:p></draw:rect></text:p>",
      "<text:p>a</text:p><text:p>b</text:p><text:p>c</text:p>"
    ),
    (
      "<text:p><text:ruby><text:ruby-base>a</text:ruby-base><text:ruby-text>b</text:ruby-text></text:ruby></text:p>",
      "<text:p>a(b)</text:p>"
    ),
    ("<text:p><text:date>a</text:date><text:s/><text:chapter/></text:p>", "<text:p>a<text:s/></text:p>"),
    (
      "<text:bibliography><text:bibliography-source><text:p>x</text:p></text:bibliography-source><text:index-body>"
        + "<text:p>a</text:p></text:index-body></text:bibliography>", "<text:p>a</text:p>"
    ),
    (
      "<table:table><table:table-row><table:table-cell><table:table><table:table-column/><table:table-row>"
        + "<table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table></table:table-cell>"
        + "</table:table-row></table:table>",
      "<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table>"
    ),
    (
      "<table:table><table:table-cell><text:list text:style-name='L'><text:list-item><text:p>a</text:p><text:p>b</text:p>"
        + "<text:list><text:list-item><text:p>c</text:p></text:list-item></text:list></text:list-item><text:list-item>"
        + "<text:p/></text:list-item><text:list-item><text:p>d</text:p></text:list-item></text:list></table:table-cell>"
        + "</table:table><text:list><text:list-item><text:p>e</text:p></text:list-item></text:list>",
      "<table:table><table:table-cell><text:p>• a</text:p><text:p>b</text:p><text:p>• c</text:p><text:p/>"
        + "<text:p>• d</text:p></table:table-cell></table:table><text:list><text:list-item><text:p>e</text:p>"
        + "</text:list-item></text:list>"
    ),
    (
      "<draw:frame><draw:object xlink:href='Formula-0/' a='b'/></draw:frame>",
      "<draw:frame><draw:object xlink:href='./Formula-0' a='b'/></draw:frame>"
    ),
    (
      "<!-- <text:section> --><text:section/><a b='>'/><![CDATA[<x>]]>",
      "<!-- <text:section> --><a b='>'/><![CDATA[<x>]]>"
    ),
  ])
  func `what is put around text is taken away, and what stands in a paragraph follows it`(
    source: String, expected: String
  ) {
    #expect(rewritten(source) == expected)
  }

  @Test func `the boxes of Word follow their paragraphs, once`() {
    let box = "<w:txbxContent><w:p>b</w:p></w:txbxContent>"
    let source =
      "<w:p>a<mc:AlternateContent><mc:Choice>\(box)</mc:Choice><mc:Fallback>\(box)</mc:Fallback></mc:AlternateContent></w:p>"
    #expect(
      rewritten(source, .docx)
        == "<w:p>a<mc:AlternateContent><mc:Choice></mc:Choice><mc:Fallback>\(box)</mc:Fallback></mc:AlternateContent></w:p>"
        + "<w:p>b</w:p>")
  }

  @Test(arguments: [
    ("<w:p><w:fldSimple w:instr='DATE'><w:r>a</w:r></w:fldSimple></w:p>", "<w:p><w:r>a</w:r></w:p>"),
    ("<w:customXml><w:customXmlPr><w:x/></w:customXmlPr><w:p>a</w:p></w:customXml>", "<w:p>a</w:p>"),
    ("<w:bdo w:val='rtl'><w:r>a</w:r></w:bdo>", "<w:r>a</w:r>"),
    (
      "<w:r><w:rPr/><w:ruby><w:rubyPr><w:x/></w:rubyPr><w:rt><w:r>b</w:r></w:rt><w:rubyBase><w:r>a</w:r></w:rubyBase>"
        + "</w:ruby></w:r>",
      "<w:r>a</w:r><w:r><w:t>(</w:t></w:r><w:r>b</w:r><w:r><w:t>)</w:t></w:r>"
    ),
  ])
  func `what Word puts around runs and paragraphs is taken away, and a reading follows its base`(
    source: String, expected: String
  ) {
    #expect(rewritten(source, .docx) == expected)
  }

  @Test(arguments: [
    (
      "<w:p w:rsidR='0'><w:pPr><w:spacing w:after='0'/><w:rPr><w:sz w:val='24'/></w:rPr></w:pPr><w:r w:rsidRPr='1'>a</w:r>"
        + "<w:proofErr w:type='x'/></w:p>", "<w:p><w:r>a</w:r></w:p>"
    ),
    (
      "<w:p><w:pPr><w:tabs><w:tab w:val='left'/></w:tabs><w:pStyle w:val='H'/><w:ind w:left='720'/></w:pPr></w:p>",
      "<w:p><w:pPr><w:pStyle w:val='H'/><w:ind w:left='720'/></w:pPr></w:p>"
    ),
    (
      "<w:r><w:rPr><w:rFonts w:ascii='Times'/><w:b/><w:vanish/></w:rPr></w:r>",
      "<w:r><w:rPr><w:b/><w:vanish/></w:rPr></w:r>"
    ),
    (
      "<w:r><w:rPr><w:rFonts w:ascii='Symbol'/><w:color w:val='x'/></w:rPr></w:r>",
      "<w:r><w:rPr><w:rFonts w:ascii='Symbol'/></w:rPr></w:r>"
    ),
    (
      "<w:tr w:rsidR='0'><w:trPr><w:trHeight/><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:tcW/><w:gridSpan w:val='2'/>"
        + "<w:vMerge/></w:tcPr><w:p/></w:tc></w:tr>",
      "<w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:tcPr><w:gridSpan w:val='2'/><w:vMerge/></w:tcPr><w:p/></w:tc></w:tr>"
    ),
    ("<w:p w:rsidR='0'/>", "<w:p/>"),
  ])
  func `how text of Word looks is left out where pandoc does not read it`(source: String, expected: String) {
    #expect(rewritten(source, .docx) == expected)
  }

  @Test(arguments: [
    "<text:p>a</text:p>", "<text:section><text:p>a</text:section></text:p>", "<text:section>", "<text:section", "",
    "<table:table><table:table-row><table:table-cell/></table:table-row></table:table>",
    "<draw:object xlink:href='./Object 1'/>", "<draw:object xlink:href='http://x/'/>", "<draw:object/>",
    "<text:p><draw:frame><draw:text-box><text:p><draw:image/>b</text:p></draw:text-box></draw:frame></text:p>",
  ])
  func `what pandoc reads as it is stays as it is, and so does what is no markup`(source: String) {
    #expect(rewritten(source) == nil)
  }

  /// pandoc, which keeps what it was given.
  private final class Pandoc: DocumentTools {
    private let held = Mutex<[UInt8]>([])
    private let page: String

    init(_ page: String = "<p>One</p>") { self.page = page }

    var bytes: [UInt8] { held.withLock { $0 } }

    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] { Array(page.utf8) }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? {
      held.withLock { $0 = bytes }
      return Held()
    }

    private struct Held: HeldFile {
      var path: String { "/held" }
    }
  }

  @Test func `the reading of a ruby of Word is not missed where it stands behind its base`() throws {
    func run(_ text: String) -> String { "<w:r><w:t>\(text)</w:t></w:r>" }
    let ruby = "<w:ruby><w:rt>\(run("kan"))</w:rt><w:rubyBase>\(run("漢"))</w:rubyBase></w:ruby>"
    let content =
      "<w:document xmlns:w='http://schemas.openxmlformats.org/wordprocessingml/2006/main'><w:body><w:p>\(run("A"))"
      + "<w:r>\(ruby)</w:r>\(run("B"))</w:p></w:body></w:document>"
    let folder = try TemporaryFolder()
    let entries = [("[Content_Types].xml", "<x a='wordprocessingml.'/>"), ("word/document.xml", content)]
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: folder.path + "/a.docx")
    let read = try Book.open(path: folder.path + "/a.docx", tools: Pandoc("<p>A漢(kan)B</p>"))
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    let lost = try Book.open(path: folder.path + "/a.docx", tools: Pandoc("<p>A漢B</p>"))
    #expect(lost.diagnostics.count == 1)
  }

  @Test func `what stands in each other deeper than anyone writes stays as it is`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<text:section>", count: depth) + "a" + String(repeating: "</text:section>", count: depth)
    }
    #expect(rewritten(nested(200)) == "a")
    #expect(rewritten(nested(100_000)) == nil)
  }

  @Test func `the items of a list in a table have the numbers that its style gives them`() throws {
    func item(_ text: String, _ attributes: String = "") -> String {
      "<text:list-item \(attributes)><text:p>\(text)</text:p></text:list-item>"
    }
    func level(_ level: Int, _ attributes: String) -> String {
      "<text:list-level-style-number text:level='\(level)' \(attributes)/>"
    }
    let styles =
      "<text:list-style style:name='L'>\(level(1, "style:num-format='1' style:num-suffix='.' text:start-value='4'"))"
      + level(2, "style:num-format='a' style:num-prefix='(' style:num-suffix=')'") + "</text:list-style>"
    let inner = "<text:list-item><text:p>c</text:p><text:list>\(item("d"))\(item("e"))</text:list></text:list-item>"
    let content =
      "<office:d xmlns:text='urn:t' xmlns:style='urn:s' xmlns:table='urn:b' xmlns:office='urn:o'>\(styles)<table:table>"
      + "<table:table-cell><text:list text:style-name='L'>\(item("a"))\(item("b", "text:start-value='8'"))\(inner)"
      + "</text:list></table:table-cell></table:table></office:d>"
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.odt"
    let entries = [("mimetype", "application/vnd.oasis.opendocument.text"), ("content.xml", content)]
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
    let pandoc = Pandoc()
    _ = try Book.open(path: path, tools: pandoc)
    let given = String(decoding: pandoc.bytes, as: UTF8.self)
    #expect(given.contains("<text:p>4. a</text:p><text:p>8. b</text:p><text:p>9. c</text:p><text:p>(a) d</text:p>"))
    #expect(given.contains("<text:p>(b) e</text:p>"))
  }

  @Test func `pandoc is given an archive of all that is there but pictures`() throws {
    let folder = try TemporaryFolder()
    let content = "<text:section><text:p>One</text:p></text:section>"
    let entries = [
      ("mimetype", "application/vnd.oasis.opendocument.text"), ("content.xml", content), ("styles.xml", "<s/>"),
      ("Pictures/a.png", "x"), ("Object 1/content.xml", "<math/>"),
    ]
    let path = folder.path + "/a.odt"
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
    let pandoc = Pandoc()
    let book = try Book.open(path: path, tools: pandoc)
    #expect(book.section(0).text == "One\n" && book.diagnostics.isEmpty)
    let given = String(decoding: pandoc.bytes, as: UTF8.self)
    #expect(given.contains("<text:p>One</text:p>") && !given.contains("text:section"))
    #expect(given.contains("styles.xml<s/>") && given.contains("Object 1/content.xml") && !given.contains("Pictures"))
  }
}
