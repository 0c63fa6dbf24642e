import BookFormats

extension Edges {
  /// Opens the book an operand names; `-` is standard input.
  func openBook(_ name: String) throws(Failure) -> Book {
    try reading {
      name == "-"
        ? try Book.open(bytes: try readInput(), name: Book.standardInput, tools: tools)
        : try Book.open(path: name, tools: tools)
    }
  }

  /// Carries out what reads a book; what goes wrong is told to the user.
  func reading<Result>(_ read: () throws -> Result) throws(Failure) -> Result {
    do {
      return try read()
    } catch let error as BookError {
      throw Failure(ExitStatus(error.cause), error.message)
    } catch {
      throw Failure(.inputOutput, "Standard input cannot be read. Name a file instead.")
    }
  }

  /// Opens the book an operand names; why it cannot be opened is told by a voice as well, which is asked for only then.
  func openBook(_ name: String, orSayWhyNotBy voice: @autoclosure () -> VoiceKind?) throws(Failure) -> Book {
    do throws(Failure) { return try openBook(name) } catch { throw error.spoken(by: voice()) }
  }
}

extension ExitStatus {
  /// The status for a book that could not be opened.
  init(_ cause: BookError.Cause) {
    switch cause {
    case .noInput: self = .noInput
    case .inputOutput: self = .inputOutput
    case .data: self = .badData
    }
  }
}
