import Accessibility
import Speech
import Words

/// The engine of eSpeak NG, whose library is in a helper program.
struct EspeakEngine: SoundEngine {
  /// The name of the helper program.
  static let program = "lectern-voice"

  private let helper: String
  private let list: @Sendable () -> EspeakVoices

  /// Creates the engine from the path of its helper and the list of the installed voices, for which the helper is asked
  /// when the list is wanted: the first page does not wait for it.
  init(helper: String, voices list: @escaping @Sendable () -> EspeakVoices) {
    self.helper = helper
    self.list = list
  }

  private var voices: EspeakVoices { list() }

  var languages: Set<String>? { voices.subtags }

  var offers: [VoiceOffer] {
    var offers: [VoiceOffer] = []
    var seen: [String: Int] = [:]
    for voice in voices.all {
      if let index = seen[voice.identifier] {
        let first = offers[index]
        let languages = first.languages + [voice.language]
        offers[index] = VoiceOffer(first.name, label: first.label, languages: languages, quality: .formant)
      } else {
        seen[voice.identifier] = offers.count
        let isNamed = offers.contains { $0.name.voice == voice.language }
        offers.append(
          VoiceOffer(
            VoiceName(.espeak, isNamed ? voice.identifier : voice.language),
            label: voice.name.replacing("_", with: " "),
            languages: [voice.language], quality: .formant))
      }
    }
    return offers
  }

  var takesRate: Bool { true }

  var givesWords: Bool { true }

  var sampleRate: Int { 22_050 }

  var patience: Int { 3000 }

  func source() -> any SampleSource { HelperSource([helper]) { _ in EspeakEngine.advice } }

  /// The remedy for a helper without its library.
  static let advice = Complaint(.voicePackage, ["package": .text("libespeak-ng1")])

  func voice(for language: String?, chosen: String?) -> String {
    voices.voice(for: language, chosen: chosen) ?? voices.voice(for: "en", chosen: nil) ?? ""
  }

  func has(_ voice: String) -> Bool { voices.named(voice) != nil }

  func text(of speech: SpeechText, words: [(at: Int, offset: Int)]) -> EngineText {
    let sounds = speech.phonemes.compactMap { run in
      EspeakPhonemes.mnemonics(of: run.value, in: speech.language).map { SpeechRun("[[\($0)]]", in: run.range) }
    }
    var text = EngineText(speech, words: words, said: sounds, as: SpokenForm.espeak)
    text.hasPhonemes = !sounds.isEmpty
    return text
  }
}

extension EngineText {
  /// Creates text in the form of an engine; words begin behind blanks, so that the pieces between them can be formed one
  /// by one.
  ///
  /// A run of `said` is put in the place of its words as it is.
  init(
    _ speech: SpeechText, words: [(at: Int, offset: Int)], said: [SpeechRun<String>] = [],
    as form: (String) -> String
  ) {
    var text = ""
    var scalars = 0
    var places: [Word] = []
    var start = 0
    func add(_ more: String, upTo end: Int) {
      text += more
      scalars += more.unicodeScalars.count
      start = end
    }
    func add(upTo end: Int) {
      for run in said where run.range.lowerBound >= start && run.range.upperBound <= end {
        add(form(speech.words(in: start..<run.range.lowerBound)), upTo: run.range.lowerBound)
        add(run.value, upTo: run.range.upperBound)
      }
      if start < end { add(form(speech.words(in: start..<end)), upTo: end) }
    }
    for word in words
    where word.at >= start
      && !said.contains(where: { $0.range.lowerBound < word.at && word.at < $0.range.upperBound })
    {
      add(upTo: word.at)
      places.append(Word(scalar: scalars, offset: word.offset))
    }
    add(upTo: speech.length)
    self.init(text: text, words: places)
  }
}
