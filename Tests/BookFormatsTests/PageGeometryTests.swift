import BookFormats
import TestSupport
import Testing
import TextModel

/// The places of recognised text on the pictures of pages.
@Suite struct PageGeometryTests {
  /// A comic whose pages have their text beside them, in hOCR or ALTO.
  private func open(_ layers: [(name: String, text: String)]) throws -> Book {
    let folder = try TemporaryFolder()
    let path = folder.path + "/scan.cbz"
    let entries = layers.enumerated().flatMap { index, layer in
      [
        ("p\(index + 1).png", [UInt8](repeating: 0, count: 8)),
        ("p\(index + 1).\(layer.name)", Array(layer.text.utf8)),
      ]
    }
    try ZipWriter.write(entries, to: path)
    return try Book.open(path: path, tools: ScannedPaper([]))
  }

  /// A page of 100 by 140 pixels; each line is 4 pixels high, and each character 1 pixel wide.
  private func page(_ paragraphs: [[(x: Int, y: Int, words: [String])]]) -> (name: String, text: String) {
    var text = "<html><body><div class='ocr_page' title='bbox 0 0 100 140'>"
    for paragraph in paragraphs {
      text += "<p class='ocr_par'>"
      for line in paragraph {
        var x = line.x
        let width = line.words.joined(separator: " ").count
        text += "<span class='ocr_line' title='bbox \(x) \(line.y) \(x + width) \(line.y + 4)'>"
        for word in line.words {
          text +=
            "<span class='ocrx_word' title='bbox \(x) \(line.y) \(x + word.count) \(line.y + 4); x_wconf 91'>\(word)</span> "
          x += word.count + 1
        }
        text += "</span>"
      }
      text += "</p>"
    }
    return ("hocr", text + "</div></body></html>")
  }

  private func range(_ text: String, in section: Section) throws -> Range<Int> {
    let found = try #require(section.text.firstRange(of: text))
    let start = section.text.utf8.distance(from: section.text.startIndex, to: found.lowerBound)
    return start..<start + text.utf8.count
  }

  @Test func `a range covers parts of lines, and each line keeps its height`() throws {
    let book = try open([page([[(10, 20, ["We", "walked", "along"]), (10, 26, ["the", "lake."])]])])
    let geometry = try #require(book.geometry(ofSection: 0))
    let section = book.section(0)
    #expect(section.text.hasPrefix("We walked along the lake."))
    #expect(geometry.width == 100 && geometry.height == 140)
    #expect(
      geometry.rects(of: try range("ked along the", in: section), onPage: 0) == [
        TextRect(x: 16, y: 20, width: 9, height: 4), TextRect(x: 10, y: 26, width: 3, height: 4),
      ])
    #expect(geometry.lines.flatMap(\.words).map(\.confidence) == Array(repeating: 91, count: 5))
    #expect(geometry.lines.map(\.range) == [0..<15, 16..<25])
  }

  @Test func `a word that is divided at the end of a line has a part on each`() throws {
    let book = try open([page([[(10, 20, ["a", "light-"]), (10, 26, ["house", "there."])]])])
    let geometry = try #require(book.geometry(ofSection: 0))
    #expect(
      geometry.rects(of: try range("lighthouse", in: book.section(0)), onPage: 0) == [
        TextRect(x: 12, y: 20, width: 6, height: 4), TextRect(x: 10, y: 26, width: 5, height: 4),
      ])
  }

  @Test func `a paragraph that goes on upon the next page has lines on both`() throws {
    let book = try open([
      page([[(10, 100, ["We", "walked", "along", "the"])]]), page([[(20, 10, ["lake", "at", "noon."])]]),
    ])
    let geometry = try #require(book.geometry(ofSection: 0))
    let whole = try range("the lake", in: book.section(0))
    #expect(geometry.rects(of: whole, onPage: 0) == [TextRect(x: 26, y: 100, width: 3, height: 4)])
    #expect(geometry.rects(of: whole, onPage: 1) == [TextRect(x: 20, y: 10, width: 4, height: 4)])
    #expect(book.geometry(ofSection: 1)?.lines.isEmpty == true)
  }

  @Test func `a point leads to the text that is nearest to it`() throws {
    let book = try open([page([[(10, 20, ["We", "walked"]), (10, 26, ["along."])]])])
    let geometry = try #require(book.geometry(ofSection: 0))
    let points: [(x: Double, y: Double, offset: Int)] = [
      (0, 0, 0), (13.5, 21, 3), (18.5, 23, 8), (90, 20, 8), (12.5, 27, 12), (99, 139, 15),
    ]
    for point in points {
      #expect(geometry.offset(closestTo: TextPoint(x: point.x, y: point.y), onPage: 0) == point.offset, "\(point)")
    }
    #expect(geometry.offset(closestTo: TextPoint(x: 0, y: 0), onPage: 1) == nil)
  }

  @Test func `lines without words are shared out by their letters`() throws {
    let book = try open([
      (
        "xml",
        "<alto><Layout><Page WIDTH='100' HEIGHT='140'><PrintSpace><TextBlock><TextLine HPOS='10' VPOS='10' WIDTH='40' "
          + "HEIGHT='4'><String CONTENT='abcd efghi'/></TextLine></TextBlock></PrintSpace></Page></Layout></alto>"
      )
    ])
    let geometry = try #require(book.geometry(ofSection: 0))
    #expect(geometry.rects(of: 5..<10, onPage: 0) == [TextRect(x: 30, y: 10, width: 20, height: 4)])
  }

  @Test func `words from right to left are taken from their right`() throws {
    let line =
      "<span class='ocr_line' title='bbox 10 20 60 24'><span class='ocrx_word' title='bbox 40 20 60 24'>שלום</span> "
      + "<span class='ocrx_word' title='bbox 10 20 30 24'>עולם</span></span>"
    let book = try open([
      (
        "hocr",
        "<html><body><div class='ocr_page' title='bbox 0 0 100 140'><p class='ocr_par'>\(line)</p></div></body></html>"
      )
    ])
    let geometry = try #require(book.geometry(ofSection: 0))
    #expect(geometry.rects(of: 0..<2, onPage: 0) == [TextRect(x: 55, y: 20, width: 5, height: 4)])
    #expect(geometry.offset(closestTo: TextPoint(x: 59, y: 22), onPage: 0) == 0)
  }

  @Test func `text that was never on a picture has no places`() throws {
    #expect(try Book.open(bytes: Array("Text.".utf8), name: "a.txt").geometry(ofSection: 0) == nil)
  }
}
