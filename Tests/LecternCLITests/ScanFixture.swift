import BookFormats
import Dispatch
import Foundation
import TestSupport

/// Pages of 400 by 600 pixels with the places of their words: a line is 30 pixels high, 40 apart, and each character is
/// 10 wide.
enum ScanFixture {
  /// A letter on two pages, by paragraphs and lines: a word, a sentence and a paragraph go on upon the second.
  static let letter = [
    [["Dear Ann,"], ["Today we went to the zoo. The zoo", "had lots of animals. I liked the ele-"]],
    [["phants best, and my brother wanted", "to take the lions home."], ["Love, Ben"]],
  ]

  /// Returns a page as hOCR.
  static func page(_ paragraphs: [[String]]) -> [UInt8] {
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

  /// Writes pages with their text beside each picture, and returns the path.
  static func write(_ pages: [[[String]]], to home: TemporaryFolder) throws -> String {
    let path = home.path + "/Letter.cbz"
    let entries = pages.enumerated().flatMap { index, paragraphs in
      [("\(index + 1).png", [UInt8](repeating: 0, count: 8)), ("\(index + 1).hocr", page(paragraphs))]
    }
    try ZipWriter.write(entries, to: path)
    return path
  }

  /// Writes the beginning of a file of pictures, which only a helper program can tell more of, and returns the path.
  static func writePictures(to home: TemporaryFolder) throws -> String {
    let path = home.path + "/scan.tif"
    try Data([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0] + [UInt8](repeating: 0, count: 32)).write(
      to: URL(fileURLWithPath: path))
    return path
  }
}

/// A machine whose helper recognises a page once it is told to.
final class HeldRecogniser: DocumentTools {
  private struct Held: HeldFile {
    let path = "/dev/null"
  }

  private let pages: [[UInt8]]
  private let gates: [DispatchSemaphore]

  init(_ pages: [[UInt8]]) {
    self.pages = pages
    gates = pages.map { _ in DispatchSemaphore(value: 0) }
  }

  /// Has pages recognised from now on, by their numbers from 0.
  func release(_ numbers: Int...) {
    for number in numbers { gates[number].signal() }
  }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    guard words.count > 3, words[1] == "hocr", let number = Int(words[3]), pages.indices.contains(number) else {
      return Array("\(pages.count)\n".utf8)
    }
    gates[number].wait()
    gates[number].signal()
    return pages[number]
  }

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }
}
