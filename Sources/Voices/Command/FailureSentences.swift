import CLinux
import Glibc
import Processes

extension StartFailure {
  /// Says why the program did not start, and what to do if that is known.
  func sentence(advice: String?) -> String {
    let reason =
      code == ENOENT
      ? "The voice could not be started: there is no program named \(program)."
      : "The voice could not be started: \(program): \(String(cString: strerror(code)))."
    return [reason, advice].compactMap { $0 }.joined(separator: " ")
  }
}

extension ChildFault {
  /// Says how the program ended, what it complained of, and what to do if that is known.
  func sentence(advice: String?) -> String {
    let end =
      switch reason {
      case .status(let status): "ended with status \(status)."
      case .signal(let signal): "was ended by signal \(signal)."
      case .unread: "ended without having read its text."
      case .hasty:
        "ended before it can have spoken. A command for speech has to wait until it has, as spd-say does with -w."
      }
    let complaint = errors.isEmpty ? nil : errors.hasSuffix(".") ? errors : errors + "."
    return ["The voice has failed: \(program) \(end)", complaint, advice].compactMap { $0 }.joined(separator: " ")
  }
}
