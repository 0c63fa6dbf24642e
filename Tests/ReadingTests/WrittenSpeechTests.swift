import Accessibility
import Speech
import TestSupport
import Testing
import TextModel

@testable import Reading

/// Text that is spoken as it is written, without a look at each of its characters.
@Suite struct WrittenSpeechTests {
  private static let pieces = [
    "gull", "it rains", " ", "  ", ".", ", ", "“", "”", "‘", "’", "é", "Ж", "ö", "—", "–", "…", "&", "@", "50%", "#",
    "\u{A0}",
    "«", "»", "\u{2060}", "\u{AD}", "e\u{301}", "3.14", "don’t", "don't", "*", "×", "÷", "\u{0B}", "中", "ﬁ", "x^2",
    "\u{FFFC}",
    "C1", "~", "\u{200E}", "\u{1F600}", "\t", "½", "ـ", "(", ")", "[", "]", "-", "_", "/", "!", "?",
  ]

  @Test(arguments: PunctuationLevel.allCases)
  func `it is the speech of all that is looked at one by one`(level: PunctuationLevel) {
    var seed = Seed("Speech as written at \(level)")
    var settings = Settings()
    settings.punctuation = level
    var count = 0
    for _ in 0..<400 {
      let text = (0..<5).map { _ in Self.pieces.randomElement(using: &seed) ?? "" }.joined()
      for language in ["en", "de", "fr", nil] {
        var book = TextFixture((.paragraph, text))
        book.metadata.language = language
        let section = book.section(0)
        guard let block = section.blocks.first, !block.content.isEmpty else { continue }
        let world = SessionFixture.world(book, settings: settings)
        let speech = BlockSpeech(block.content, of: block, in: section, at: 0, .reading, world)
        guard let written = speech.asWritten else { continue }
        count += 1
        var whole = speech.text()
        whole.trimEnd()
        #expect(written == whole.with(language: whole.language ?? speech.language), "\(text)")
      }
    }
    #expect(level == .all ? count == 0 : count > 20)
  }
}
