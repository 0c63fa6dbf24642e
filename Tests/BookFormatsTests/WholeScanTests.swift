import Archives
import Foundation
import TestSupport
import Testing
import TextModel
import Words

@testable import BookFormats

/// Scanned books that are recognised as a whole and written to a file.
@Suite struct WholeScanTests {
  private static let tiff: [UInt8] = [0x49, 0x49, 0x2A, 0] + Array(repeating: 0, count: 60)

  /// Three pages: a heading, a paragraph that goes on upon the second page, and nothing on the third.
  private static let paper = ScannedPaper([
    [ScannedPaper.Line(text: "The &lt;Lake&gt;", top: 100, right: 500, size: 44)]
      + (0..<4).map { ScannedPaper.Line(text: "We walked along the lake & the", top: 400 + 30 * $0, paragraph: 1) },
    [
      ScannedPaper.Line(text: "shore. It was late.", top: 200),
      ScannedPaper.Line(text: "Zażółć", top: 300, paragraph: 1),
    ], [],
  ])

  private func book(_ paper: ScannedPaper) throws -> Book {
    try Book.open(bytes: Self.tiff, name: "scan.tiff", tools: paper)
  }

  private func written(_ paper: ScannedPaper, as format: ScanFormat) throws -> [UInt8] {
    let book = try book(paper)
    let pages = try #require(book.scannedPages)
    var writer = format.writer(
      ScanDescription(
        book, pages, identifier: "00000000-0000-8000-a000-000000000000", moment: "2026-11-20T09:38:22Z",
        words: .english))
    var bytes = try writer.begin()
    for index in 0..<pages.count { bytes += try writer.add(ScanPage(index, of: book, pages, for: format)) }
    return try bytes + writer.end()
  }

  private func text(_ book: Book) -> String {
    (0..<book.sectionCount).filter(book.isLinear).map { book.section($0).visibleText }.joined()
  }

  @Test func `the EPUB of a scan has its text, its headings and its pages`() throws {
    let scan = try book(Self.paper)
    let epub = try Book.open(bytes: try written(Self.paper, as: .epub), name: "scan.epub")
    #expect(epub.format == .epub && text(epub) == text(scan))
    #expect(text(epub).hasPrefix("The <Lake>\nWe walked along the lake & the We walked"))
    #expect(epub.outline.map(\.label) == ["The <Lake>"])
    #expect(epub.printPages.map(\.label) == ["1", "2", "3"])
    #expect(epub.metadata.title == "scan" && epub.metadata.language == "en")
    #expect(epub.metadata.identifier == "urn:uuid:00000000-0000-8000-a000-000000000000")
    for section in 0..<epub.sectionCount { _ = epub.section(section) }
    #expect(epub.diagnostics.isEmpty, "\(epub.diagnostics)")
  }

  @Test func `the EPUB of a scan has the picture of each page beside the text`() throws {
    let archive = try Archive(bytes: try written(Self.paper, as: .epub), name: "scan.epub")
    #expect(archive.names.first == "mimetype")
    for page in 1...3 {
      #expect(try archive.read("EPUB/page-\(page).jpg") == ScannedPaper.jpeg)
      let shown = String(decoding: try archive.read("EPUB/page-\(page).xhtml"), as: UTF8.self)
      #expect(shown.contains("<img src=\"page-\(page).jpg\" alt=\"Page \(page)\"/>"))
    }
    let text = String(decoding: try archive.read("EPUB/text-1.xhtml"), as: UTF8.self)
    #expect(text.contains("id=\"page2\" href=\"page-2.xhtml\""))
    #expect(text.contains("<img src=\"page-3.jpg\" alt=\"Page 3, without text\"/>"))
  }

  @Test func `the text of a scan is what its sections show`() throws {
    let bytes = try written(Self.paper, as: .txt)
    #expect(String(decoding: bytes, as: UTF8.self) == text(try book(Self.paper)))
  }

