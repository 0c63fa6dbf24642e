import Speech
import Testing
import Voices

@Suite struct EspeakVoicesTests {
  static let voices = EspeakVoices(
    lines: """
      zh\tChinese_(Mandarin)\tsit/cmn\t5
      de\tGerman\tgmw/de\t5
      en-gb\tEnglish_(Great_Britain)\tgmw/en\t2
      en\tEnglish_(Great_Britain)\tgmw/en\t2
      en-us\tEnglish_(America)\tgmw/en-US\t2
      en\tEnglish_(America)\tgmw/en-US\t3
      fr-fr\tFrench_(France)\troa/fr\t5
      fr\tFrench_(France)\troa/fr\t5
      a line of another kind
      """)

  @Test(
    arguments: [
      (nil, nil, nil), ("de", nil, "gmw/de"), ("de-AT", nil, "gmw/de"), ("EN-US", nil, "gmw/en-US"),
      ("en-ZA", nil, "gmw/en"), ("zh-Hans", nil, "sit/cmn"), ("tlh", nil, nil), ("", nil, nil), ("-w", nil, nil),
      ("de -w/tmp/x", nil, nil), (nil, "en-us+f3", "gmw/en-US+f3"), ("tlh", "English_(America)", "gmw/en-US"),
      ("en-GB", "gmw/en-us+f3", "gmw/en-US+f3"), ("fr-CA", "en-us+f3", "roa/fr"),
    ] as [(String?, String?, String?)])
  func `a language has the reader's own voice, its own, or the one for languages that are not known`(
    language: String?, chosen: String?, voice: String?
  ) {
    #expect(Self.voices.voice(for: language, chosen: chosen) == voice)
  }
}
