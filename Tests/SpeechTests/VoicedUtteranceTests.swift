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
  func `a voice is handed the names of signs`(text: String, voiced: String) {
    #expect(utterance(text, .all).voiced.text == voiced)
  }

  @Test func `what is in another language, and where sounds are, is found in what a voice is handed`() {
    let text = "a, b, c"
    let plain = Utterance(
      id: 1, kind: .reading, text: text, language: "en", languages: [LanguageRun(3..<5, in: "fr")],
      signs: RunningSigns(names: .english, level: .all, language: "en").signs(in: text[...]),
      earcons: [.init(.note, at: 6)])
    let voiced = plain.voiced
    #expect(voiced.text == "a comma b comma c")
    #expect(voiced.languages == [LanguageRun(8..<15, in: "fr")])
    #expect(voiced.earcons == [.init(.note, at: 16)])
    #expect([0, 1, 3, 4, 6, 7].map(plain.voicedOffset) == [0, 2, 8, 10, 16, 17])
  }

  @Test func `names that are not in the language of the text have their own voice`() {
    let text = "a, b"
    let plain = Utterance(
      id: 1, kind: .reading, text: text, language: "fr",
      signs: RunningSigns(names: .english, level: .all, language: "fr").signs(in: text[...]))
    #expect(plain.voiced.languages == [LanguageRun(2..<7, in: "en")])
    #expect(RunningSigns(names: .english, level: .some, language: "fr").signs(in: "a&b").isEmpty)
  }

  private func utterance(_ text: String, _ level: PunctuationLevel) -> Utterance {
    Utterance(
      id: 1, kind: .answer, text: text,
      signs: RunningSigns(names: .english, level: level, language: "en").signs(in: text[...]))
  }
}
