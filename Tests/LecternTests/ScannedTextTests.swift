import BookFormats
import Lectern
import ScannedText
import TestSupport
import Testing

/// A letter on two pictures of pages, read through the public interface of the engine alone.
@Suite struct ScannedTextTests {
  /// No program is there: the text lies beside the pictures.
  private struct NoTools: DocumentTools {
    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] { throw .missing }
    func file(holding bytes: [UInt8]) -> (any HeldFile)? { nil }
  }

  /// The lines of the pages by their paragraphs.
  private static let letter = [
    [["Dear Ann,"], ["Today we went to the zoo. The zoo", "had lots of animals. I liked the ele-"]],
    [["phants best, and my brother wanted", "to take the lions home."], ["Love, Ben"]],
  ]

  /// Writes a page of 400 by 600 pixels; a line is 30 pixels high, 40 apart, and each character is 10 wide.
  private static func layer(_ paragraphs: [[String]]) -> [UInt8] {
    var text = "<html><body><div class='ocr_page' title='bbox 0 0 400 600'>"
    var y = 20
    for paragraph in paragraphs {
      text += "<p class='ocr_par'>"
      for line in paragraph {
        var x = 20
        text += "<span class='ocr_line' title='bbox 20 \(y) \(20 + line.count * 10) \(y + 30)'>"
        for word in line.split(separator: " ") {
          text += "<span class='ocrx_word' title='bbox \(x) \(y) \(x + word.count * 10) \(y + 30)'>\(word)</span> "
          x += (word.count + 1) * 10
        }
        text += "</span>"
        y += 40
      }
      text += "</p>"
      y += 40
    }
    return Array((text + "</div></body></html>").utf8)
  }

  private static func book() throws -> Book {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Letter.cbz"
    let entries = letter.enumerated().flatMap { index, page in
      [("\(index + 1).png", [UInt8](repeating: 0, count: 8)), ("\(index + 1).hocr", layer(page))]
    }
    try ZipWriter.write(entries, to: path)
    return try Book.open(path: path, tools: NoTools())
  }

  /// A place that text is saved in.
  private final class Notebook {
    var saved: [TextPassage] = []
  }

  @Test
  func `two pages of handwriting are read by lines and words, selected over the page turn, saved and read aloud`()
    throws
  {
    let notebook = Notebook()
    let content = try #require(ScannedText(Self.book()) { notebook.saved.append($0) })
    let reader = TextReader(content)
    var heard = reader.open().words + reader.turnRotor(to: .lines).words
    for _ in 0..<2 { heard += reader.move().words }
    heard += reader.turnRotor(to: .units(.word)).words
    for _ in 0..<2 { heard += reader.move().words }
    #expect(
      heard == [
        "Letter. Page 1 of 2.", "Dear Ann,", "Lines.", "Today we went to the zoo. The zoo",
        // A word belongs to the page that it begins on.
        "had lots of animals. I liked the elephants", "Words.", "lots", "of",
      ])
    #expect(reader.touch(TextPoint(x: 150, y: 110)).words == ["Today we went to the zoo. The zoo"])
    heard = reader.select(from: TextPoint(x: 252, y: 150), to: TextPoint(x: 355, y: 150)).words
    for _ in 0..<2 { heard += reader.perform(.select(.word, .forward)).words }
    #expect(heard == ["liked the e selected.", "lephants selected.", "best selected."])
    let selection = try #require(reader.selection)
    #expect(selection.text == "liked the elephants\nbest,")
    #expect(
      reader.selectionRects(for: selection, onPage: 0) == [TextRect(x: 250, y: 140, width: 140, height: 30)])
    #expect(reader.selectionRects(for: selection, onPage: 1) == [TextRect(x: 90, y: 20, width: 50, height: 30)])
    heard = reader.turnRotor(to: .edit).words
    heard += reader.move().words + reader.activate().words
    #expect(heard == ["Edit.", "Save selection.", "Text saved."])
    #expect(notebook.saved.map(\.text) == ["liked the elephants\nbest,"])
    reader.perform(.unit(.page, .backward))
    reader.touch(TextPoint(x: 150, y: 110))
    #expect(
      reader.readAll().words == [
        "Today we went to the zoo.", "The zoo had lots of animals.",
        "I liked the elephants best, and my brother wanted to take the lions home.", "Love, Ben", "End of book.",
      ])
    #expect(reader.page == 1)
  }

  @Test func `a page that could not be recognised says so`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Letter.cbz"
    try ZipWriter.write(
      [("1.png", [UInt8](repeating: 0, count: 8)), ("2.png", [0]), ("2.hocr", Self.layer([["Two."]]))], to: path)
    let content = try #require(ScannedText(Book.open(path: path, tools: NoTools())))
    let heard = TextReader(content).open().words
    #expect(heard.first == "Letter. Page 1 of 2." && heard.count == 2)
    #expect(heard.last?.hasSuffix("page 1 cannot be recognised (the picture is damaged).") == true)
  }

  @Test func `a book of text is no scan`() throws {
    #expect(ScannedText(try Book.open(bytes: Array("Text.".utf8), name: "a.txt")) == nil)
  }
}
