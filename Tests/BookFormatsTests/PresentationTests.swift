import BookFormats
import TestSupport
import Testing
import TextModel

/// Presentations of PowerPoint.
@Suite struct PresentationTests {
  private static let names =
    "xmlns:p='urn:p' xmlns:a='urn:a' xmlns:r='http://schemas.openxmlformats.org/officeDocument/2006/relationships'"

  /// Returns the entries of a presentation of slides, each by the shapes on it; notes are those of the first one.
  private func entries(_ slides: [String], notes: String? = nil) -> [(name: String, bytes: [UInt8])] {
    let list = slides.indices.map { "<p:sldId id='\(256 + $0)' r:id='rId\($0)'/>" }.joined()
    // The parts are numbered against the order of the slides.
    let relations = slides.indices.map { "<Relationship Id='rId\($0)' Target='slides/slide\(9 - $0).xml'/>" }.joined()
    var texts = [
      ("[Content_Types].xml", "<Types><Override ContentType='presentationml.presentation.main+xml'/></Types>"),
      ("ppt/presentation.xml", "<p:presentation \(Self.names)><p:sldIdLst>\(list)</p:sldIdLst></p:presentation>"),
      ("ppt/_rels/presentation.xml.rels", "<Relationships>\(relations)</Relationships>"),
      ("docProps/core.xml", "<c><title>The Talk</title><creator>Ann; Bob</creator><language>en</language></c>"),
    ]
    for (index, shapes) in slides.enumerated() {
      texts.append(
        (
          "ppt/slides/slide\(9 - index).xml",
          "<p:sld \(Self.names)><p:cSld><p:spTree>\(shapes)</p:spTree></p:cSld></p:sld>"
        ))
    }
    if let notes {
      texts += [
        (
          "ppt/slides/_rels/slide9.xml.rels",
          "<Relationships><Relationship Id='rId1' Target='../notesSlides/notesSlide1.xml'/>"
            + "<Relationship Id='rId2' Target='https://example.org/' TargetMode='External'/></Relationships>"
        ),
        ("ppt/notesSlides/notesSlide1.xml", "<p:notes \(Self.names)>\(notes)</p:notes>"),
      ]
    }
    return texts.map { ($0.0, Array($0.1.utf8)) }
  }

  private func open(_ slides: [String], notes: String? = nil) throws -> Book {
    try Book.open(bytes: try ZipWriter.bytes(entries(slides, notes: notes)), name: "talk.bin")
  }

  /// Returns a shape that fills a place of a type, or none, with paragraphs.
  private static func shape(_ type: String?, _ paragraphs: String...) -> String {
    let place = type.map { "<p:ph type='\($0)'/>" } ?? ""
    let text = paragraphs.map { $0.hasPrefix("<") ? $0 : paragraph($0) }.joined()
    return "<p:sp><p:nvSpPr><p:cNvPr id='2' name='x'/><p:nvPr>\(place)</p:nvPr></p:nvSpPr>"
      + "<p:txBody>\(text)</p:txBody></p:sp>"
  }

  private static func paragraph(_ text: String, _ properties: String = "") -> String {
    "<a:p>\(properties)<a:r><a:t>\(text)</a:t></a:r></a:p>"
  }

  private static let first =
    shape("body", "One", paragraph("Two", "<a:pPr lvl='1'/>"), "Three") + shape("title", "The &amp; Lake")
    + shape("sldNum", "7")

  @Test func `slides are sections in their order, and their titles are headings and the table of contents`() throws {
    let book = try open([Self.first, Self.shape(nil, "Alone.")])
    #expect(book.format == .pptx && book.metadata.title == "The Talk" && book.metadata.creators == ["Ann", "Bob"])
    #expect(book.section(0).text == "The & Lake\nOne\nTwo\nThree\n" && book.section(1).text == "Alone.\n")
    #expect(book.section(0).blocks[0].kind == .heading(level: 1))
    #expect(book.section(0).blocks.dropFirst().allSatisfy { $0.kind != .paragraph || $0.container != nil })
    #expect(book.outline.map(\.label) == ["The & Lake", "Slide 2"] && book.printPages.map(\.label) == ["1", "2"])
    #expect(book.position(of: book.outline[1].destination ?? .outside(""))?.section == 1)
  }

