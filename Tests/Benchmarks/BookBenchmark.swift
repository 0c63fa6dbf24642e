import BookFormats
import Foundation
import PageLayout
import TextModel

/// Everything that is measured of one book.
struct BookBenchmark {
  private static let mebibyte = Double(1 << 20)
  private static let sizes = [PageSize(columns: 80, lines: 24), PageSize(columns: 200, lines: 60)]

  private let book: BenchBook
  private let runs: Int
  private let keys: Int
  private let processStart: Double

  /// Prepares the measures; `processStart` is how long a program takes that does nothing, in milliseconds.
  init(_ book: BenchBook, runs: Int, keys: Int, processStart: Double) {
    self.book = book
    self.runs = runs
    self.keys = keys
    self.processStart = processStart
  }

  /// Measures everything and adds the rows.
  func run(into table: inout Table) throws {
    var whole = ""
    try readText { whole += $0 }
    let paragraphs = whole.split(separator: "\n")
    let breaks = Measure.time(runs) { Floor.sentences(paragraphs) }
    let parse =
      book.format == .epub
      ? Table.Floor(
        name: "inflate and parse the same bytes", value: Measure.time(runs) { Floor.inflateAndParse(book.path) })
      : Table.Floor(name: "sentence breaks of the same text", value: breaks)

    let open = try Measure.time(runs) { _ = try BenchDesk(book.path) }
    let start = Table.Floor(name: "start of a program", value: processStart)
    table.add(book.name, "open to first page", open, .milliseconds, beside: start)
    try addKeys(paragraphs, to: &table)
    let text = try Measure.time(runs) { try readText { _ in } }
    table.add(book.name, "whole text", text, .milliseconds, beside: parse)
    try addReading(beside: text, breaks, to: &table)
    table.add(
      book.name, "whole index", try indexTime(), .milliseconds,
      beside: Table.Floor(name: "sentence breaks of the same text", value: breaks))
    try addMemory(to: &table)
  }

  /// Opens the book and hands over its visible text, a section at a time.
  private func readText(_ take: (String) -> Void) throws {
    let text = try Book.open(path: book.path)
    for index in 0..<text.sectionCount where text.isLinear(index) { take(text.section(index).visibleText) }
  }

  /// Adds what goes through all sentences: cutting them, composing what is read aloud, and a search for a word that is
  /// nowhere.
  private func addReading(beside text: Double, _ breaks: Double, to table: inout Table) throws {
    let whole = Table.Floor(name: "the whole text", value: text)
    let sentences = try Measure.time(runs) { try BenchDesk.Walk(book.path).cutSentences() }
    table.add(
      book.name, "whole sentences", sentences, .milliseconds,
      beside: Table.Floor(name: "sentence breaks of the same text", value: breaks))
    let read = try Measure.time(runs) { try BenchDesk.Walk(book.path).read() }
    table.add(book.name, "whole reading", read, .milliseconds, beside: whole)
    let search = try Measure.time(runs) { try BenchDesk.Walk(book.path).search(for: "quinquagesimal") }
    table.add(book.name, "whole search", search, .milliseconds, beside: whole)
  }

  private func indexTime() throws -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      var opened = try BenchDesk(book.path)
      times.append(Measure.milliseconds(ContinuousClock().measure { opened.takeIndex() }))
    }
    return Measure.median(times)
  }

  private func addKeys(_ paragraphs: [Substring], to table: inout Table) throws {
    for size in Self.sizes {
      // About as much text as the screen holds.
      var room = size.textWidth * size.rows
      let page = paragraphs.prefix { paragraph in
        defer { room -= paragraph.utf8.count }
        return room > 0
      }
      let floor = Table.Floor(
        name: "sentence breaks of a page", value: Measure.time(runs) { Floor.sentences(Array(page)) })
      var opened = try BenchDesk(book.path, size: size)
      opened.takeIndex()
      let times = try opened.press(keys).map(Measure.milliseconds)
      for (name, part) in [("p50", 0.5), ("p99", 0.99)] {
        let measure = "key \(size.columns)x\(size.lines) \(name)"
        table.add(book.name, measure, Measure.quantile(part, of: times), .milliseconds, beside: floor)
      }
    }
  }

  private func addMemory(to table: inout Table) throws {
    let peaks = try (0..<runs).map { _ in try PeakMemory.measured(book.path) }
    let idle = try (0..<runs).map { _ in try PeakMemory.measured(nil) }
    table.add(
      book.name, "peak memory", Measure.median(peaks) / Self.mebibyte, .mebibytes,
      beside: Table.Floor(name: "this program doing nothing", value: Measure.median(idle) / Self.mebibyte))
  }
}
