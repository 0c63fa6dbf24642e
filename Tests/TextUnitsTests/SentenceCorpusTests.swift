import Foundation
import TestSupport
import Testing
import TextUnits

@Suite(.enabled(if: TestPackage.corpus != nil)) struct SentenceCorpusTests {
  private struct Case: Decodable {
    let lang: String
    let text: String
    let sentences: [String]
  }

  @Test func `at least 18 of the 24 English cases come out as written`() throws {
    let corpus = try #require(TestPackage.corpus)
    let data = try Data(contentsOf: corpus.appendingPathComponent("sentences/sentences.json"))
    let cases = try JSONDecoder().decode([Case].self, from: data)
    let right = Dictionary(grouping: cases, by: \.lang).mapValues { cases in
      (right: cases.count { Self.sentences($0.text, $0.lang) == $0.sentences.map(Self.collapsed) }, of: cases.count)
    }
    for (language, score) in right.sorted(by: { $0.key < $1.key }) {
      print("sentences \(language): \(score.right) of \(score.of)")
    }
    #expect(try #require(right["en"]).right >= 18)
  }

  /// Blocks are divided by blank lines and by lines that begin with a list marker.
  private static func sentences(_ text: String, _ language: String) -> [String] {
    var blocks: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy(\.isWhitespace)
      let isItem = line.trimmingPrefix(while: \.isWhitespace).hasPrefix("•")
      if isBlank || isItem { blocks.append("") }
      blocks[blocks.count - 1] += " " + line
    }
    return blocks.flatMap { SentenceTests.sentences(collapsed($0), language) }
  }

  private static func collapsed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
