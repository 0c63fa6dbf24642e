import TestSupport

/// The benchmark: makes its own books, measures what a reader waits for, and prints one table.
///
/// Every value stands beside a floor of the same run, since the ratio says more than a time on a machine that others
/// use as well. `--smallest` takes only the smallest books, once, with few keys.
@main enum LecternBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == PeakMemory.option { return try PeakMemory.run(arguments.dropFirst().first) }
    let isSmall = arguments.contains("--smallest")
    let processStart = Measure.time(isSmall ? 1 : 21) { Floor.processStart() }
    let folder = try TemporaryFolder()
    var table = Table()
    // Also where a book could not be opened: what was measured before it took its time.
    defer { print(table.text, terminator: "") }
    for (format, size) in isSmall ? Array(BenchBook.all.prefix(2)) : BenchBook.all {
      let book = try BenchBook(format, size, in: folder)
      let benchmark = BookBenchmark(
        book, runs: isSmall ? 1 : size.runs, keys: isSmall ? 40 : 1_000, processStart: processStart)
      try benchmark.run(into: &table)
    }
  }
}
