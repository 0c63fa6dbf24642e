import LecternCLI
import Speech
import Terminal
import Voices

/// A factory of the voices that a command line can name.
enum VoiceMaker {
  private static var searchPath: String { ProcessEnvironment.all()["PATH"] ?? "" }

  /// Returns a Boolean value that indicates whether a voice with sound is installed.
  static func hasSound() -> Bool { EspeakCommand.isInstalled(in: searchPath) }

  /// Returns a voice of a kind, which calls `wake` when it has events to take.
  static func voice(_ kind: VoiceKind, wake: @escaping @Sendable () -> Void) throws -> any Voice {
    switch kind {
    case .none: return NoVoice()
    case .print: return TimedVoice()
    case .espeak:
      let player = SoundPlayer.found(in: searchPath)
      return CommandVoice(EspeakCommand(languages: .installed(), player: player), wake: wake)
    case .command(let line):
      do { return CommandVoice(PlainCommand(try CommandWords(line)), wake: wake) } catch {
        throw VoiceRefusal((error as CommandWords.Fault).complaint)
      }
    }
  }
}