  @Test func `each object of the PDF of a scan is where its table says`() throws {
    let bytes = try written(Self.paper, as: .pdf)
    // A byte is a character here, so that places can be compared.
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let table = try #require(text.components(separatedBy: "\nxref\n").last)
    let rows = table.split(separator: "\n").filter { $0.hasSuffix(" n ") }.compactMap { Int($0.prefix(10)) }
    #expect(rows.count > 15)
    for (number, place) in rows.enumerated() {
      #expect(bytes[place...].starts(with: "\(number + 1) 0 obj\n".utf8), "\(number + 1)")
    }
    let start = try #require(text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first)
    #expect(bytes[(Int(start) ?? 0)...].starts(with: "xref\n".utf8))
    #expect(text.contains("/Count 3 ") && text.contains("/Width 1000 /Height 1400 /ColorSpace /DeviceGray"))
    // The heading is the first text, so that its letters have the first codes: T, h, e, blank, <.
    #expect(text.contains("<01020304"))
    #expect(text.contains("<01> <0054>\n<02> <0068>\n<03> <0065>\n<04> <0020>\n<05> <003C>\n"))
  }

  @Test func `a page that cannot be recognised is tried once, says so in its place, and the others are written`()
    throws
  {
    let paper = ScannedPaper(
      paragraphs: [[["One."]], [["Two."]], [["Three."]]], failures: [1: .tooSlow(seconds: 120)])
    let epub = try Book.open(bytes: try written(paper, as: .epub), name: "scan.epub")
    #expect(
      text(epub) == "One.\nscan.tiff: page 2 cannot be recognised (it took more than 120 seconds).\nThree.\n")
    #expect(paper.runs.count { $0[1] == "hocr" && $0[3] == "1" } == 1)
  }

  @Test func `what was recognised before is not recognised again, and a fault of every page is known as one`() throws
  {
    let paper = ScannedPaper(
      paragraphs: [[["One."]], [["Two."]]], failures: [1: .failed(message: "no-language deu")])
    for isFirst in [true, false] {
      let pages = try #require(try book(paper).scannedPages)
      switch pages.recognise(0) {
      case .recognised: #expect(isFirst)
      case .kept: #expect(!isFirst)
      case .failed(let loss, _): Issue.record("\(loss)")
      }
      guard case .failed(_, isOfEveryPage: true) = pages.recognise(1) else {
        Issue.record("The language is not missing.")
        return
      }
    }
  }

  @Test func `a book with text of its own is no scan`() throws {
    #expect(try Book.open(bytes: Array("Text.".utf8), name: "a.txt").scannedPages == nil)
  }

  @Test func `entries that lead nowhere or skip a depth make a table of contents without gaps`() {
    let entries = [
      OutlineEntry(depth: 2, label: "A", destination: nil),
      OutlineEntry(depth: 4, label: "B", destination: .place(section: 1, anchor: nil)),
      OutlineEntry(depth: 1, label: " ", destination: nil),
    ]
    let list = EPUBNavigation(entries, title: "T", places: ["a.xhtml", "b.xhtml"]).text.filter { $0 != "\n" }
    #expect(
      list.contains(
        "<ol><li><span>A</span><ol><li><a href=\"b.xhtml#page2\">B</a></li></ol></li>"
          + "<li><a href=\"a.xhtml#page1\">…</a></li></ol></nav>"))
  }

  @Test(arguments: [
    ("deu+eng", "de"), ("eng", "en"), ("chi_sim", "zh-Hans"), ("chi_tra_vert", "zh-Hant"), ("frk", "de"),
    ("deu_latf", "de"), ("xyz", "und"), ("", "und"),
  ])
  func `the data of a language tells its tag`(names: String, tag: String) {
    #expect(RecognitionLanguage.tag(ofNames: names) == tag)
  }

  @Test(
    arguments: [
      (ScannedPaper.jpeg, "jpeg 1000 1400 false"),
      (
        [
          0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 9,
        ],
        "png 256 9 true"
      ),
      (Array("GIF89a".utf8) + [2, 1, 5, 0], "gif 258 5 true"),
      // A JPEG in the colours of print, one without a frame, and one that is cut off.
      ([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 4, 1, 0x11, 0], nil),
      (
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 8] + Array("Exif".utf8) + [
          0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0,
        ], nil
      ),
      ([0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0], nil), ([0xFF, 0xD8, 0xFF, 0xC0], nil),
      (Array("BM and so on".utf8), nil), ([], nil),
    ] as [([UInt8], String?)])
  func `a picture is taken as it is if every reader shows it`(bytes: [UInt8], facts: String?) {
    let picture = EncodedPicture(bytes)
    #expect(picture.map { "\($0.format.rawValue) \($0.width) \($0.height) \($0.isColoured)" } == facts)
  }
}
