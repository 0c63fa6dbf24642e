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
  /// It came to a bad end because it was given no more memory than it may take.
  case tooHungry(bytes: Int)

  /// Tells a bad end by what the program has complained of; `memory` is what it may take.
  ///
  /// What is out of memory is not told by the system: every program ends in its own way, and says so.
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
