import LecternCLI
import Speech
import Terminal
import Voices

/// Makes the voices that a command line can name.
enum VoiceMaker {
  private static var searchPath: String { ProcessEnvironment.all()["PATH"] ?? "" }

  /// Returns a Boolean value that indicates whether there is a voice that can be heard.
  static func hasSound() -> Bool { EspeakCommand.isInstalled(in: searchPath) }

  /// A voice of a kind, which calls `wake` when it has something to tell.
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
