import Testing
import TextModel

@testable import Voices

@Suite struct EspeakPhonemesTests {
  @Test(
    arguments: [
      ("həˈləʊ", "ipa", "en-GB", "h@'loU"), ("t͡ʃɑːt", "ipa", "en", "tSA:t"), ("ˈθɜː.ti", "ipa", nil, "'T3:ti"),
      ("həˈləʊ", "x-sampa", "en", nil), ("ʁu", "ipa", "en", nil), ("ʃu", "ipa", "fr", nil), ("", "ipa", "en", nil),
      ("[[a]]", "ipa", "en", nil), ("<a>", "ipa", "en", nil),
    ] as [(String, String, String?, String?)])
  func `sounds of English are written as the engine takes them, and others are left to it`(
    sounds: String, alphabet: String, language: String?, mnemonics: String?
  ) {
    #expect(EspeakPhonemes.mnemonics(of: Phonemes(sounds, alphabet: alphabet), in: language) == mnemonics)
  }
}
