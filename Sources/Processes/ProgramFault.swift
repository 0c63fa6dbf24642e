/// The reason why a program has no result.
package enum ProgramFault: Error, Hashable, Sendable {
  /// There is no program with that name.
  case missing
  /// The system did not start the program, with an error number of the system.
  case notStarted(code: Int32)
  /// The program ended with a status other than 0; the text is the end of its standard error, with any characters.
  case failed(status: Int32, errors: String)
  /// A signal ended the program.
  case crashed(signal: Int32)
  /// The program was ended because it exceeded its time.
  case tooSlow(milliseconds: Int)
  /// The program was ended because it exceeded the size of its output.
  case tooMuch(bytes: Int)
  /// The program failed because it exceeded its memory.
  case tooHungry(bytes: Int)

  /// Creates the fault of a program that failed, from its error output; `memory` is its limit.
  ///
  /// The system does not report that a program lacks memory: every program fails in its own way, with a message.
  init(_ end: ChildProcess.BadEnd, errors: String, memory: Int? = nil) {
    let words = errors.lowercased()
    if let memory, ["memory", "heap exhausted", "bad_alloc"].contains(where: words.contains) {
      self = .tooHungry(bytes: memory)
      return
    }
    switch end {
    case .status(let status): self = .failed(status: status, errors: errors)
    case .signal(let signal): self = .crashed(signal: signal)
    }
  }
}
