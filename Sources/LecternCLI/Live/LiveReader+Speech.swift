import Reading
import Speech
import TerminalUI
import Words

extension LiveReader {
  /// Hands the session what the voice tells.
  mutating func takeSpeech() {
    for event in parts.voice.take(at: now) {
      switch event {
      case .speech(let event): take(event)
      case .trouble(let reason): tellOnce(of: reason)
      case .failed(let reason): speechFailed(reason)
      }
    }
  }

  /// Tells of something that the voice goes on without, once for each sentence.
  private mutating func tellOnce(of reason: Complaint) {
    let catalogue = reader.world.catalogue
    let sentence = SafeText.line(catalogue.text(reason))
    guard troubles.insert(sentence).inserted else { return }
    let utterance = Utterance(id: -1, kind: .answer, text: sentence, language: catalogue.language)
    screen?.said(utterance)
    parts.voice.speak(utterance, at: now)
  }

  /// Stops reading where it was because the voice failed, and shows the reason.
  private mutating func speechFailed(_ reason: Complaint) {
    guard let screen else { return ending = .left }
    carryOut(reader.apply(.pauseReading, at: now))
    screen.fail(reader.world.catalogue.text(reason))
  }
}
