import Processes
import Speech

/// eSpeak NG, its samples played by a program that knows the sound system.
///
/// It reads its text from a pipe, where nothing is an option and no line is too long, as UTF-8 and never as markup. The
/// samples are taken from it instead of letting it play them, because without a sound device it would end well.
package struct EspeakCommand: SpeechCommand {
  private static let program = "espeak-ng"

  private let voice: String?
  private let languages: EspeakLanguages
  private let player: SoundPlayer?

  /// Creates the voice.
  ///
  /// - Parameters:
  ///   - voice: The reader's own choice, for text in its language or in one that is not known; nil leaves it to eSpeak NG.
  ///   - languages: The languages that are installed.
  ///   - player: The program that plays samples; nil when there is none.
  package init(voice: String? = nil, languages: EspeakLanguages, player: SoundPlayer?) {
    self.voice = voice
    self.languages = languages
    self.player = player
  }

  /// Whether the program and one that plays what it speaks are in the folders of a search path.
  package static func isInstalled(in path: String) -> Bool {
    SearchPath(path).has(program) && SoundPlayer.found(in: path) != nil
  }

  package func chain(for utterance: Utterance, rate: Int) throws(SpeechRefusal) -> CommandChain {
    guard let player else { throw SpeechRefusal(SoundPlayer.noneFound) }
    var words = [EspeakCommand.program, "-b", "1", "-s", String(min(max(rate, 80), 900)), "--stdout", "--stdin"]
    if let voice = languages.voice(for: utterance.language, chosen: voice) { words += ["-v", voice] }
    // What eSpeak NG writes begins with 44 bytes that are no samples, and give a false length.
    return CommandChain(
      [words, ["tail", "-c", "+45"], player.words], text: SpokenForm.espeak(utterance.text))
  }

  package func advice(on program: String) -> String? {
    switch program {
    case EspeakCommand.program: "The package espeak-ng has the program and its voices."
    case player?.words.first: "See that a sound device is there and that no other program keeps it to itself."
    default: nil
    }
  }
}
