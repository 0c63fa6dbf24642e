import BookFormats
import TestSupport
import Testing
import TextModel
import Words

/// Books whose pages are pictures.
@Suite struct ScanTests {
  private static let tiff: [UInt8] = [0x49, 0x49, 0x2A, 0] + Array(repeating: 0, count: 60)

  private func open(_ paper: ScannedPaper) throws -> Book {
    try Book.open(bytes: Self.tiff, name: "scan.tiff", tools: paper)
  }

  private func texts(_ book: Book) -> [[String]] {
    (0..<book.sectionCount).map { index in
      let section = book.section(index)
      return section.blocks.map {
        String(section.text.utf8.dropFirst($0.content.lowerBound).prefix($0.content.count)) ?? ""
      }
    }
  }

  @Test func `each page is a section, and its number leads to it`() throws {
    let book = try open(ScannedPaper(paragraphs: [[["One."]], [["Two."]]]))
    #expect(book.format == .picture)
    #expect(texts(book) == [["One."], ["Two."]])
    #expect(book.printPages.map(\.label) == ["1", "2"])
  }

  @Test func `a paragraph that goes on upon the next page is one, in the section that it begins in`() throws {
    let book = try open(
      ScannedPaper(paragraphs: [
        [["A first one."], ["We walked along the lake until we saw the light-"]],
        [["house on the far shore."], ["It was late."]], [["At home."]],
      ]))
    #expect(
      texts(book) == [
        ["A first one.", "We walked along the lake until we saw the lighthouse on the far shore."],
        ["It was late."], ["At home."],
      ])
  }

  @Test func `a paragraph over three pages is read once, whichever page is asked for first`() throws {
    let paper = ScannedPaper(paragraphs: [
      [["We walked along the lake, which was as"]], [["still as the sky above it, and saw the"]],
      [["tower. It was late."]],
    ])
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let book = try open(paper)
      for index in order { _ = book.section(index) }
      #expect(
        texts(book).joined().joined(separator: " ")
          == "We walked along the lake, which was as still as the sky above it, and saw the tower. It was late.",
        "\(order)")
    }
  }

  @Test func `a running head that only a later page shows to be one costs no text`() throws {
    func page(_ number: Int, _ text: String) -> [ScannedPaper.Line] {
      [
        ScannedPaper.Line(text: "the lake \(number)", top: 60, left: 700),
        ScannedPaper.Line(text: text, top: 200, paragraph: 1),
      ]
    }
    let first = [ScannedPaper.Line(text: "We walked along the water and saw", top: 200)]
    let book = try open(ScannedPaper([first, page(2, "the tower in the fog, far"), page(3, "away. It was late.")]))
    let words = texts(book).joined().joined(separator: " ").split(separator: " ")
    for word in "We walked along the water and saw tower in fog, far away. It was late.".split(separator: " ") {
      #expect(words.contains(word), "\(word): \(words)")
    }
    #expect(words.count { $0 == "tower" } == 1 && words.count { $0 == "away." } == 1, "\(words)")
  }

  @Test(arguments: ["12", "- 12 -", "xii", "[12]"])
  func `the number of a page is no part of its text`(number: String) throws {
    let book = try open(
      ScannedPaper([
        [
          ScannedPaper.Line(text: "We walked along the lake.", top: 200),
          ScannedPaper.Line(text: number, top: 1300, left: 480, right: 520, paragraph: 1),
        ]
      ]))
    #expect(texts(book) == [["We walked along the lake."]])
  }

  @Test func `heads of left and right pages stay out of sentences`() throws {
    let texts = [
      "We walked along the", "lake and saw the", "tower. It was late", "and the sky was", "clear. Then the",
    ]
    let book = try open(
      ScannedPaper(
        texts.enumerated().map { index, text in
          let number = index + 12
          let head = number.isMultiple(of: 2) ? "\(number) THE GREAT BOOK" : "CHAPTER ONE \(number)"
          return [
            ScannedPaper.Line(text: head, top: 60, left: number.isMultiple(of: 2) ? 100 : 500),
            ScannedPaper.Line(text: text, top: 200 + 20 * index, paragraph: 1),
          ]
        }))
    let read = self.texts(book).joined()
    #expect(
      read.filter { !$0.contains("THE GREAT BOOK") && !$0.contains("CHAPTER") }.joined(separator: " ")
        == texts.joined(separator: " "), "\(read)")
    #expect(read.allSatisfy { $0.split(separator: " ").count < 9 || !$0.contains("BOOK") }, "\(read)")
  }

  @Test func `heads without numbers stay out of sentences if they are in small letters at the same height`() throws {
    let texts = ["We walked along the", "lake and saw the", "tower. It was late."]
    let book = try open(
      ScannedPaper(
        texts.enumerated().map { index, text in
          [
            ScannedPaper.Line(text: index == 1 ? "THE LAMPS" : "UNCLE BEN", top: 60, left: 300, size: 14),
            ScannedPaper.Line(text: text, top: 200, paragraph: 1),
          ]
        }))
    let read = self.texts(book).joined()
    let sentences = read.filter { $0.contains { $0.isLowercase } }
    #expect(sentences.joined(separator: " ") == "We walked along the lake and saw the tower. It was late.", "\(read)")
  }

  @Test(arguments: [("IV", 20), ("4", 40), ("Civil", 20), ("ill", 20), ("III.", 20)])
  func `the number of a chapter and a heading of one word stay`(line: String, size: Int) throws {
    let book = try open(
      ScannedPaper([
        [
          ScannedPaper.Line(text: line, top: 100, left: 480, right: 520, size: size),
          ScannedPaper.Line(text: "We walked along the lake.", top: 200, paragraph: 1),
          ScannedPaper.Line(text: "It was late.", top: 230, paragraph: 1),
        ]
      ]))
    #expect(texts(book).joined().first == line)
  }

  @Test func `a number among other text stays`() throws {
    let book = try open(ScannedPaper(paragraphs: [[["12"]], [["Chapter"], ["12"], ["The lake."]]]))
    #expect(texts(book) == [["12"], ["Chapter", "12", "The lake."]])
  }

  @Test func `a line of much larger letters is a heading`() throws {
    let body = (0..<5).map { ScannedPaper.Line(text: "We walked along the lake.", top: 400 + 30 * $0, paragraph: 1) }
    let book = try open(
      ScannedPaper([[ScannedPaper.Line(text: "The Lake", top: 100, right: 500, size: 44)] + body]))
    #expect(book.section(0).blocks.first?.kind == .heading(level: 1))
    #expect(book.section(0).blocks.dropFirst().allSatisfy { $0.kind == .paragraph })
  }

  @Test func `words that may be others are marked, and one that is divided is marked once`() throws {
    let book = try open(
      ScannedPaper([
        [
          ScannedPaper.Line(text: "We saw the light-", top: 100, uncertain: ["saw", "light-"]),
          ScannedPaper.Line(text: "house on the shore.", top: 130, uncertain: ["house", "shore."]),
        ]
      ]))
    let section = book.section(0)
    #expect(
      section.elementRanges(.uncertainWord).map { section.text(in: $0) } == ["saw", "lighthouse", "shore."])
    #expect(texts(book) == [["We saw the lighthouse on the shore."]])
  }

  @Test func `a page without text is an image`() throws {
    let book = try open(ScannedPaper([[]]))
    #expect(book.section(0).text.contains("Page 1, without text"))
  }

  @Test(arguments: [
    (ToolFailure.failed(message: "no-language deu"), "the package tesseract-ocr-deu is not installed"),
    (.failed(message: "broken"), "the picture is damaged"),
    (.failed(message: "too-large 65535 65535"), "the picture of 65535 by 65535 pixels is too large"),
    (.tooSlow(seconds: 120), "it took more than 120 seconds"),
  ])
  func `a page that is not recognised says so in its place, and the others are read`(
    failure: ToolFailure, reason: String
  ) throws {
    let book = try open(ScannedPaper(paragraphs: [[["One."]], [["Two."]], [["Three."]]], failures: [1: failure]))
    #expect(texts(book) == [["One."], ["scan.tiff: page 2 cannot be recognised (\(reason))."], ["Three."]])
    #expect(book.hasUnreadSections && book.diagnostics.count == 1)
  }

  @Test func `a helper that was killed is run once more`() throws {
    let paper = ScannedPaper(
      paragraphs: [[["One."]], [["Two."]]], failures: [1: .crashed(signal: 9)], failsOnce: true)
    #expect(texts(try open(paper)) == [["One."], ["Two."]])
  }

  @Test func `a file that the helper cannot open is refused in one sentence`() throws {
    #expect {
      try Book.open(bytes: Self.tiff, name: "a.tiff", tools: Refusing())
    } throws: {
      ($0 as? BookError)?.message
        == "a.tiff: cannot be read by lectern-pages (the picture is damaged); get the file again, or open it in another "
        + "program."
    }
  }

  @Test func `pages of a file in an archive that are not read are a loss that is told`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/comic.cbz"
    try ZipWriter.write([("p1.tif", Self.tiff)], to: path)
    for (pages, loss) in [
      ([[["One."]]], nil),
      ([[["One."]], [["Two."]]], "the file of page 1 has more pages, which are not read; open it by itself"),
    ] as [([[[String]]], String?)] {
      let book = try Book.open(path: path, tools: ScannedPaper(paragraphs: pages))
      #expect(texts(book) == [["One."]])
      #expect(book.losses.map(\.message) == (loss.map { ["\(path): \($0)."] } ?? []))
    }
    // Opened by itself, it has them all.
    #expect(try open(ScannedPaper(paragraphs: [[["One."]], [["Two."]]])).losses.isEmpty)
  }

  @Test func `a page is recognised once, and kept for later runs`() throws {
    let paper = ScannedPaper(paragraphs: [[["One."]], [["Two."]], [["Three."]]])
    _ = texts(try open(paper))
    _ = texts(try open(paper))
    #expect(paper.runs.filter { $0[1] == "hocr" }.map { $0[3] } == ["0", "1", "2"])
  }

  @Test func `the pictures of a comic are in the order of their numbers, and described by its ComicInfo`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/comic.cbz"
    let info = "<ComicInfo><Series>Walks</Series><Number>2</Number><Writer>Ann</Writer></ComicInfo>"
    try ZipWriter.write(
      [
        ("ComicInfo.xml", Array(info.utf8)), ("p10.png", Self.tiff), ("p2.png", Self.tiff), ("P1.png", Self.tiff),
      ], to: path)
    let book = try Book.open(path: path, tools: ScannedPaper(paragraphs: [[["A page."]]]))
    #expect(book.format == .pictures && book.sectionCount == 3)
    #expect(book.metadata.title == "Walks 2" && book.metadata.creators == ["Ann"])
  }

  @Test(arguments: [("de-AT", "deu"), ("zh-Hant", "chi_tra"), ("zh", "chi_sim"), ("en", "eng"), ("xx", nil)])
  func `a language goes by the name of its data`(tag: String, name: String?) {
    #expect(RecognitionLanguage.name(of: tag) == name)
  }

  @Test(arguments: [
    (
      "p1.hocr",
      "<html><body><div class='ocr_page' title='bbox 0 0 100 140'><p class='ocr_par'>"
        + "<span class='ocr_line' title='bbox 10 10 90 14'>We walked along</span>"
        + "<span class='ocr_line' title='bbox 10 20 60 24'>the lake.</span></p></div></body></html>"
    ),
    (
      "p1.xml",
      "<alto><Layout><Page WIDTH='100' HEIGHT='140'><PrintSpace><TextBlock>"
        + "<TextLine HPOS='10' VPOS='10' WIDTH='80' HEIGHT='4'><String CONTENT='We' WIDTH='5'/><SP/>"
        + "<String CONTENT='walked'/><String CONTENT='along'/></TextLine>"
        + "<TextLine HPOS='10' VPOS='20' WIDTH='50' HEIGHT='4'><String CONTENT='the'/><String CONTENT='lake.'/></TextLine>"
        + "</TextBlock></PrintSpace></Page></Layout></alto>"
    ),
    (
      "P1.PNG.xml",
      "<PcGts><Page imageWidth='100' imageHeight='140'><TextRegion>"
        + "<TextLine><Coords points='10,10 90,10 90,14 10,14'/><Word><TextEquiv><Unicode>We</Unicode></TextEquiv></Word>"
        + "<TextEquiv><Unicode>We walked along</Unicode></TextEquiv></TextLine>"
        + "<TextLine><Coords points='10,20 60,20 60,24 10,24'/><TextEquiv><Unicode>the lake.</Unicode></TextEquiv>"
        + "</TextLine></TextRegion></Page></PcGts>"
    ),
    (
      "p1.xml",
      "<PcGts><Page imageWidth='100' imageHeight='140'><TextRegion><Coords points='10,10 90,14'/>"
        + "<TextEquiv><Unicode>We walked along the lake.</Unicode></TextEquiv></TextRegion></Page></PcGts>"
    ),
    (
      "p1.alto.xml",
      "<alto><Page WIDTH='100' HEIGHT='140'><TextBlock><TextLine>"
        + "<String HPOS='10' VPOS='10' WIDTH='20' HEIGHT='4' CONTENT='We walked along'/>"
        + "<String HPOS='40' VPOS='10' WIDTH='20' HEIGHT='4' CONTENT='the lake.'/></TextLine></TextBlock></Page></alto>"
    ),
    (
      "p1.hocr",
      "<html><body><div class='ocr_page' title='bbox 0 0 100 140'><span class='ocr_line'>"
        + "<span class='ocrx_word' title='bbox 10 10 40 14'>We walked along</span> "
        + "<span class='ocrx_word' title='bbox 50 10 90 14'>the lake.</span></span></div></body></html>"
    ),
    (
      "p1.xml",
      "<PcGts><Page imageWidth='100' imageHeight='140'><TextRegion>"
        + "<TextLine><Coords><Point x='10' y='10'/><Point x='90' y='14'/></Coords>"
        + "<TextEquiv><Unicode>We walked along the lake.</Unicode></TextEquiv></TextLine></TextRegion></Page></PcGts>"
    ),
  ])
  func `a text layer beside a picture is read in place of recognition`(name: String, layer: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/comic.cbz"
    let picture = name.hasPrefix("P") ? "P1.PNG" : "p1.png"
    try ZipWriter.write([(picture, Self.tiff), (name, Array(layer.utf8))], to: path)
    let paper = ScannedPaper(paragraphs: [[["Recognised."]]])
    #expect(texts(try Book.open(path: path, tools: paper)) == [["We walked along the lake."]])
    #expect(paper.runs.isEmpty)
  }

  @Test(arguments: [
    "<alto><Page HEIGHT='140'><TextBlock><TextLine><String CONTENT='Nowhere'/></TextLine></TextBlock></Page></alto>",
    "<PcGts><Page imageHeight='140'><TextRegion><TextLine><TextEquiv><Unicode>Nowhere</Unicode></TextEquiv></TextLine>"
      + "</TextRegion></Page></PcGts>",
  ])
  func `a page is recognised if the lines of its text layer have no places`(layer: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/comic.cbz"
    try ZipWriter.write([("p1.png", Self.tiff), ("p1.xml", Array(layer.utf8))], to: path)
    #expect(
      texts(try Book.open(path: path, tools: ScannedPaper(paragraphs: [[["Recognised."]]]))) == [["Recognised."]])
  }

  @Test(arguments: [("de+eng", "deu+eng"), ("deu", "deu"), ("zh-Hans", "chi_sim"), ("", "eng")])
  func `languages are named together`(tags: String, names: String) {
    #expect(RecognitionLanguage.names(of: tags) == names)
  }

  @Test func `a page is recognised in the language that is named, else in that of the book, else in the user's`()
    throws
  {
    func languages(_ named: String?, _ info: String, _ words: Catalogue) throws -> Set<String> {
      let folder = try TemporaryFolder()
      let path = folder.path + "/comic.cbz"
      try ZipWriter.write([("ComicInfo.xml", Array(info.utf8)), ("p1.png", Self.tiff)], to: path)
      let paper = ScannedPaper(paragraphs: [[["One."]]])
      let book = try Book.open(path: path, tools: paper, ocrLanguage: named, words: words)
      _ = book.section(0)
      return Set(paper.runs.map { $0[4] })
    }
    let french = "<ComicInfo><LanguageISO>fr</LanguageISO></ComicInfo>"
    #expect(try languages("it", french, .german) == ["ita"])
    #expect(try languages(nil, french, .german) == ["fra"])
    #expect(try languages(nil, "<ComicInfo/>", .german) == ["deu"])
    // A tag that names no language of Tesseract is that of no language.
    for tag in ["und", "English", "zxx"] {
      let info = "<ComicInfo><LanguageISO>\(tag)</LanguageISO></ComicInfo>"
      #expect(try languages(nil, info, .german) == ["deu"], "\(tag)")
    }
    #expect(try languages(nil, "<ComicInfo><LanguageISO>ger</LanguageISO></ComicInfo>", .english) == ["deu"])
    #expect(try languages("xyz", french, .german) == ["xyz"])
  }

  /// A helper that refuses every file.
  private struct Refusing: DocumentTools {
    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
      throw .failed(message: "broken")
    }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }

    private struct Held: HeldFile {
      let path = "/dev/null"
    }
  }
}
