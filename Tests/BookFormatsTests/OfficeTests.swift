import BookFormats
import Synchronization
import TestSupport
import Testing
import TextModel

@Suite struct OfficeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// pandoc, which finds the same HTML in every document.
  private final class Pandoc: DocumentTools {
    private let html: String
    private let failure: ToolFailure?
    private let runs = Mutex<[[String]]>([])

    init(_ html: String, failure: ToolFailure? = nil) {
      self.html = html
      self.failure = failure
    }

    var words: [String] { runs.withLock { $0.last ?? [] } }

    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
      runs.withLock { $0.append(words) }
      if let failure { throw failure }
      return Array(html.utf8)
    }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }

    private struct Held: HeldFile {
      var path: String { "/held" }
    }
  }

  private static let docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
  private static let odt = "application/vnd.oasis.opendocument.text"
  private static let dublinCore = "xmlns:dc='http://purl.org/dc/elements/1.1/'"

  private func write(_ entries: [(String, String)], to name: String) throws -> String {
    let path = folder.path + "/" + name
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
    return path
  }

  @Test func `a Word document is known by its content, and says its title, creators and language`() throws {
    let core =
      "<c \(Self.dublinCore)><dc:title> My  Walk</dc:title><dc:creator>Ann; Bob</dc:creator>"
      + "<dc:language>de</dc:language></c>"
    let path = try write(
      [
        ("[Content_Types].xml", "<Types><Override ContentType='\(Self.docx)'/></Types>"), ("docProps/core.xml", core),
      ],
      to: "walk.epub")
    let pandoc = Pandoc("<html><body><h1>One</h1><p>Text.</p></body></html>")
    let book = try Book.open(path: path, tools: pandoc)
    #expect(book.format == .docx)
    #expect(book.metadata == BookMetadata(title: "My Walk", creators: ["Ann", "Bob"], language: "de"))
    #expect(book.outline.map(\.label) == ["One"])
    #expect(
      pandoc.words == [
        "pandoc", "+RTS", "-M112m", "-RTS", "--sandbox", "--standalone", "--quiet", "--mathml", "-f", "docx", "-t",
        "html5", path,
      ])
  }

  @Test func `an OpenDocument text is by who wrote it, not by who changed it last`() throws {
    let meta =
      "<m xmlns:meta='urn:m' \(Self.dublinCore)><dc:creator>Bob</dc:creator>"
      + "<meta:initial-creator>Ann</meta:initial-creator></m>"
    let path = try write([("mimetype", Self.odt), ("meta.xml", meta)], to: "walk.zip")
    let bytes = try #require(FileBytes.read(path))
    let pandoc = Pandoc("<p>Text.</p>")
    let book = try Book.open(bytes: bytes, name: "walk.zip", tools: pandoc)
    #expect(book.format == .odt && book.metadata == BookMetadata(title: "walk", creators: ["Ann"]))
    #expect(pandoc.words.suffix(5) == ["-f", "odt", "-t", "html5", "/held"])
  }

  @Test func `an RTF document is known by its first bytes`() throws {
    let pandoc = Pandoc("<header><h1 class='title'>Rtf</h1></header><p>Text.</p>")
    let book = try Book.open(path: folder.write("{\\rtf1 Text.}", to: "a.txt"), tools: pandoc)
    #expect(book.format == .rtf && book.metadata.title == "Rtf" && book.section(0).text == "Rtf\nText.\n")
    #expect(pandoc.words.contains("rtf"))
  }

  @Test func `the authors of an RTF document are those that pandoc finds in it`() throws {
    let pandoc = Pandoc("<html><head><meta name='author' content='Лев Толстой'><title>A</title></head><p>Text.</p>")
    let book = try Book.open(path: folder.write("{\\rtf1 Text.}", to: "b.rtf"), tools: pandoc)
    #expect(book.metadata.creators == ["Лев Толстой"])
  }

  @Test func `the caption of a table is said once`() throws {
    let html =
      "<html lang='de'><body><p>Sums</p>\n<table>\n<caption>Sums</caption><tr><td>1</td></tr></table><p>Sums</p></body>"
    let book = try Book.open(path: folder.write("{\\rtf1 Text.}", to: "a.rtf"), tools: Pandoc(html))
    #expect(MarkedText.blocks(of: book.section(0)).filter { $0.hasSuffix("Sums") }.count == 2)
    #expect(book.section(0).language == "de")
  }

  @Test(arguments: [
    ("<w:p><w:r><w:t>One tw</w:t></w:r><w:r><w:t>o.</w:t></w:r></w:p>", "<p>One <b>tw</b>o.</p>", []),
    (
      "<w:p><w:r><w:t>One.</w:t></w:r><w:txbxContent><w:p><w:r><w:t>In a box</w:t></w:r></w:p></w:txbxContent></w:p>",
      "<p>One.</p>", ["3 words of it are not read, such as In a box"]
    ),
    ("<w:p><w:r><w:t>One one.</w:t></w:r></w:p>", "<p>One.</p>", ["a word of it is not read: one"]),
    ("<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden.</w:t></w:r></w:p>", "<p></p>", []),
    (
      "<w:p><w:r><w:rPr><w:vanish w:val='0'/></w:rPr><w:t>Shown.</w:t></w:r></w:p>", "<p></p>",
      ["a word of it is not read: Shown"]
    ),
    ("<w:p><w:r><w:t>sum</w:t><w:sym/><w:t>x one</w:t></w:r></w:p>", "<p>sumαx one</p>", []),
    ("<w:p><w:moveFrom><w:r><w:t>Moved.</w:t></w:r></w:moveFrom></w:p>", "<p></p>", []),
    ("<w:p><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>", "<p><math><mi>x</mi></math></p>", []),
    ("<w:p><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>", "<p></p>", ["a formula of it is not read"]),
    (
      "<w:p><w:r><w:t>walked</w:t></w:r><w:r><w:footnoteReference/></w:r></w:p>",
      "<p>walked<a role='doc-noteref'><sup>1</sup></a></p>", []
    ),
  ])
  func `what a Word document says and pandoc does not is told`(
    document: String, html: String, losses: [String]
  ) throws {
    let path = try write(
      [
        ("[Content_Types].xml", "<Types><Override ContentType='\(Self.docx)'/></Types>"),
        (
          "word/document.xml", "<w:document xmlns:w='urn:w' xmlns:m='urn:m'><w:body>\(document)</w:body></w:document>"
        ),
      ], to: "a.docx")
    let book = try Book.open(path: path, tools: Pandoc("<html><body>\(html)</body></html>"))
    #expect(book.diagnostics.map(\.problemInWords) == losses && book.losses == book.diagnostics)
  }

  @Test(arguments: [
    ("<text:p>One<text:s/>two<text:note><text:note-citation>1</text:note-citation></text:note></text:p>", []),
    ("<text:unknown><text:p>One two three</text:p></text:unknown>", ["a word of it is not read: three"]),
    ("<text:table-of-content><text:p>Contents</text:p></text:table-of-content>", []),
    ("<office:annotation><text:p>Remark</text:p></office:annotation>", []),
    ("<text:section text:display='none'><text:p>Secret</text:p></text:section>", []),
    ("<text:section text:display='true'><text:p>Open</text:p></text:section>", ["a word of it is not read: Open"]),
    (
      "<text:p text:style-name='H2'>Secret</text:p><text:p>One <text:span text:style-name='H'>no</text:span></text:p>",
      []
    ),
    ("<text:p text:style-name='S'>Open</text:p>", ["a word of it is not read: Open"]),
    ("<text:p>Secret<text:hidden-paragraph text:is-hidden='true'/></text:p>", []),
    ("<table:table-row table:visibility='collapse'><text:p>Secret</text:p></table:table-row>", []),
    ("<text:p><draw:frame><svg:desc>A map</svg:desc></draw:frame></text:p>", []),
  ])
  func `what an OpenDocument text says and pandoc does not is told`(content: String, losses: [String]) throws {
    let spaces = ["office", "text", "draw", "svg", "style", "table"].map { "xmlns:\($0)='urn:\($0)'" }.joined(
      separator: " ")
    let path = try write(
      [
        ("mimetype", Self.odt),
        (
          "content.xml",
          "<office:d \(spaces)>"
            + "<style:style style:name='H'><style:text-properties text:display='none'/></style:style>"
            + "<style:style style:name='H2' style:parent-style-name='H'/><style:style style:name='S'/>"
            + "<office:body><office:text>\(content)</office:text></office:body></office:d>"
        ),
      ], to: "a.odt")
    let book = try Book.open(path: path, tools: Pandoc("<p>One two</p>"))
    #expect(book.diagnostics.map(\.problemInWords) == losses)
  }

  @Test(arguments: [("P1", false), ("O", false), ("T1", false), ("H", true)])
  func `a style hides what is in it in its own part and in its own kind of elements`(name: String, hides: Bool) throws
  {
    func style(_ name: String, _ family: String, _ display: String = "") -> String {
      "<style:style style:name='\(name)' style:family='\(family)'><style:text-properties \(display)/></style:style>"
    }
    let spaces = ["office", "text", "style"].map { "xmlns:\($0)='urn:\($0)'" }.joined(separator: " ")
    let none = "text:display='none'"
    let styles =
      "<office:d \(spaces)><office:styles>\(style("H", "paragraph", none))\(style("O", "paragraph", none))</office:styles>"
      + "<office:automatic-styles>\(style("P1", "paragraph", none))</office:automatic-styles></office:d>"
    let content =
      "<office:d \(spaces)><office:automatic-styles>\(style("P1", "paragraph"))\(style("O", "paragraph"))"
      + "\(style("T1", "text", none))\(style("T1", "paragraph"))</office:automatic-styles><office:body><office:text>"
      + "<text:p text:style-name='\(name)'>Word</text:p></office:text></office:body></office:d>"
    let path = try write([("mimetype", Self.odt), ("styles.xml", styles), ("content.xml", content)], to: "s.odt")
    let book = try Book.open(path: path, tools: Pandoc("<p>One two</p>"))
    #expect(book.diagnostics.map(\.problemInWords) == (hides ? [] : ["a word of it is not read: Word"]))
  }

  @Test func `notes are notes, and the arrows back from them are not text`() throws {
    let html =
      "<p>Text.<a href='#fn1' class='footnote-ref' id='fnref1' role='doc-noteref'><sup>1</sup></a></p>"
      + "<section class='footnotes' role='doc-endnotes'><hr/><ol><li id='fn1' role='doc-endnote'><p>The note."
      + "<a href='#fnref1' class='footnote-back' role='doc-backlink'>↩︎</a></p></li></ol></section>"
    let book = try Book.open(path: folder.write("{\\rtf1 Text.}", to: "a.rtf"), tools: Pandoc(html))
    let section = book.section(0)
    #expect(MarkedText.spans(of: section) == ["note 0#fn1: 1", "raised: 1"])
    #expect(MarkedText.blocks(of: section) == ["p: Text.1", "separator", "1.: The note."])
    #expect(MarkedText.containers(of: section).contains("footnote: The note."))
  }

  @Test(arguments: [
    ("[Content_Types].xml", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
    ("[Content_Types].xml", "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"),
    ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
  ])
  func `tables and slides are no books`(entry: String, content: String) throws {
    let path = try write([(entry, content)], to: "a.docx")
    #expect { try Book.open(path: path, tools: Pandoc("")) } throws: {
      ($0 as? BookError)?.message.contains("without running text") == true
    }
  }

  @Test(arguments: [
    (ToolFailure.missing, "is a Word document; install pandoc to read it."),
    (
      .failed(message: "couldn't unpack docx container"),
      "cannot be read by pandoc (couldn't unpack docx container); get the file again, or open it in another program."
    ),
    (
      .tooSlow(seconds: 30),
      "cannot be read by pandoc (it took more than 30 seconds); convert it to EPUB or text with "
        + "another program, and read that."
    ),
  ])
  func `what pandoc cannot do is said in one sentence`(failure: ToolFailure, sentence: String) throws {
    let path = try write([("[Content_Types].xml", Self.docx)], to: "a.docx")
    #expect { try Book.open(path: path, tools: Pandoc("", failure: failure)) } throws: {
      ($0 as? BookError)?.message == "\(path): \(sentence)"
    }
    #expect { try Book.open(path: path) } throws: {
      ($0 as? BookError)?.message == "\(path): is a Word document; install pandoc to read it."
    }
  }
}
