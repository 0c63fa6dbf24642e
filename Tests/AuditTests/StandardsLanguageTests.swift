import Audit
import Testing

@Suite struct StandardsLanguageTests {
  @Test func `a primary subtag is known where the registry has it as a language`() {
    let known = [
      "en", "PL", "de-CH-1996", "zh-Hant-TW", "haw", "mul", "und", "zxx", "qaa", "qtz", "en-US-GB", "fr-nonsense!",
      "iw", "aaa", "zza",
    ]
    for tag in known { #expect(LanguageTag(tag).isPrimaryKnown, "\(tag)") }
    let unknown = [
      "", " ", "english", "dutch", "xx", "#!", "en_US", "i-klingon", "x-private", "qtzz", "e", "-en", "aa1",
      "zzz", "français",
    ]
    for tag in unknown { #expect(!LanguageTag(tag).isPrimaryKnown, "\(tag)") }
    #expect(LanguageTag("EN-gb").primary == "en" && LanguageTag("en").primary == LanguageTag("EN-us").primary)
  }

  @Test func `a tag is well-formed where it follows the grammar`() {
    let wellFormed = [
      "en", "zh-yue-HK", "sr-Latn-RS", "es-419", "sl-rozaj-biske-1994", "de-1901", "de-a-value", "en-x-a-b", "x-any",
      "abcd", "abcdefgh-Latn", "de-DE-u-co-phonebk", "i-klingon", "en-GB-oed", "zh-cmn-abc-def", "xx-YY",
    ]
    for tag in wellFormed { #expect(LanguageTag(tag).isWellFormed, "\(tag)") }
    let broken = [
      "", "e", "en-", "-en", "en--us", "en-US-GB", "en_US", "abcdefghi", "en-a", "en-x", "x", "de-419-DE", "12",
      "en-Latn-Cyrl", "zh-abc-def-ghi-jkl", "a-DE", "en-a-b", "ż",
    ]
    for tag in broken { #expect(!LanguageTag(tag).isWellFormed, "\(tag)") }
  }

  @Test func `a tag is valid where its subtags are registered and none is repeated`() {
    let valid = [
      "en-GB", "zh-yue", "sr-Cyrl", "es-419", "de-1996", "en-Qaaa-QM", "no-nyn", "sl-rozaj", "de-u-co-phonebk",
    ]
    for tag in valid { #expect(LanguageTag(tag).isValid, "\(tag)") }
    let invalid = [
      "en-YY", "de-yue", "sr-Wxyz", "de-1996-1996", "de-a-xx-a-yy", "en-nonsense", "xx", "de-abc", "de-",
    ]
    for tag in invalid { #expect(!LanguageTag(tag).isValid, "\(tag)") }
    #expect(LanguageTag("I-Klingon").isGrandfathered && !LanguageTag("tlh").isGrandfathered)
  }
}
