import Speech
import TerminalUI

/// A voice with a transcript beside it: a line for each utterance, as it begins to be spoken.
package final class TranscriptTap: Voice {
  private let voice: any Voice
  private let log: any LineLog
  private let tellsBeginnings: Bool
  /// The utterances in the voice's hands that have not begun.
  private var waiting: [Int: String] = [:]

  /// Listens in on a voice; one that never tells when an utterance begins is spoken at once.
  package init(_ voice: any Voice, log: any LineLog, tellsBeginnings: Bool) {
    self.voice = voice
    self.log = log
    self.tellsBeginnings = tellsBeginnings
  }

  package func speak(_ utterance: Utterance, at now: Instant) {
    let line = SafeText.line(utterance.text)
    if line.isEmpty {
      // A sound or a pause is no line.
    } else if tellsBeginnings {
      waiting[utterance.id] = line
    } else {
      log.append(line)
    }
    voice.speak(utterance, at: now)
  }

  package func silence() {
    waiting = [:]
    voice.silence()
  }

  package var playsSounds: Bool { voice.playsSounds }

  package var soundsCapitals: Bool { voice.soundsCapitals }

  package var languages: Set<String>? { voice.languages }

  package var takesRate: Bool { voice.takesRate }

  package var takesVolume: Bool { voice.takesVolume }

  package var wordsAreExact: Bool { voice.wordsAreExact }

  package func choose(_ choices: VoiceChoices) throws(VoiceRefusal) { try voice.choose(choices) }

  package func takeRecordings(_ files: (any RecordingFiles)?) { voice.takeRecordings(files) }

  package var playsRecordings: Bool { voice.playsRecordings }

  package var rate: Int {
    get { voice.rate }
    set { voice.rate = newValue }
  }

  package var volume: Int {
    get { voice.volume }
    set { voice.volume = newValue }
  }

  package var deadline: Instant? { voice.deadline }

  package func take(at now: Instant) -> [VoiceEvent] {
    let events = voice.take(at: now)
    for case .speech(.began(let id)) in events {
      if let line = waiting.removeValue(forKey: id) { log.append(line) }
    }
    return events
  }
}
