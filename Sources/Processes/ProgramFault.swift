/// Why a program came to nothing.
package enum ProgramFault: Error, Hashable, Sendable {
  /// There is no program of that name.
  case missing
  /// The system did not start it; the number is the system's.
  case notStarted(code: Int32)
  /// It ended with a status other than 0; the text is the last of its standard error, as it was written.
  case failed(status: Int32, errors: String)
  /// A signal ended it.
  case crashed(signal: Int32)
  /// It was ended because it took longer than it may.
  case tooSlow(milliseconds: Int)
  /// It was ended because it wrote more than it may.
  case tooMuch(bytes: Int)

  init(_ end: ChildProcess.BadEnd, errors: String) {
    switch end {
    case .status(let status): self = .failed(status: status, errors: errors)
    case .signal(let signal): self = .crashed(signal: signal)
    }
  }
}
