import TestSupport

/// The benchmark: makes its own books, measures what a reader waits for, and prints a table for each book.
///
/// Every value stands beside a floor of the same run, since the ratio says more than a time on a machine that others
/// use as well. Books are chosen by words in their names, all without any; `--smallest` takes only the smallest ones,
/// once, with few keys. `--shapes PROGRAM` tells which forms of documents cost a built program more than their size.
@main enum LecternBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == PeakMemory.option { return try PeakMemory.run(arguments.dropFirst().first) }
    if arguments.first == ShapeSweep.option, let program = arguments.dropFirst().first {
      return try ShapeSweep(program: program).run(Array(arguments.dropFirst(2)))
    }
    let isSmall = arguments.contains("--smallest")
    let processStart = Measure.time(isSmall ? 1 : 21) { Floor.processStart() }
    let names = arguments.filter { !$0.hasPrefix("-") }
    let folder = try TemporaryFolder()
    for (format, size) in isSmall ? Array(BenchBook.all.prefix(2)) : BenchBook.all {
      guard names.isEmpty || names.contains(where: BenchBook.name(format, size).contains) else { continue }
      let book = try BenchBook(format, size, in: folder)
      var table = Table()
      // Also where the book could not be opened: what was measured before it took its time.
      defer { print(table.text) }
      let benchmark = BookBenchmark(
        book, runs: isSmall ? 1 : size.runs, keys: isSmall ? 40 : 1_000, processStart: processStart)
      try benchmark.run(into: &table)
    }
  }
}
