import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// Folders of pictures, which are books.
@Suite struct PictureFolderTests {
  private static let tiff: [UInt8] = [0x49, 0x49, 0x2A, 0] + Array(repeating: 0, count: 60)
  private static let info = "<ComicInfo><Title>The Lake</Title><LanguageISO>de</LanguageISO></ComicInfo>"

  /// Returns the words of a text layer, one page each.
  private static func layer(_ text: String) -> String {
    "<html><body><div class='ocr_page' title='bbox 0 0 100 140'>"
      + "<span class='ocr_line' title='bbox 10 10 90 14'>\(text)</span></div></body></html>"
  }

  private func folder(_ names: [String], texts: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names + texts.keys where name.contains("/") {
      let path = folder.path + "/" + name.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for name in names { _ = try folder.write(Self.tiff, to: name) }
    for (name, text) in texts { _ = try folder.write(text, to: name) }
    return folder
  }

  private func texts(_ book: Book) -> [String] {
    (0..<book.sectionCount).map { String(book.section($0).text.dropLast()) }
  }

  @Test func `a folder of pictures is a book, whose pages are in the order of the numbers in their names`() throws {
    let folder = try folder(
      ["p10.png", "p2.png", "P1.JPG"],
      texts: [
        "p10.hocr": Self.layer("Ten."), "p2.html": Self.layer("Two."), "P1.hocr": Self.layer("One."),
        "ComicInfo.xml": Self.info,
      ])
    let paper = ScannedPaper([])
    let book = try Book.open(path: folder.path, tools: paper)
    #expect(book.format == .pictures && book.metadata.title == "The Lake" && book.metadata.language == "de")
    #expect(texts(book) == ["One.", "Two.", "Ten."] && paper.runs.isEmpty)
  }

  @Test func `a picture without a text layer is recognised`() throws {
    let folder = try folder(["1.png", "2.png"], texts: ["2.hocr": Self.layer("Two.")])
    let book = try Book.open(path: folder.path, tools: ScannedPaper(paragraphs: [[["One."]]]))
    #expect(texts(book) == ["One.", "Two."])
  }

  @Test func `the folders of chapters follow each other`() throws {
    let layers = ["chapter 10/1": "Last.", "chapter 2/2": "Then.", "chapter 2/1": "First."]
    let folder = try folder(
      layers.keys.map { $0 + ".png" },
      texts: Dictionary(uniqueKeysWithValues: layers.map { ($0 + ".hocr", Self.layer($1)) }))
    #expect(texts(try Book.open(path: folder.path, tools: ScannedPaper([]))) == ["First.", "Then.", "Last."])
  }

  @Test func `a folder has its whole name for a title`() throws {
    let folder = try folder(["Vol. 2/1.png"])
    #expect(try Book.open(path: folder.path + "/Vol. 2/", tools: ScannedPaper([])).metadata.title == "Vol. 2")
  }

  @Test(arguments: [
    ["a.txt"], ["a.png", "book.epub"], ["a.png", "a.html"], ["a.png", "notes.txt"], ["a.png", "in/scan.pdf"],
    ["cover.jpg", "01.mp3", "02.mp3"], [], [".a.png"], ["1/2/3/4/a.png"],
  ])
  func `a folder of anything but pictures is no book`(names: [String]) throws {
    let folder = try folder(names)
    #expect(throws: BookError.isDirectory(file: folder.path)) {
      try Book.open(path: folder.path, tools: ScannedPaper([]))
    }
  }

  @Test func `a link in the folder is no page`() throws {
    let folder = try folder(["1.png"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/2.png", withDestinationPath: "/etc/passwd")
    #expect(try Book.open(path: folder.path, tools: ScannedPaper([])).sectionCount == 1)
  }
}
