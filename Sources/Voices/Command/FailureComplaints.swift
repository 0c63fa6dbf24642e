import Glibc
import Processes
import Words

extension StartFailure {
  /// Returns the reason why the program did not start, and the remedy if there is a known one.
  func complaint(advice: Complaint?) -> Complaint {
    let program = Phrase.Argument.text(program)
    let reason =
      code == ENOENT
      ? Complaint(.voiceNoProgram, ["program": program])
      : Complaint(.voiceNotStarted, ["program": program, "reason": .complaint(.system(code))])
    return reason.followed(by: advice)
  }
}

extension ChildFault {
  /// Returns the end of the program, its error output, and the remedy if there is a known one.
  func complaint(advice: Complaint?) -> Complaint {
    let program = Phrase.Argument.text(program)
    let end =
      switch reason {
      case .status(let status): Complaint(.voiceStatus, ["program": program, "number": .count(Int(status))])
      case .signal(let signal): Complaint(.voiceSignal, ["program": program, "number": .count(Int(signal))])
      case .unread: Complaint(.voiceUnread, ["program": program])
      case .unanswered: Complaint(.voiceUnanswered, ["program": program])
      case .hasty: Complaint(.voiceHasty, ["program": program])
      }
    let errors = errors.isEmpty ? nil : Complaint.quoted(errors.hasSuffix(".") ? errors : errors + ".")
    return end.followed(by: errors).followed(by: advice)
  }
}
