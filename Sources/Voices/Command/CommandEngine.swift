import Accessibility
import Speech
import VoiceProtocol

/// A command line as an engine: it is started for each text, and writes samples.
struct CommandEngine: SoundEngine {
  private let template: CommandTemplate
  let sampleRate: Int
  let patience: Int

  /// Creates the engine of a command that writes a number of samples per second.
  init(_ template: CommandTemplate, sampleRate: Int, patience: Int) {
    self.template = template
    self.sampleRate = sampleRate
    self.patience = patience
  }

  var languages: Set<String>? { nil }

  var offers: [VoiceOffer] { [] }

  var takesRate: Bool { template.takesRate }

  var takesVolume: Bool { template.takesVolume }

  var givesWords: Bool { false }

  func source() -> any SampleSource {
    CommandSource(sampleRate: sampleRate) { [template] request in
      let parts = request.voice.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      return template.words(
        CommandValues(
          rate: request.rate, pitch: request.pitch, volume: request.volume,
          voice: parts.count > 1 ? String(parts[1]) : "", language: parts.first.flatMap { LanguageTag(String($0)) }))
    }
  }

  /// Returns the language, a blank, and the name of the voice, as far as they are known.
  func voice(for language: String?, chosen: String?) -> String {
    "\(language.flatMap { LanguageTag($0) }?.text ?? "") \(chosen ?? "")"
  }

  func has(_ voice: String) -> Bool { true }

  func text(of speech: SpeechText, words: [(at: Int, offset: Int)]) -> EngineText {
    EngineText(speech, words: words, as: SpokenForm.espeak)
  }
}
