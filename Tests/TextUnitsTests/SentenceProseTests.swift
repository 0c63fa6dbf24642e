import Foundation
import TestSupport
import Testing
import TextUnits

/// Running prose in 28 languages, cut into sentences by a reader.
///
/// A file of the folder `Sentences` names its source, its licence and the rule by which its sentences were chosen. It
/// has one sentence a line and an empty line between paragraphs. The reader cut by these rules:
///
/// - Closing quotation marks and brackets belong to the sentence before them, a dash to the sentence after it.
/// - A quotation of several sentences is cut; its last sentence goes on with the words that name the speaker.
/// - A sentence in brackets that stands within another does not end it.
/// - A comma, a colon and a semicolon end no sentence, and no mark does before a small letter.
/// - Dots and abbreviations end a sentence where the next word begins one.
/// - A date over a letter and a line of verse are paragraphs of their own.
struct SentenceProseTests {
  private static let languages = [
    "ar", "bg", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "it", "ja", "ko", "nb", "nl",
    "pl", "pt", "ro", "ru", "sk", "sv", "tr", "uk", "zh",
  ]

  /// The numbers of sentences cut wrong, by the languages that have more than two in a hundred.
  private static let known = ["de": 5, "en": 4, "ja": 4, "zh": 4]

  @Test(arguments: languages)
  func `at least 98 of a hundred sentences of prose end where a reader ends them`(language: String) throws {
    let paragraphs = try Self.paragraphs(language)
    let separator = ["ja", "zh"].contains(language) ? "" : " "
    var wrong: [String] = []
    for sentences in paragraphs {
      let found = SentenceTests.sentences(sentences.joined(separator: separator), language)
      let spans = Self.spans(found)
      for (sentence, span) in zip(sentences, Self.spans(sentences)) where !spans.contains(span) {
        let got = zip(found, spans).filter { $0.1.overlaps(span) }.map(\.0)
        wrong.append("\(sentence)\n    found: \(got.joined(separator: " ¦ "))")
      }
    }
    let count = paragraphs.joined().count
    print("prose \(language): \(count - wrong.count) of \(count)")
    for sentence in wrong { print("  \(language): \(sentence)") }
    #expect(count >= 55)
    #expect(wrong.count <= Self.known[language, default: count * 2 / 100], "\(wrong.joined(separator: "\n"))")
  }

  /// Returns the sentences of a language's file by their paragraphs.
  private static func paragraphs(_ language: String) throws -> [[String]] {
    let file = TestPackage.root.appendingPathComponent("Tests/TextUnitsTests/Sentences/\(language).txt")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") }
      .split(whereSeparator: \.isEmpty)
      .map { $0.map(String.init) }
  }

  /// Returns the ranges of sentences that follow each other, counted in symbols other than spaces.
  private static func spans(_ sentences: [String]) -> [Range<Int>] {
    var end = 0
    return sentences.map { sentence in
      let start = end
      end += sentence.unicodeScalars.count { !$0.properties.isWhitespace }
      return start..<end
    }
  }
}
