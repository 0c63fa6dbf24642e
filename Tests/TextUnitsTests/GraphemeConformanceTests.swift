import Foundation
import TestSupport
import Testing
import TextModel
import TextUnits

@Suite(.enabled(if: TestPackage.corpus != nil)) struct GraphemeConformanceTests {
  @Test func `characters are the graphemes of Unicode's own test file`() throws {
    let corpus = try #require(TestPackage.corpus)
    let file = corpus.appendingPathComponent("unicode/GraphemeBreakTest.txt")
    var count = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard let parts = Self.parts(line.prefix { $0 != "#" }) else { continue }
      count += 1
      let book = TextFixture((.paragraph, parts.joined()))
      #expect(book.texts(of: .character) == parts + ["\n"], "\(line)")
    }
    #expect(count > 100)
  }

  /// The graphemes that a line asks for; nil where it holds what no logical text does.
  private static func parts(_ line: Substring) -> [String]? {
    let graphemes = line.split(separator: "÷").map {
      $0.split(whereSeparator: { $0 == " " || $0 == "×" || $0 == "\t" })
    }
    let scalars = graphemes.filter { !$0.isEmpty }.map { $0.compactMap { UInt32($0, radix: 16) } }
    let all = scalars.flatMap { $0 }
    guard !all.isEmpty,
      !all.contains(where: { $0 < 0x20 || (0x7F...0x9F).contains($0) || (0xD800...0xDFFF).contains($0) })
    else { return nil }
    let parts = scalars.map { String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init))) }
    let whole = parts.joined()
    return whole == whole.trimmingCharacters(in: .whitespaces) ? parts : nil
  }
}
