import Accessibility
import Reading
import Speech

extension Dialog {
  /// What a reader is asked before something is gone that cannot be had back.
  package enum Confirmation: Hashable, Sendable {
    case resetSettings
  }
}

extension Reader {
  /// Asks before something is destroyed.
  mutating func ask(_ question: Dialog.Confirmation, at now: Instant) -> [Effect] {
    open(dialog(asking: question), at: now)
  }

  /// A question with its two answers; focus begins at the one that changes nothing.
  func dialog(asking question: Dialog.Confirmation) -> Dialog {
    let (title, explanation, yes): (Phrase.Key, Phrase.Key, Phrase.Key) =
      switch question {
      case .resetSettings: (.askReset, .askResetMeans, .buttonReset)
      }
    return Dialog(
      .confirmation(question), title: text(title), explanation: text(explanation),
      [cancelButton, DialogControl("yes", label: text(yes), .button(.done))])
  }

  /// Does what was confirmed.
  mutating func confirmed(_ question: Dialog.Confirmation, at now: Instant) -> [Effect] {
    switch question {
    case .resetSettings: resetSettings(at: now)
    }
  }
}
