import Processes
import Speech
import Words

/// The voice of eSpeak NG, whose samples are played by a program for the sound system.
///
/// eSpeak NG reads its text from a pipe in UTF-8, so that no text is an option and no line is too long. The text is
/// markup only if some words have another voice for their language, and is escaped then. The samples are piped to the
/// player because eSpeak NG itself reports success without a sound device.
package struct EspeakCommand: SpeechCommand {
  private static let program = "espeak-ng"
  /// The pitch of a raised letter, from 0 to 99; 50 is that of the voice itself.
  private static let raisedPitch = "75"

  private let voice: String?
  private let languages: EspeakLanguages
  private let player: SoundPlayer?

  /// Creates the voice.
  ///
  /// - Parameters:
  ///   - voice: The user's choice, for text in its language or in an unknown one, or nil for the choice of eSpeak NG.
  ///   - languages: The installed languages.
  ///   - player: The program that plays samples, or nil if there is none.
  package init(voice: String? = nil, languages: EspeakLanguages, player: SoundPlayer?) {
    self.voice = voice
    self.languages = languages
    self.player = player
  }

  /// Returns a Boolean value that indicates whether eSpeak NG and a player are in the folders of a search path.
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
    // A short sound before each capital letter, if the utterance requests it.
    if utterance.soundsCapital { words += ["-k", "1"] }
    let markup = SpokenForm.espeakMarkup(of: utterance) { languages.voice(for: $0, chosen: nil) }
    if markup != nil { words.append("-m") }
    return chain(words, to: player, text: markup ?? SpokenForm.espeak(utterance.text))
  }

  private func chain(_ words: [String], to player: SoundPlayer, text: String) -> CommandChain {
    // The output of eSpeak NG begins with a header of 44 bytes, which declares a false length.
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
