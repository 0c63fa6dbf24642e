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
  ///
  /// A reason that was shown is shown again where it stops a reading; at any other key only the bell tells of it, so that
  /// those who see the text can go on without a voice.
  private mutating func speechFailed(_ reason: Complaint) {
    guard let screen else { return ending = .left }
    let stopsReading = reader.session.isReading
    carryOut(reader.apply(.pauseReading, at: now))
    let sentence = SafeText.line(reader.world.catalogue.text(reason))
    if troubles.insert(sentence).inserted || stopsReading { screen.fail(sentence) } else { screen.ring() }
  }
}
