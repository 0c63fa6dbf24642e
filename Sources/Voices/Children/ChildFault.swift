import Processes
import Speech

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
    /// The program ended with success before it had answered.
    case unanswered
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

  /// Returns the last output to standard error as one line without control characters.
  static func line(_ tail: ErrorTail) -> String { joined(tail.text[...]) }

  /// Returns the last line of the output to standard error without control characters: before it, libraries for sound
  /// tell of themselves.
  static func lastLine(_ tail: ErrorTail) -> String {
    let lines = tail.text.split(whereSeparator: \.isNewline)
    return joined(lines.last { $0.contains { !$0.isWhitespace } } ?? "")
  }

  private static func joined(_ text: Substring) -> String {
    SpokenForm.line(String(text)).split(separator: " ").joined(separator: " ")
  }

  /// Returns the fault of a program that ends before it can have spoken.
  static func hasty(_ program: String) -> ChildFault { ChildFault(program: program, reason: .hasty, errors: "") }
}
