import Processes

/// A failure of a program that speaks.
struct ChildFault: Hashable, Sendable {
  /// The kind of the fault.
  enum Reason: Hashable, Sendable {
    /// The program ended with a status other than 0.
    case status(Int32)
    /// A signal ended the program.
    case signal(Int32)
    /// The program ended before it had read all its input.
    case unread
    /// The program ended with success before it can have spoken, for the second time.
    case hasty

    init(_ end: ChildProcess.BadEnd) {
      switch end {
      case .status(let status): self = .status(status)
      case .signal(let signal): self = .signal(signal)
      }
    }
  }

  /// The name that the program was started by.
  let program: String
  /// The kind of the failure.
  let reason: Reason
  /// The last lines that the programs wrote to their standard error.
  let errors: String

  /// Returns the fault of a program that ends before it can have spoken.
  static func hasty(_ program: String) -> ChildFault { ChildFault(program: program, reason: .hasty, errors: "") }
}
