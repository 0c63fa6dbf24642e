import Accessibility
import Testing
import Words

@Suite struct LanguageRunTests {
  @Test func `a run inside another stands out of it`() {
    let runs = [LanguageRun(2..<12, in: "fr"), LanguageRun(4..<6, in: "la"), LanguageRun(8..<12, in: "de")]
    #expect(
      SpeechText("abcdefghijklm", languages: runs).languages == [
        LanguageRun(2..<4, in: "fr"), LanguageRun(4..<6, in: "la"), LanguageRun(6..<8, in: "fr"),
        LanguageRun(8..<12, in: "de"),
      ])
    #expect(
      SpeechText("abcd", languages: [LanguageRun(0..<2, in: "fr"), LanguageRun(3..<3, in: "de")]).languages.count == 1
    )
  }

  @Test func `of an announcement each part is in its language`() {
    let announcement = Announcement(parts: [
      SpeechText("Der Morgen", in: "de", languages: [LanguageRun(4..<10, in: "en")]), SpeechText(),
      SpeechText("Heading level 1", in: "en"),
    ])
    #expect(announcement.text == "Der Morgen. Heading level 1.")
    #expect(announcement.languages == [LanguageRun(4..<10, in: "en"), LanguageRun(12..<28, in: "en")])
  }

  @Test(arguments: [
    ("en", "fr-CA", "French"), ("de", "fr", "Französisch"), ("pl", "el", "grecki"), ("en", "xx", "xx"),
  ])
  func `languages have names`(own: String, tag: String, name: String) {
    #expect(Catalogue.forLocale(own).languageName(of: tag) == name)
  }
}
