import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// The laws that hold for every section of every book, those of other people among them.
@Suite struct EveryBookTests {
  private static let files: [String] = {
    let suffixes: Set<String> = ["epub", "fb2", "html", "xhtml", "svg", "md", "txt", "xml"]
    return [TestPackage.books, TestPackage.corpus].compactMap { $0 }
      .flatMap { FileBytes.paths(under: $0, suffixes: suffixes) }
  }()

  @Test func `sections keep the rules of logical text, whatever they are made of`() throws {
    for file in Self.files {
      guard let book = try? Book.open(path: file) else { continue }
      let text = book.textAlone
      for index in 0..<book.sectionCount {
        let passed = text.passingSection(index).visibleText
        #expect(SectionLaws.broken(by: book.section(index)) == nil, "\(file) \(index)")
        #expect(passed == book.section(index).visibleText, "\(file) \(index)")
      }
      #expect(!book.metadata.title.isEmpty, "\(file)")
      #expect(book.outline.allSatisfy { $0.depth >= 1 && !SectionLaws.hasControls($0.label) }, "\(file)")
      #expect(book.diagnostics.allSatisfy { !SectionLaws.hasControls($0.message) }, "\(file)")
    }
  }

  private struct Facts: Decodable {
    let exact_comparable: Bool
    let text_chars_nospace: Int
  }

  @Test(.enabled(if: TestPackage.corpus != nil))
  func `the visible text is as long as an independent reader found it`() throws {
    let corpus = try #require(TestPackage.corpus).appendingPathComponent("epub")
    for file in FileBytes.paths(under: corpus, suffixes: ["epub"]) {
      let facts = try JSONDecoder().decode(
        Facts.self, from: Data(#require(FileBytes.read(file.dropLast(4) + "json"))))
      guard facts.exact_comparable else { continue }
      let book = try Book.open(path: file)
      let text = (0..<book.sectionCount).filter(book.isLinear).map { book.section($0).visibleText }.joined()
      let length = text.unicodeScalars.count { scalar in
        !scalar.properties.isWhitespace && ![0xAD, 0x200B, 0x2060, 0xFEFF].contains(scalar.value)
      }
      #expect(length == facts.text_chars_nospace, "\(file)")
    }
  }
}
