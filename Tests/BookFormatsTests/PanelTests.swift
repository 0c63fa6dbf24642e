import BookFormats
import TestSupport
import Testing
import TextModel
import Words

/// Pages of comics, which are divided into panels.
@Suite struct PanelTests {
  private static let picture: [UInt8] = [0x49, 0x49, 0x2A, 0] + Array(repeating: 0, count: 60)

  /// Returns a page of hOCR of 1000 by 1400 pixels: the lines of each panel, from the top of the page.
  private static func page(_ panels: [[String]], size: Int = 20, property: String = "x_panel", more: String = "")
    -> String
  {
    var (text, top) = (#"<html><body><div class="ocr_page" title="bbox 0 0 1000 1400"# + more + #"">"#, 100)
    for (number, lines) in panels.enumerated() {
      text += "<div class='ocrx_block' title='bbox 0 \(top) 1000 \(top + 200); \(property) \(number + 1)'>"
      for line in lines {
        text +=
          "<p class='ocr_par'><span class='ocr_line' title='bbox 100 \(top) 300 \(top + size)'>\(line)</span></p>"
        top += size + 10
      }
      text += "</div>"
      top += 200
    }
    return text + "</div></body></html>"
  }

  private func open(_ pages: [String], info: String? = nil, _ tools: ScannedPaper = ScannedPaper([])) throws -> Book {
    let folder = try TemporaryFolder()
    let path = folder.path + "/comic.cbz"
    var files = pages.enumerated().flatMap { index, page in
      [("\(index + 1).png", Self.picture), ("\(index + 1).hocr", Array(page.utf8))]
    }
    if let info { files.append(("ComicInfo.xml", Array(info.utf8))) }
    try ZipWriter.write(files, to: path)
    return try Book.open(path: path, tools: tools)
  }

  private func blocks(_ book: Book) -> [[String]] {
    (0..<book.sectionCount).map { index in
      let section = book.section(index)
      return section.blocks.map { block in
        (block.kind == .image ? "image: " : "")
          + (String(section.text.utf8.dropFirst(block.content.lowerBound).prefix(block.content.count)) ?? "")
      }
    }
  }

  @Test func `a panel without text is an image in its place, and the lines of a balloon are a paragraph`() throws {
    let book = try open([Self.page([[], ["WE WALKED", "ALONG THE LAKE"], [], ["IT WAS LATE"], []])])
    #expect(
      blocks(book) == [
        [
          "image: Panel 1, without text", "WE WALKED ALONG THE LAKE", "image: Panel 3, without text", "IT WAS LATE",
          "image: Panel 5, without text",
        ]
      ])
  }

  @Test func `a page without text in any panel is one image`() throws {
    #expect(blocks(try open([Self.page([[], [], []])])) == [["image: Page 1, without text"]])
  }

  @Test func `what is said in a panel goes on in no other, and is neither a heading nor a page number`() throws {
    let pages = [Self.page([["AND THEN WE"], ["WALKED ALONG"]]), Self.page([["the lake"], ["12"]])]
    #expect(blocks(try open(pages)) == [["AND THEN WE", "WALKED ALONG"], ["the lake", "12"]])
    let loud = try open([Self.page([["BOOM", "BOOM"], ["SO"]], size: 90)])
    #expect(loud.section(0).blocks.allSatisfy { $0.kind == .paragraph })
  }

  @Test func `a balloon that the next page repeats at the same place is no running head`() throws {
    let book = try open(Array(repeating: Self.page([["WHAT?"], ["NOTHING."]]), count: 3))
    #expect(blocks(book) == Array(repeating: ["WHAT?", "NOTHING."], count: 3))
  }

  @Test func `blocks of another engine are no panels`() throws {
    #expect(blocks(try open([Self.page([[], ["It was late."]], property: "x_cost")])) == [["It was late."]])
  }

  @Test(arguments: [
    (nil, ["panels-ltr", "script"]), ("<Manga>No</Manga>", ["panels-ltr", "script"]),
    ("<Manga>YesAndRightToLeft</Manga><LanguageISO>fr</LanguageISO>", ["panels-rtl"]),
  ])
  func `the order of panels is that of the comic, and its script is looked for if it names no language`(
    info: String?, options: [String]
  ) throws {
    let paper = ScannedPaper(paragraphs: [[["One."]]])
    let folder = try TemporaryFolder()
    let path = folder.path + "/comic.cbz"
    let description = info.map { [("ComicInfo.xml", Array("<ComicInfo>\($0)</ComicInfo>".utf8))] } ?? []
    try ZipWriter.write([("1.png", Self.picture)] + description, to: path)
    _ = try Book.open(path: path, tools: paper).section(0)
    #expect(paper.runs.map { Array($0.dropFirst(5)) } == [options])
  }

  @Test func `a picture is no comic, and its script is looked for unless a language is named`() throws {
    for (language, options) in [(nil, ["script"]), ("de", [])] {
      let paper = ScannedPaper(paragraphs: [[["One."]]])
      _ = try Book.open(bytes: Self.picture, name: "a.tiff", tools: paper, ocrLanguage: language).section(0)
      #expect(paper.runs.filter { $0[1] == "hocr" }.map { Array($0.dropFirst(5)) } == [options])
    }
  }

  @Test func `a page that was recognised in a language of another script is in that language`() throws {
    let book = try open([Self.page([["Ήταν αργά."], []], more: "; x_lang ell"), Self.page([["It was late."], []])])
    #expect(book.section(0).language == "el" && book.section(1).language == nil)
  }

  @Test(arguments: [
    ("no-script Greek ell", "Greek script: the package tesseract-ocr-ell is not installed"),
    ("no-script Han chi_sim", "Chinese script: the package tesseract-ocr-chi-sim is not installed"),
    ("no-script Runic xyz", "another script: the package tesseract-ocr-xyz is not installed"),
  ])
  func `a script without data is named with the package to install`(failure: String, reason: String) throws {
    let paper = ScannedPaper(paragraphs: [[["One."]]], failures: [0: .failed(message: failure)])
    let book = try Book.open(bytes: Self.picture, name: "a.tiff", tools: paper)
    #expect(book.section(0).text.contains("page 1 cannot be recognised (\(reason))."))
  }
}
