import Accessibility
import Speech
import Testing
import Words

@Suite struct VoicedUtteranceTests {
  @Test(arguments: [
    ("a, b", "a comma b"), ("(50%)", "left paren 50 percent right paren"), ("a,b", "a comma b"),
    ("“a", "left quote a"),
    ("1,234.5 10:30", "1,234.5 10:30"), ("a:b", "a colon b"), ("é, ü.", "é comma ü period"), ("", ""),
    ("--- --", "3 hyphens hyphen hyphen"), ("a\u{AD}b\u{200B}c", "a\u{AD}b\u{200B}c"),
    ("mother-in-law", "mother-in-law"),
  ])
  func `a voice is handed the names of symbols`(text: String, voiced: String) {
    #expect(utterance(text, .all).voiced.text == voiced)
  }

  @Test func `what is in another language, and where sounds are, is found in what a voice is handed`() {
    let text = "a, b, c"
    let plain = SpeechText(
      text, in: "en", languages: [LanguageRun(3..<5, in: "fr")],
      symbols: RunningSymbols(names: .english, level: .all, language: "en").symbols(in: text[...]),
      earcons: [.init(.note, at: 6)])
    let voiced = plain.voiced
    #expect(voiced.text == "a comma b comma c")
    #expect(voiced.languages == [LanguageRun(8..<15, in: "fr")])
    #expect(voiced.earcons == [.init(.note, at: 16)])
    #expect([0, 1, 3, 4, 6, 7].map(plain.voicedOffset) == [0, 2, 8, 10, 16, 17])
  }

  @Test func `names that are not in the language of the text have their own voice`() {
    let text = "a, b"
    let plain = SpeechText(
      text, in: "fr", symbols: RunningSymbols(names: .english, level: .all, language: "fr").symbols(in: text[...]))
    #expect(plain.voiced.languages == [LanguageRun(2..<7, in: "en")])
    #expect(RunningSymbols(names: .english, level: .some, language: "fr").symbols(in: "a&b").isEmpty)
  }

  private func utterance(_ text: String, _ level: PunctuationLevel) -> Utterance {
    let symbols = RunningSymbols(names: .english, level: level, language: "en").symbols(in: text[...])
    return Utterance(id: 1, kind: .answer, speech: SpeechText(text, symbols: symbols))
  }
}
