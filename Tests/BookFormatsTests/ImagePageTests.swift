import BookFormats
import TestSupport
import Testing
import TextModel

/// Documents of an EPUB that are images alone.
@Suite struct ImagePageTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Opens an EPUB with the pictures `p1.png` and so on; a guide of EPUB 2 names its cover.
  private func open(
    _ bodies: [String], _ paper: ScannedPaper, metadata: String = "", cover: String? = nil
  ) throws -> Book {
    var book = EPUBFixture()
    book.chapters = bodies.enumerated().map { .init("c\($0.offset + 1).xhtml", $0.element) }
    book.extraMetadata = metadata
    book.resources = (1...3).map { ("EPUB/p\($0).png", "image/png", Self.png) }
    var entries = book.entries
    if let cover, let package = entries.firstIndex(where: { $0.name.hasSuffix(".opf") }) {
      let guide = #"<guide><reference type="cover" href="\#(cover)"/></guide></package>"#
      let text = String(decoding: entries[package].bytes, as: UTF8.self).replacing("</package>", with: guide)
      entries[package].bytes = Array(text.utf8)
    }
    return try Book.open(bytes: try ZipWriter.bytes(entries), name: "a.epub", tools: paper)
  }

  private func paper(_ text: String = "Recognised.") -> ScannedPaper { ScannedPaper(paragraphs: [[[text]]]) }

  private func texts(_ book: Book) -> [String] { (0..<book.sectionCount).map { book.section($0).text } }

  @Test(arguments: [
    #"<img src="p1.png"/>"#, #"<div><p><img src="p1.png" alt=""/></p></div>"#,
    #"<svg viewBox="0 0 9 9"><image width="9" height="9" xlink:href="p1.png"/></svg>"#,
    #"<svg viewBox="0 0 9 9"><image href="p1.png"/></svg>"#,
  ])
  func `a document that is an image alone is recognised when its section is read`(body: String) throws {
    let paper = paper()
    let book = try open(["<p>One.</p>", body, "<p>Three.</p>"], paper)
    #expect(paper.runs.isEmpty)
    #expect(texts(book) == ["One.\n", "Recognised.\n", "Three.\n"])
    #expect(paper.runs.map { Array($0.prefix(2)) } == [["lectern-pages", "hocr"]])
  }

  @Test(arguments: [
    #"<img src="p1.png" alt="A lake"/>"#, #"<img src="p1.png"/><p>A lake.</p>"#,
    #"<img src="p1.png"/><img src="p2.png"/>"#, #"<svg><title>A lake</title><image href="p1.png"/></svg>"#,
    #"<figure aria-label="A lake"><img src="p1.png"/></figure>"#, #"<img src="nothing.png"/>"#,
    #"<img src="http://example.org/p1.png"/>"#, #"<img src="p1.png"/><table><tr><td/></tr></table>"#,
    #"<img src="p1.png" aria-hidden="true"/>"#,
  ])
  func `any other document is not recognised`(body: String) throws {
    let paper = paper()
    _ = texts(try open(["<p>One.</p>", body], paper))
    #expect(paper.runs.isEmpty)
  }

  @Test func `an image on which nothing is recognised stays an image`() throws {
    let book = try open(["<p>One.</p>", #"<img src="p1.png"/>"#], ScannedPaper([[]]))
    #expect(texts(book) == ["One.\n", "\n"])
  }

  @Test func `a failure leaves the image, and is reported once`() throws {
    let paper = ScannedPaper(paragraphs: [[["One."]]], failures: [0: .failed(message: "broken")])
    let book = try open([#"<img src="p1.png"/>"#, "<p>Two.</p>"], paper)
    #expect(texts(book) == ["\n", "Two.\n"])
    #expect(book.diagnostics.map(\.message) == ["a.epub: page 1 cannot be recognised (the picture is damaged)."])
  }

  @Test func `the cover is not recognised`() throws {
    let bodies = [#"<img src="p1.png"/>"#, #"<img src="p2.png"/>"#, "<p>Three.</p>"]
    let metadata = #"<meta name="cover" content="r1"/>"#
    for book in [try open(bodies, paper(), metadata: metadata), try open(bodies, paper(), cover: "c1.xhtml")] {
      #expect(texts(book) == ["\n", "Recognised.\n", "Three.\n"])
    }
  }

  @Test func `a book of images alone is a book of pages`() throws {
    let book = try open((1...3).map { #"<img src="p\#($0).png"/>"# }, paper())
    #expect(book.sectionsArePages && book.section(0).text == "Recognised.\n")
  }

  @Test func `an item of the spine may be an image itself`() throws {
    var book = EPUBFixture("<p>One.</p>", "")
    book.chapters[1] = .init("p1.png", "")
    book.chapters[1].mediaType = "image/png"
    let opened = try Book.open(bytes: try ZipWriter.bytes(book.entries), name: "a.epub", tools: paper())
    #expect(texts(opened) == ["One.\n", "Recognised.\n"])
  }

  @Test func `a book of text is no book of pages, and opens without a look at its images`() throws {
    let paper = paper()
    let book = try open(["<p>One.</p>", #"<img src="p1.png"/>"#, "<p>Three.</p>", "<p>Four.</p>"], paper)
    #expect(!book.sectionsArePages && paper.runs.isEmpty)
  }

  @Test func `a document that is an image alone has its picture and the places of its text, and others have none`()
    throws
  {
    let book = try open(["<p>One.</p>", #"<img src="p1.png"/>"#, "<p>Three.</p>"], paper("Some text."))
    #expect((0..<3).map(book.isPage) == [false, true, false] && !book.sectionsArePages)
    #expect((0..<3).map { book.pagePicture(ofSection: $0) != nil } == [false, true, false])
    let geometry = try #require(book.geometry(ofSection: 1))
    let words = geometry.lines.flatMap(\.words).map { book.section(1).text(in: $0.range) }
    #expect(words == ["Some", "text."] && geometry.lines.map(\.page) == [1] && geometry.width == 1000)
    #expect(book.geometry(ofSection: 0) == nil)
  }
}
