import Speech
import Testing
import Voices

@Suite struct EspeakLanguagesTests {
  static let languages = EspeakLanguages(
    table: """
      Pty Language       Age/Gender VoiceName          File                 Other Languages
       5  cmn             --/M      Chinese_(Mandarin,_latin_as_English) sit/cmn              (zh-cmn 5)(zh 5)
       5  de              --/M      German             gmw/de
       2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)
       2  en-us           --/M      English_(America)  gmw/en-US            (en 3)
       5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)
      """)

  /// The arguments that name a voice.
  private func voice(for language: String?, chosen: String?) throws -> [String] {
    let command = EspeakCommand(voice: chosen, languages: Self.languages, player: SoundPlayer(["tee"]))
    let utterance = Utterance(id: 1, kind: .reading, text: "One.", language: language)
    return Array(try command.chain(for: utterance, rate: 200).commands[0].drop { $0 != "-v" }.dropFirst())
  }

  @Test(
    arguments: [
      (nil, nil, []), ("de", nil, ["de"]), ("de-AT", nil, ["de"]), ("EN-US", nil, ["en-us"]), ("en-ZA", nil, ["en"]),
      ("zh-Hans", nil, ["zh"]), ("tlh", nil, []), ("", nil, []), ("-w", nil, []), ("de -w/tmp/x", nil, []),
      (nil, "en-us+f3", ["en-us+f3"]), ("tlh", "en-us+f3", ["en-us+f3"]), ("en-GB", "en-us+f3", ["en-us+f3"]),
      ("fr-CA", "en-us+f3", ["fr"]),
    ] as [(String?, String?, [String])])
  func `a language has the reader's own voice, its own, or the one for languages that are not known`(
    language: String?, chosen: String?, words: [String]
  ) throws {
    #expect(try voice(for: language, chosen: chosen) == words)
  }

  @Test func `the rate is handed on as far as the engine follows it`() throws {
    for (rate, told) in [(20, "80"), (175, "175"), (5000, "900")] {
      let command = EspeakCommand(languages: Self.languages, player: SoundPlayer(["tee"]))
      let words = try command.chain(for: Utterance(id: 1, kind: .answer, text: "One."), rate: rate).commands[0]
      #expect(words == ["espeak-ng", "-b", "1", "-s", told, "--stdout", "--stdin"])
    }
  }
}
