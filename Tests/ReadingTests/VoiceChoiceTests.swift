import Reading
import Speech
import Testing

@Suite struct VoiceChoiceTests {
  @Test(arguments: [
    ("", true), ("espeak", true), ("espeak:en-gb", true), ("en-gb", true), ("EN-GB+f3", true),
    ("English (America)", true),
    ("espeak:hallo", false), ("hallo", false), ("piper", true), ("piper:joe", true), ("piper:ann", false),
    ("hibari:heart", true),
  ])
  func `a voice can be chosen that is there, and of an engine whose voices are not known any`(
    name: String, isThere: Bool
  ) {
    var settings = Settings()
    #expect(settings.hasVoice(name), "nothing is known of the voices")
    settings.voices = [
      VoiceOffer(VoiceName(.espeak, "en-gb"), label: "English (GB)", languages: ["en-gb", "en"], quality: .formant),
      VoiceOffer(VoiceName(.espeak, "en-us"), label: "English (America)", languages: ["en-us"], quality: .formant),
      VoiceOffer(VoiceName(.piper, "joe"), label: "piper joe", languages: ["en-us"], quality: .neural),
    ]
    #expect(settings.hasVoice(name) == isThere)
  }
}
