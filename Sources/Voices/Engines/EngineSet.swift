import Speech
import Words

/// Engines that speak together, each for the languages that it is chosen for.
struct EngineSet: Sendable {
  /// The engines with their names; the first speaks what no choice names another for.
  let engines: [(name: EngineName, engine: any SoundEngine)]
  /// The choices.
  let choices: VoiceChoices

  /// The names of the engines.
  var names: [EngineName] { engines.map(\.name) }

  /// The languages that some engine speaks, or nil if they are unknown.
  var languages: Set<String>? {
    var all: Set<String>? = []
    for (_, engine) in engines { all = engine.languages.flatMap { all?.union($0) } }
    return all
  }

  /// A Boolean value that indicates whether the first engine takes the rate.
  var takesRate: Bool { engines.first?.engine.takesRate ?? false }

  /// A Boolean value that indicates whether the first engine takes the volume.
  var takesVolume: Bool { engines.first?.engine.takesVolume ?? false }

  /// A Boolean value that indicates whether the first engine says when words begin.
  var givesWords: Bool { engines.first?.engine.givesWords ?? false }

  /// The way from utterances to jobs.
  var composer: SoundComposer { SoundComposer(engines, choices) }

  /// Returns what a pump works with.
  func equipment(
    _ player: SoundPlayer, _ clock: @escaping @Sendable () -> Instant, _ recordings: RecordingPlayer?
  ) -> SoundWork.Equipment {
    SoundWork.Equipment(
      sources: engines.map { named in { named.engine.source() } }, patience: engines.map(\.engine.patience),
      player: player, recordings: recordings, advice: Complaint(.voiceSoundDevice), clock: clock)
  }
}
