import Processes
import Speech
import Words

/// eSpeak NG, its samples played by a program that knows the sound system.
///
/// It reads its text from a pipe, where nothing is an option and no line is too long, as UTF-8; as markup only where
/// words in another language want another voice, and then nothing of the text is any. The
/// samples are taken from it instead of letting it play them, because without a sound device it would end well.
package struct EspeakCommand: SpeechCommand {
  private static let program = "espeak-ng"
  /// Of 0 to 99, where 50 is a voice's own.
  private static let raisedPitch = "75"

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

  /// Returns a Boolean value that indicates whether the program and one that plays what it speaks are in the folders of
  /// a search path.
  package static func isInstalled(in path: String) -> Bool {
    SearchPath(path).has(program) && SoundPlayer.found(in: path) != nil
  }

  package func chain(for utterance: Utterance, rate: Int, volume: Int) throws(SpeechRefusal) -> CommandChain {
    guard let player else { throw SpeechRefusal(SoundPlayer.noneFound) }
    var words = [EspeakCommand.program, "-b", "1", "-s", String(min(max(rate, 80), 900)), "--stdout", "--stdin"]
    if volume != 100 { words += ["-a", String(min(max(volume, 0), 200))] }
    if let voice = languages.voice(for: utterance.language, chosen: voice) { words += ["-v", voice] }
    if let letter = utterance.raised {
      return chain(words + ["-p", EspeakCommand.raisedPitch], to: player, text: SpokenForm.espeak(letter))
    }
    // A short sound before each capital, which the text has where it asks for one.
    if utterance.soundsCapital { words += ["-k", "1"] }
    let markup = SpokenForm.espeakMarkup(of: utterance) { languages.voice(for: $0, chosen: nil) }
    if markup != nil { words.append("-m") }
    return chain(words, to: player, text: markup ?? SpokenForm.espeak(utterance.text))
  }

  private func chain(_ words: [String], to player: SoundPlayer, text: String) -> CommandChain {
    // The output of eSpeak NG begins with 44 bytes that are no samples, and give a false length.
    CommandChain([words, ["tail", "-c", "+45"], player.words], text: text)
  }

  package var soundsCapitals: Bool { true }

  package var takesRateAndVolume: Bool { true }

  package var spokenLanguages: Set<String>? { languages.subtags }

  package func advice(on program: String) -> Complaint? {
    switch program {
    case EspeakCommand.program: Complaint(.voicePackage, ["package": .text("espeak-ng")])
    case player?.words.first: Complaint(.voiceSoundDevice)
    default: nil
    }
  }
}
