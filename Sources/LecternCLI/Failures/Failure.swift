import Words

/// Why a command came to nothing: what there is to complain of, and the status for the shell.
package struct Failure: Error {
  package let status: ExitStatus
  package let complaint: Complaint
  /// The voice that says so too, where one was chosen.
  package var voice: VoiceKind?

  package init(_ status: ExitStatus, _ complaint: Complaint) {
    self.status = status
    self.complaint = complaint
  }

  /// A failure that needs no more than its words.
  init(_ status: ExitStatus, _ key: Phrase.Key) { self.init(status, Complaint(key)) }

  /// Returns the same failure, spoken by a voice as well.
  func spoken(by voice: VoiceKind?) -> Failure {
    var failure = self
    failure.voice = voice
    return failure
  }
}

extension Catalogue {
  /// Returns the reason why a command failed, in words.
  func text(_ failure: Failure) -> String { text(failure.complaint) }
}
