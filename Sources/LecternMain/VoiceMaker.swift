import LecternCLI
import Speech
import Terminal
import Voices

/// A factory of the voices that a command line can name.
struct VoiceMaker: Sendable {
  /// The installed engines.
  let installation: VoiceInstallation

  /// Finds what is installed by the environment and the folder of the program.
  init(environment: [String: String]) {
    installation = VoiceInstallation(environment: environment, folder: ProgramFolder.path)
  }

  /// Returns a voice of a kind with the user's choices, which calls `wake` when it has events to take.
  func voice(_ kind: VoiceKind, _ choices: VoiceChoices, wake: @escaping @Sendable () -> Void) throws -> any Voice {
    switch kind {
    case .none: return NoVoice()
    case .print: return TimedVoice()
    case .engine(let engine):
      return try installation.voice(engine, choices, clock: SystemClock.now, wake: wake)
    case .command(let line):
      return try installation.voice(command: line, choices, clock: SystemClock.now, wake: wake)
    }
  }
}
