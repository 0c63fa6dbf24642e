import Reading
import Speech

extension Effect {
  /// The text that an effect speaks; nil for other effects and for sounds alone.
  var spoken: String? {
    if case .speak(let utterance) = self, !utterance.text.isEmpty { return utterance.text }
    return nil
  }
}
