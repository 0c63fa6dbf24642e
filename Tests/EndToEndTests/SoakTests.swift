import Testing

/// The program that disturbs readings, as far as it is a program like others.
@Suite(.timeLimit(.minutes(10))) struct SoakTests {
  private func run(_ arguments: String...) throws -> FinishedRun {
    try FinishedRun(arguments, program: ChildProcess.program("lectern-soak"), environment: [:])
  }

  @Test func `it tells its usage, and refuses what it does not understand in a sentence`() throws {
    let help = try run("--help")
    #expect(help.change == .exited(0) && help.errors.isEmpty)
    #expect(help.lines.count == 2 && help.lines[1].contains("--kills N"))
    for wrong in [[], ["--bogus"], ["--minutes", "x", "a"], ["--kills"], ["--kills", "-1"], ["--kills", "2", "a"]] {
      let run = try FinishedRun(wrong, program: ChildProcess.program("lectern-soak"), environment: [:])
      #expect(run.change == .exited(64), "\(wrong)")
      #expect(run.output.isEmpty && run.errors == help.output, "\(wrong)")
    }
    let missing = try run("/nowhere.epub")
    #expect(missing.change == .exited(65))
    #expect(missing.errors.hasPrefix("lectern-soak: ") && missing.errors.contains("/nowhere.epub"))
  }
}
