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
        "pandoc", "+RTS", "-M1G", "-RTS", "--sandbox", "--standalone", "--quiet", "-f", "docx", "-t", "html5", path,
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
    #expect { try Book.open(path: path, tools: Pandoc("")) } throws: { "\($0)".contains("without running text") }
  }

  @Test(arguments: [
    (ToolFailure.missing, "is a Word document; install pandoc to read it."),
    (
      .failed(message: "couldn't unpack docx container"),
      "cannot be read by pandoc (couldn't unpack docx container); get the file again, or open it in another program."
    ),
    (
      .tooSlow(seconds: 30),
      "cannot be read by pandoc (it took more than 30 seconds); get the file again, or open it in another program."
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
