import Speech

/// A voice whose engine may change with the user's choices: samples that are played here, or a server that plays them.
///
/// The utterances that one engine has not spoken to the end are spoken by the next one.
final class EngineVoice: Voice {
  private let make: (VoiceChoices) throws(VoiceRefusal) -> any Voice
  private let engines: (VoiceChoices) -> Set<EngineName>
  private var voice: any Voice
  private var choices: VoiceChoices
  private var recordings: (any RecordingFiles)?
  private let clock: @Sendable () -> Instant
  /// The utterances that have not ended, and the numbers of those that have begun.
  private var unspoken: [Utterance] = []
  private var begun: Set<Int> = []

  /// Creates the voice of some choices; `engines` are those that choices need.
  init(
    _ choices: VoiceChoices, clock: @escaping @Sendable () -> Instant,
    engines: @escaping (VoiceChoices) -> Set<EngineName>,
    make: @escaping (VoiceChoices) throws(VoiceRefusal) -> any Voice
  ) throws(VoiceRefusal) {
    self.make = make
    self.engines = engines
    self.choices = choices
    self.clock = clock
    voice = try make(choices)
  }

  func choose(_ choices: VoiceChoices) throws(VoiceRefusal) {
    if engines(choices) == engines(self.choices) {
      try voice.choose(choices)
    } else {
      let other = try make(choices)
      (other.rate, other.volume, other.isPaced) = (voice.rate, voice.volume, voice.isPaced)
      voice.silence()
      voice = other
      voice.takeRecordings(recordings)
      for utterance in unspoken { voice.speak(utterance, at: clock()) }
    }
    self.choices = choices
  }

  func speak(_ utterance: Utterance, at now: Instant) {
    unspoken.append(utterance)
    voice.speak(utterance, at: now)
  }

  func silence() {
    forget()
    voice.silence()
  }

  private func forget() {
    unspoken = []
    begun = []
  }

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

  var playsSounds: Bool { voice.playsSounds }

  var playsRecordings: Bool { voice.playsRecordings }

  func takeRecordings(_ files: (any RecordingFiles)?) {
    recordings = files
    voice.takeRecordings(files)
  }

  var soundsCapitals: Bool { voice.soundsCapitals }

  var wordsAreExact: Bool { voice.wordsAreExact }

  var deadline: Instant? { voice.deadline }

  func take(at now: Instant) -> [VoiceEvent] {
    voice.take(at: now).filter { event in
      switch event {
      case .speech(.began(let id)): return begun.insert(id).inserted
      case .speech(.finished(let id)):
        unspoken.removeAll { $0.id == id }
        begun.remove(id)
      case .speech, .trouble: break
      case .failed: forget()
      }
      return true
    }
  }
}
