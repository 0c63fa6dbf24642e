import Foundation
import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct TilingTests {
  @Test func `units of any text tile it, keep in order and can be gone through both ways`() {
    var random = RandomText(seed: Seed("tiling"))
    for _ in 0..<400 {
      let book = random.book()
      for granularity in [Granularity.character, .word, .sentence, .paragraph] + Granularity.elements {
        UnitLaws(book, granularity).check()
      }
    }
  }

  @Test(.enabled(if: TestPackage.corpus != nil)) func `units of whole books tile them`() throws {
    let corpus = try #require(TestPackage.corpus)
    let folder = corpus.appendingPathComponent("texts/txt")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let blocks = text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n\n").prefix(400).map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      let book = TextFixture(paragraphs: blocks)
      UnitLaws(book, .word).check()
      UnitLaws(book, .sentence).check()
    }
  }
}
