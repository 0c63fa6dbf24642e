import Processes
import Speech
import Words

/// A voice whose samples are its own to play: it knows when each word is heard, and falls silent at once.
///
/// 1. An utterance becomes a job (``SoundComposer``), which goes to the thread of a ``SoundPump``.
/// 2. The thread has an engine speak the next job while the player plays the one before, and reports the moment at which
///    each word will be heard.
/// 3. The events of an utterance are told when their moments have come.
package final class SoundVoice: Voice {
  /// The rate in words of six characters per minute, for utterances that have not been handed over.
  package var rate: Int {
    get { speakingRate.wordsPerMinute }
    set { speakingRate = SpeakingRate(wordsPerMinute: newValue) }
  }

  /// The volume in percent of the engine's own, for utterances that have not been handed over.
  package var volume = 100

  /// The languages that some engine speaks, or nil if they are unknown.
  package var languages: Set<String>? { engines.languages }

  /// A Boolean value that indicates whether the first engine takes the rate.
  package var takesRate: Bool { engines.takesRate }

  /// A Boolean value that indicates whether the first engine says when words begin.
  package var wordsAreExact: Bool { engines.givesWords }

  /// The programs and the clock that the voice works with.
  private struct Outside {
    let player: SoundPlayer
    /// The path of FFmpeg, or nil if it is not installed.
    let recordingProgram: String?
    let clock: @Sendable () -> Instant
    let wake: @Sendable () -> Void
  }

  private let make: (VoiceChoices) throws(VoiceRefusal) -> EngineSet
  private let outside: Outside
  private var engines: EngineSet
  private var pump: SoundPump
  private var speakingRate: SpeakingRate
  /// The marks that are still to be heard, in the order of their moments.
  private var ahead: ArraySlice<(event: SpeechEvent, at: Instant)> = []
  private var failure: Complaint?
  private var troubles: [VoiceEvent] = []
  private var recordings: RecordingPlayer?

  /// Creates a voice of the engines that are made for some choices; `wake` is called when there are events to take.
  init(
    _ choices: VoiceChoices, player: SoundPlayer, recordings program: String? = nil,
    clock: @escaping @Sendable () -> Instant,
    wake: @escaping @Sendable () -> Void, engines make: @escaping (VoiceChoices) throws(VoiceRefusal) -> EngineSet
  ) throws(VoiceRefusal) {
    self.make = make
    outside = Outside(player: player, recordingProgram: program, clock: clock, wake: wake)
    engines = try make(choices)
    pump = SoundPump(engines.equipment(player, clock, nil), wake: wake)
    speakingRate = SpeakingRate(wordsPerMinute: choices.rate)
  }

  /// Takes other choices; engines that were not at work before are started with their first utterance.
  package func choose(_ choices: VoiceChoices) throws(VoiceRefusal) {
    let other = try make(choices)
    guard other.names != engines.names else {
      engines = other
      return
    }
    silence()
    pump.close()
    engines = other
    pump = SoundPump(engines.equipment(outside.player, outside.clock, recordings), wake: outside.wake)
  }

  deinit { pump.close() }

  package var playsRecordings: Bool { recordings != nil }

  package func takeRecordings(_ files: (any RecordingFiles)?) {
    recordings = files.flatMap { files in outside.recordingProgram.map { RecordingPlayer(files, program: $0) } }
    silence()
    pump.close()
    pump = VoicePump(engines.equipment(outside.player, outside.clock, recordings), wake: outside.wake)
  }

  /// A Boolean value that indicates whether the first engine takes the volume.
  package var takesVolume: Bool { engines.takesVolume }

  package var playsSounds: Bool { true }

  package func speak(_ utterance: Utterance, at now: Instant) {
    pump.add(engines.composer.job(for: utterance, rate: speakingRate, volume: volume, plays: playsRecordings))
  }

  package func silence() {
    pump.stop()
    ahead = []
    failure = nil
  }

  package var deadline: Instant? { ahead.first?.at }

  package func take(at now: Instant) -> [VoiceEvent] {
    for report in pump.take() {
      switch report {
      case .mark(let id, let mark, let moment): ahead.append((mark.event(of: id), moment))
      case .trouble(let complaint): troubles.append(.trouble(complaint))
      case .failed(let complaint): failure = complaint
      }
    }
    defer { troubles = [] }
    if let failure {
      defer { silence() }
      return due(by: now) + troubles + [.failed(failure)]
    }
    return due(by: now) + troubles
  }

  private func due(by now: Instant) -> [VoiceEvent] {
    let due = ahead.prefix { $0.at <= now }
    ahead = ahead.dropFirst(due.count)
    return due.map { .speech($0.event) }
  }
}

extension SoundStream.Mark {
  /// Returns the mark as an event of an utterance.
  fileprivate func event(of id: Int) -> SpeechEvent {
    switch self {
    case .began: .began(id)
    case .word(let offset, true): .word(id, offset: offset)
    case .played(let milliseconds): .played(id, milliseconds: milliseconds)
    case .word(let offset, false): .estimatedWord(id, offset: offset)
    case .ended: .finished(id)
    }
  }
}
