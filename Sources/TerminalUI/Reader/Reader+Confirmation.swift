import Reading
import Speech
import Words

extension Dialog {
  /// A question before something is gone that cannot be had back.
  package enum Confirmation: Hashable, Sendable {
    case resetSettings
    /// The question of going on with a lesson at the place where it was left.
    case goOnWithLesson
  }
}

extension Reader {
  /// Asks before something is destroyed.
  mutating func ask(_ question: Dialog.Confirmation, at now: Instant) -> [Effect] {
    open(.confirmation(question), at: now)
  }

  /// Returns a question with its two answers; focus begins at the one that changes nothing.
  func dialog(asking question: Dialog.Confirmation) -> Dialog? {
    switch question {
    case .resetSettings:
      Dialog(
        .confirmation(question), title: text(.askReset), explanation: text(.askResetMeans),
        [cancelButton, DialogControl("yes", label: text(.buttonReset), .button(.done))])
    case .goOnWithLesson: practice?.offered.map(dialog(offering:))
    }
  }

  /// Does what was confirmed.
  mutating func confirmed(_ question: Dialog.Confirmation, at now: Instant) -> [Effect] {
    switch question {
    case .resetSettings: resetSettings(at: now)
    case .goOnWithLesson: goOnWithLesson(at: now)
    }
  }
}
