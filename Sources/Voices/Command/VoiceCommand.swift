import Speech
import Words

/// A command that the user has named as a voice, with the way in which it takes text and speaks it.
///
///     espeak-ng --stdin          a process for each utterance, which speaks
///     pcm:22050:flite -o -       a process for each utterance, which writes samples
///     lines:my-voice             a process that speaks a line after the other
///     flite                      a known program
struct VoiceCommand: Hashable, Sendable {
  /// The way in which a command speaks.
  enum Mode: Hashable, Sendable {
    /// It is started for each utterance, and speaks until it ends.
    case speaks
    /// It is started for each utterance, and writes samples, so many per second, or a WAV file.
    case samples(perSecond: Int)
    /// It takes a line for each utterance, and answers with a line when it has spoken it.
    case lines
    /// It is a client of Speech Dispatcher.
    case speechDispatcher
  }

  let mode: Mode
  let template: CommandTemplate
  /// The name of a model that the program cannot do without; nil for other programs.
  var needsModel = false

  /// Creates the command of a line.
  init(_ line: String) throws(VoiceRefusal) {
    if let known = Self.known(line) {
      self = known
      return
    }
    let rest: Substring
    if line.hasPrefix("pcm:") {
      let parts = line.dropFirst("pcm:".count).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let rate = Int(parts[0]), (4000...192_000).contains(rate) else {
        throw VoiceRefusal(Complaint(.voiceNoSampleRate))
      }
      mode = .samples(perSecond: rate)
      rest = parts[1]
    } else if line.hasPrefix("lines:") {
      mode = .lines
      rest = line.dropFirst("lines:".count)
    } else {
      mode = .speaks
      rest = line[...]
    }
    do throws(CommandWords.Fault) { template = CommandTemplate(try CommandWords(String(rest)).words) } catch {
      throw VoiceRefusal(error.complaint)
    }
  }

  private init(_ mode: Mode, _ words: String, voice: String = "", needsModel: Bool = false) {
    self.mode = mode
    self.needsModel = needsModel
    template = CommandTemplate(
      words.split(separator: " ").map(String.init), voice: voice.split(separator: " ").map(String.init))
  }

  /// Returns the command of a known program, by its name alone.
  private static func known(_ name: String) -> VoiceCommand? {
    switch name {
    case "espeak-ng":
      VoiceCommand(
        .samples(perSecond: 22_050), "espeak-ng -b 1 -z --stdin --stdout -s {rate} -p {pitch} -a {volume}",
        voice: "-v {voice}")
    case "piper":
      VoiceCommand(
        .samples(perSecond: 22_050), "piper --model {voice} --output-raw --length-scale {rate_inv}", needsModel: true)
    case "flite":
      // Into a pipe it writes no samples behind the header.
      VoiceCommand(
        .speaks, "flite --setf duration_stretch={rate_inv} -f /dev/stdin -o play", voice: "-voice {voice}")
    case "festival": VoiceCommand(.speaks, "festival --tts")
    case "spd-say": VoiceCommand(.speechDispatcher, "spd-say")
    case "rhvoice": VoiceCommand(.speaks, "RHVoice-test", voice: "-p {voice}")
    case "say": VoiceCommand(.speaks, "say -r {rate} -f -", voice: "-v {voice}")
    default: nil
    }
  }
}
