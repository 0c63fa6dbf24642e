import Speech
import Words

/// The voice of Speech Dispatcher, which plays what it speaks, and tells of words by marks.
///
/// 1. An utterance becomes text with marks (``MarkedText``), which goes to the thread of a ``VoicePump``.
/// 2. The thread hands it to the server in the conversation of an ``SSIPDialog``, and reports what the server tells.
/// 3. The words of a module that sends no marks are estimated.
package final class SpeechDispatcherVoice: Voice {
  /// The rate in words of six characters per minute, for utterances that have not been handed over.
  package var rate: Int {
    get { speakingRate.wordsPerMinute }
    set { speakingRate = SpeakingRate(wordsPerMinute: newValue) }
  }

  /// The volume in percent, for utterances that have not been handed over.
  package var volume = 100

  private let server: SpeechDispatcherServer
  private let patience: VoicePatience
  private let pump: VoicePump<SpeechDispatcherWork>
  private var choices: VoiceChoices
  private var speakingRate: SpeakingRate
  private var handed = HandedUtterances()
  private var failure: Complaint?

  /// Creates the voice of a server with some choices; `wake` is called when there are events to take.
  init(
    _ server: SpeechDispatcherServer, _ choices: VoiceChoices, patience: VoicePatience,
    clock: @escaping @Sendable () -> Instant, wake: @escaping @Sendable () -> Void
  ) throws(VoiceRefusal) {
    if let fault = server.fault { throw VoiceRefusal(fault) }
    try Self.check(choices, server)
    self.server = server
    self.choices = choices
    self.patience = patience
    speakingRate = SpeakingRate(wordsPerMinute: choices.rate)
    let equipment = SpeechDispatcherWork.Equipment(server: server, patience: patience.reply, clock: clock)
    pump = VoicePump(equipment, wake: wake)
  }

  deinit { pump.close() }

  /// Checks that the voices that are chosen exist, as far as they are known, and are all voices of the server.
  private static func check(_ choices: VoiceChoices, _ server: SpeechDispatcherServer) throws(VoiceRefusal) {
    for name in [choices.standard].compactMap(\.self) + choices.byLanguage.values {
      guard name.engine == .speechd else { throw VoiceRefusal(.playsItself(.speechd)) }
      if let voice = name.voice { _ = try server.knownVoices?.existing(voice) }
    }
  }

  /// The languages of all modules, or nil if they are unknown.
  package var languages: Set<String>? { server.knownVoices?.subtags }

  package var takesVolume: Bool { true }

  /// A Boolean value that indicates whether the module has told of the words of the last utterance; before the first
  /// one, whether the module is known to do so.
  package var wordsAreExact: Bool {
    if let isExact = handed.isExact { return isExact }
    let voices = server.knownVoices
    let module = choices.standard?.voice.flatMap { voices?.named($0)?.module } ?? voices?.standardModule
    return module.map(Self.markingModules.contains) ?? false
  }

  private static let markingModules: Set = ["espeak-ng", "espeak"]

  /// Takes other choices, for utterances that have not been handed over.
  package func choose(_ choices: VoiceChoices) throws(VoiceRefusal) {
    try Self.check(choices, server)
    self.choices = choices
  }

  package func speak(_ utterance: Utterance, at now: Instant) {
    handed.add(utterance)
    let characters = utterance.text.count
    let language = utterance.language
    let raise = utterance.raised == nil ? 0 : SoundComposer.raise
    let own = choices.rate(for: language, at: rate)
    pump.add(
      SpeechDispatcherWork.Job(
        id: utterance.id, kind: utterance.kind, text: MarkedText(utterance), language: language,
        choices: choices, rate: own,
        pitch: choices.pitch(for: language, raisedBy: raise), volume: volume,
        pauseBefore: speakingRate.pause(utterance.pauseBefore), pauseAfter: speakingRate.pause(utterance.pauseAfter),
        isEmpty: utterance.text.isEmpty && utterance.raised == nil,
        limit: SpeakingRate(wordsPerMinute: own).longestTime(of: characters, patience: patience.server)))
  }

  package func silence() {
    pump.stop()
    handed.clear()
    failure = nil
  }

  package var deadline: Instant? { handed.deadline(at: speakingRate) }

  package func take(at now: Instant) -> [VoiceEvent] {
    var events: [VoiceEvent] = []
    for report in pump.take() {
      switch report {
      case .mark(let id, let mark, let moment):
        events += handed.take(mark, of: id, at: moment, rate: speakingRate)
      case .trouble: break
      case .failed(let complaint): failure = complaint
      }
    }
    events += handed.estimates(by: now, at: speakingRate)
    if let failure {
      defer { silence() }
      return events + [.failed(failure)]
    }
    return events
  }
}

extension Complaint {
  /// Returns the complaint that an engine that plays its own sound is mixed with another one.
  static func playsItself(_ engine: EngineName) -> Complaint {
    Complaint(.voicePlaysItself, ["engine": .text(engine.rawValue)])
  }
}
