import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// What holds for every section of every book, those of other people among them.
@Suite struct EveryBookTests {
  private static let files: [String] = {
    let suffixes: Set<String> = ["epub", "fb2", "html", "xhtml", "svg", "md", "txt", "xml"]
    return [TestPackage.books, TestPackage.corpus].compactMap { $0 }
      .flatMap { FileBytes.paths(under: $0, suffixes: suffixes) }
  }()

  @Test func `sections keep the rules of logical text, whatever they are made of`() throws {
    for file in Self.files {
      guard let book = try? Book.open(path: file) else { continue }
      for index in 0..<book.sectionCount { check(book.section(index), "\(file) \(index)") }
      #expect(!book.metadata.title.isEmpty, "\(file)")
      #expect(book.outline.allSatisfy { $0.depth >= 1 && !hasControls($0.label) }, "\(file)")
      #expect(book.diagnostics.allSatisfy { !hasControls($0.message) }, "\(file)")
    }
  }

  private func check(_ section: Section, _ place: String) {
    let bytes = Array(section.text.utf8)
    var end = 0
    for block in section.blocks {
      #expect(block.range.lowerBound == end && block.range.count > 0, "\(place)")
      #expect(bytes[block.content].allSatisfy { $0 != 0x0A } && bytes[block.range.upperBound - 1] == 0x0A, "\(place)")
      let mayBeEmpty = block.kind == .separator || block.kind == .image
      #expect(mayBeEmpty || !block.content.isEmpty, "\(place)")
      #expect(
        block.container.map { section.containers[$0].range.contains(block.range.lowerBound) } ?? true, "\(place)")
      end = block.range.upperBound
    }
    #expect(end == bytes.count, "\(place)")
    for (index, container) in section.containers.enumerated() {
      #expect(!container.range.isEmpty && container.range.upperBound <= bytes.count, "\(place)")
      #expect(container.parent.map { $0 < index } ?? true, "\(place)")
    }
    for span in section.spans {
      let block = section.blockIndex(at: span.range.lowerBound).map { section.blocks[$0] }
      #expect(block.map { span.range.upperBound <= $0.content.upperBound } ?? false, "\(place)")
    }
    #expect(section.anchors.values.allSatisfy { $0 >= 0 && $0 <= bytes.count }, "\(place)")
    #expect(!hasControls(section.text), "\(place)")
  }

  private func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A, 0x0B: false
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  private struct Facts: Decodable {
    let exact_comparable: Bool
    let text_chars_nospace: Int
  }

  @Test func `the visible text is as long as an independent reader found it`() throws {
    guard let corpus = TestPackage.corpus?.appendingPathComponent("epub") else { return }
    for file in FileBytes.paths(under: corpus, suffixes: ["epub"]) {
      let facts = try JSONDecoder().decode(
        Facts.self, from: Data(#require(FileBytes.read(file.dropLast(4) + "json"))))
      guard facts.exact_comparable else { continue }
      let book = try Book.open(path: file)
      // Directional embeddings count as characters there and are no text here.
      let embeddings = file.hasSuffix("pkg-spine-progression-pre-paginated.epub") ? 8 : 0
      let text = (0..<book.sectionCount).filter(book.isLinear).map { book.section($0).visibleText }.joined()
      let length = text.unicodeScalars.count { scalar in
        !scalar.properties.isWhitespace && ![0xAD, 0x200B, 0x2060, 0xFEFF].contains(scalar.value)
      }
      #expect(length == facts.text_chars_nospace - embeddings, "\(file)")
    }
  }
}
