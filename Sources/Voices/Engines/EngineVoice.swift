import Speech

/// A voice whose engine may change with the user's choices: samples that are played here, or a server that plays them.
final class EngineVoice: Voice {
  private let make: (VoiceChoices) throws(VoiceRefusal) -> any Voice
  private let isServed: (VoiceChoices) -> Bool
  private var voice: any Voice
  private var choices: VoiceChoices

  /// Creates the voice of some choices; `isServed` says of choices whether a server speaks.
  init(
    _ choices: VoiceChoices, isServed: @escaping (VoiceChoices) -> Bool,
    make: @escaping (VoiceChoices) throws(VoiceRefusal) -> any Voice
  ) throws(VoiceRefusal) {
    self.make = make
    self.isServed = isServed
    self.choices = choices
    voice = try make(choices)
  }

  func choose(_ choices: VoiceChoices) throws(VoiceRefusal) {
    if isServed(choices) == isServed(self.choices) {
      try voice.choose(choices)
    } else {
      let other = try make(choices)
      (other.rate, other.volume, other.isPaced) = (voice.rate, voice.volume, voice.isPaced)
      voice.silence()
      voice = other
    }
    self.choices = choices
  }

  func speak(_ utterance: Utterance, at now: Instant) { voice.speak(utterance, at: now) }

  func silence() { voice.silence() }

  var rate: Int {
    get { voice.rate }
    set { voice.rate = newValue }
  }

  var volume: Int {
    get { voice.volume }
    set { voice.volume = newValue }
  }

  var isPaced: Bool {
    get { voice.isPaced }
    set { voice.isPaced = newValue }
  }

  var takesRate: Bool { voice.takesRate }

  var takesVolume: Bool { voice.takesVolume }

  var languages: Set<String>? { voice.languages }

  var soundsCapitals: Bool { voice.soundsCapitals }

  var wordsAreExact: Bool { voice.wordsAreExact }

  var deadline: Instant? { voice.deadline }

  func take(at now: Instant) -> [VoiceEvent] { voice.take(at: now) }
}
