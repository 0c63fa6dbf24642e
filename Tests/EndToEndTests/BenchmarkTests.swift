import Testing

/// The benchmark runs and tells everything; what it measures is nobody's promise.
@Suite(.timeLimit(.minutes(10))) struct BenchmarkTests {
  @Test func `the smallest books go through every measure, each beside its floor`() throws {
    let run = try FinishedRun(["--smallest"], program: ChildProcess.program("lectern-bench"), environment: [:])
    #expect(run.change == .exited(0))
    #expect(run.errors.isEmpty)
    let rows = run.lines.map { $0.split(separator: "  ").map { $0.drop { $0 == " " } } }
    let head: [Substring] = ["book", "measure", "median", "floor", "ratio", "what the floor is"]
    #expect(rows.first == head && rows.count { $0 == head } == 2)
    for book in ["EPUB 40 kB", "Markdown 40 kB"] {
      let measured = rows.filter { $0.first == book[...] }
      #expect(
        measured.map { $0[1] } == [
          "open to first page", "key 80x24 p50", "key 80x24 p99", "key 200x60 p50", "key 200x60 p99", "whole text",
          "whole sentences", "whole reading", "whole search", "whole index", "peak memory",
        ])
      #expect(measured.allSatisfy { $0.count == 6 && $0[4].hasSuffix("x") })
    }
    #expect(rows.count == 24)
  }
}
