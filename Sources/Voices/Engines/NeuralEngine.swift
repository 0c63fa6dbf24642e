import Accessibility
import Speech
import Words

/// An engine with a neural network, whose library of Python is kept loaded by a helper program.
struct NeuralEngine: SoundEngine {
  /// A model for a language.
  struct Model: Hashable, Sendable {
    /// The name by which the user chooses it.
    let name: String
    /// The name by which the engine finds it: a path, or the name again.
    let reference: String
    /// The language, as a tag in lower case.
    let language: String
  }

  private let name: EngineName
  private let python: String
  private let models: [Model]

  /// Creates the engine from an interpreter of Python that has its package, and its models, the best first.
  init(_ name: EngineName, python: String, models: [Model]) {
    self.name = name
    self.python = python
    self.models = models
  }

  var languages: Set<String>? { Set(models.map { String($0.language.prefix { $0 != "-" }) }) }

  var offers: [VoiceOffer] {
    models.map { model in
      VoiceOffer(
        VoiceName(name, model.name), label: "\(name.rawValue) \(model.name)", languages: [model.language],
        quality: .neural)
    }
  }

  var takesRate: Bool { true }

  var givesWords: Bool { false }

  var sampleRate: Int { name == .hibari ? 24_000 : 22_050 }

  /// A model is loaded, and a long sentence is made, before the first sample comes.
  var patience: Int { 60_000 }

  func source() -> any SampleSource {
    HelperSource(
      [python, "-u", "-c", EmbeddedFile.text(of: "voices/neural.py") ?? "", name.rawValue], name: name.rawValue
    ) { _ in nil }
  }

  func voice(for language: String?, chosen: String?) -> String {
    if let chosen, let model = models.first(where: { $0.name == chosen || $0.reference == chosen }) {
      return model.reference
    }
    let tag = language?.lowercased() ?? ""
    let primary = tag.prefix { $0 != "-" }
    let model =
      models.first { $0.language == tag } ?? models.first { $0.language.prefix { $0 != "-" } == primary }
      ?? models.first
    return model?.reference ?? ""
  }

  func has(_ voice: String) -> Bool { models.contains { $0.name == voice || $0.reference == voice } }

  func text(of speech: SpeechText, words: [(at: Int, offset: Int)]) -> EngineText {
    // Piper takes two brackets for phonemes, as eSpeak NG does.
    EngineText(speech, words: words, as: SpokenForm.espeak)
  }
}