  @Test func `notes of the speaker follow the slide, and links lead out`() throws {
    let link = "<a:p><a:r><a:rPr><a:hlinkClick r:id='rId2'/></a:rPr><a:t>More</a:t></a:r></a:p>"
    let notes = Self.shape("sldImg", "7") + Self.shape("body", "Speak slowly.")
    let section = try open([Self.shape(nil, link)], notes: notes).section(0)
    #expect(section.text == "More\nSpeak slowly.\n")
    #expect(section.containers.contains { $0.kind == .aside(name: "Speaker notes") })
    #expect(section.spans.contains { $0.kind == .link(.outside("https://example.org/")) })
  }

  @Test func `tables, descriptions of pictures and groups are read in their order`() throws {
    let picture = "<p:pic><p:nvPicPr><p:cNvPr id='3' name='x' descr='A &lt;lake&gt;'/></p:nvPicPr></p:pic>"
    let table =
      "<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id='4' name='x'/></p:nvGraphicFramePr><a:tbl>"
      + "<a:tblPr firstRow='1'/><a:tr><a:tc gridSpan='2'><a:txBody>\(Self.paragraph("Head"))</a:txBody></a:tc>"
      + "<a:tc hMerge='1'/></a:tr><a:tr><a:tc><a:txBody>\(Self.paragraph("a"))</a:txBody></a:tc>"
      + "<a:tc><a:txBody>\(Self.paragraph("b"))</a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>"
    let section = try open(["<p:grpSp>\(picture)\(Self.shape(nil, "Inside."))</p:grpSp>" + table]).section(0)
    #expect(section.text == "A <lake>\nInside.\nHead\na\nb\n")
    #expect(section.containers.contains { if case .table = $0.kind { true } else { false } })
  }

  @Test func `numbered paragraphs are a list, and hidden shapes and fallbacks are not read`() throws {
    let number = "<a:pPr><a:buAutoNum type='arabicPeriod' startAt='3'/></a:pPr>"
    let list = Self.shape(nil, Self.paragraph("Third", number), Self.paragraph("Fourth", number))
    let hidden = Self.shape(nil, "Hidden").replacing("name='x'", with: "name='x' hidden='1'")
    let choice = "<mc:AlternateContent><mc:Choice>\(Self.shape(nil, "New"))</mc:Choice>"
    let section = try open([
      list + hidden + choice + "<mc:Fallback>\(Self.shape(nil, "Old"))</mc:Fallback></mc:AlternateContent>"
    ]).section(0)
    #expect(section.text == "Third\nFourth\nNew\n")
    #expect(section.containers.contains { if case .list = $0.kind { true } else { false } })
  }

  @Test func `a slide that is missing, cut, or nested too deep costs no other slide`() throws {
    var all = entries([Self.first, Self.shape(nil, "Second."), Self.shape(nil, "Third."), Self.shape(nil, "Last.")])
    all.removeAll { $0.name == "ppt/slides/slide8.xml" }
    if let third = all.firstIndex(where: { $0.name == "ppt/slides/slide7.xml" }) {
      all[third].bytes = Array((String(repeating: "<p:grpSp>", count: 20_000) + "<a:t>").utf8)
    }
    let book = try Book.open(bytes: try ZipWriter.bytes(all), name: "talk.pptx")
    #expect(book.sectionCount == 3 && book.section(2).text == "Last.\n")
    #expect(book.section(1).text.isEmpty)
  }

  @Test(arguments: ["", "<p:presentation/>", "<p:sldIdLst><p:sldId r:id='rId7'/></p:sldIdLst>", "\0\0\0"])
  func `a presentation without slides is refused`(main: String) throws {
    let bytes = try ZipWriter.bytes([
      ("[Content_Types].xml", Array("<Types/>".utf8)), ("ppt/presentation.xml", Array(main.utf8)),
    ])
    #expect(throws: BookError.noText(file: "talk.pptx", entry: nil)) {
      try Book.open(bytes: bytes, name: "talk.pptx")
    }
  }
}
