/// What the program tells whoever started it, in the numbers of sysexits.h.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Findings, or no match.
  case findings = 1
  case usage = 64
  /// The book cannot be read.
  case badData = 65
  case noInput = 66
  /// Reading or writing failed.
  case inputOutput = 74
  /// The reader that was called does not do it now; at another moment it may.
  case refused = 75
}

/// Why a command came to nothing: the sentence for the user, and the status for the shell.
package struct Failure: Error {
  package let status: ExitStatus
  package let message: String
  /// The voice that says so too, where one was chosen.
  package var voice: VoiceKind?

  package init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The same failure, told by a voice as well.
  func spoken(by voice: VoiceKind?) -> Failure {
    var failure = self
    failure.voice = voice
    return failure
  }
}
