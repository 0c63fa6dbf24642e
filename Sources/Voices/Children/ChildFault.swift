import Processes

/// A bad end of a program that was to speak.
struct ChildFault: Hashable, Sendable {
  /// The kind of the fault.
  enum Reason: Hashable, Sendable {
    /// It ended with a status other than 0.
    case status(Int32)
    /// A signal ended it.
    case signal(Int32)
    /// It ended before it had read all that it was given.
    case unread
    /// It ended well, twice, before it can have spoken.
    case hasty

    init(_ end: ChildProcess.BadEnd) {
      switch end {
      case .status(let status): self = .status(status)
      case .signal(let signal): self = .signal(signal)
      }
    }
  }

  /// The name the program was started by.
  let program: String
  /// The kind of its bad end.
  let reason: Reason
  /// The last of what the programs wrote to their standard error.
  let errors: String

  /// That a program ends before it can have spoken.
  static func hasty(_ program: String) -> ChildFault { ChildFault(program: program, reason: .hasty, errors: "") }
}
