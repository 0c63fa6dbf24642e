import BookFormats
import Foundation
import Reading
import Speech
import Synchronization
import TestSupport
import Testing
import Words

@testable import LecternCLI

/// Scanned books that are recognised as a whole.
@Suite struct OCRCommandTests {
  let home: TemporaryFolder
  let scan: String

  init() throws {
    home = try TemporaryFolder()
    scan = try home.write([0x49, 0x49, 0x2A, 0] + Array(repeating: 0, count: 60), to: "scan.tiff")
  }

  private func run(_ arguments: String..., paper: Pages = Pages(2), around: Surroundings = Surroundings())
    -> ProgramRun
  {
    ProgramRun(["ocr", scan] + arguments, home: home, around: around, tools: paper)
  }

  @Test func `a scan is recognised once, and the next run goes on from there`() {
    let paper = Pages(3)
    let run = run(paper: paper)
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(run.output == "3 pages, 3 recognised now, 0 before.\n")
    #expect(self.run(paper: paper).output == "3 pages, 0 recognised now, 3 before.\n")
  }

  @Test(arguments: ["text", "read"])
  func `a scan of which no page can be recognised is a book that cannot be read`(command: String) {
    let broken = ToolFailure.failed(message: "broken")
    let none = ProgramRun([command, scan], home: home, tools: Pages(2, failures: [0: broken, 1: broken]))
    #expect(none.status == .badData && none.errors.contains("page 1 cannot be recognised"), "\(none.errors)")
    let some = ProgramRun([command, scan], home: home, tools: Pages(2, failures: [0: broken]))
    #expect(some.status == .done && some.output.contains("This is page 2."), "\(some.errors)")
  }

  @Test(arguments: ["epub", "txt", "pdf"]) func `a book is written by the ending of its name`(ending: String) throws {
    let path = home.path + "/book.\(ending)"
    let run = run("--output", path)
    #expect(run.status == .done && run.output.hasSuffix(" \(path) is written.\n"), "\(run.errors)")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let starts = ["epub": "PK", "txt": "This is page 1.\nThis is page 2.\n", "pdf": "%PDF-"]
    #expect(bytes.starts(with: (starts[ending] ?? "?").utf8))
  }

  @Test func `an EPUB of a scan reads as the scan, and check finds nothing`() {
    let path = home.path + "/book.epub"
    let paper = Pages(30)
    _ = run("--output", path, paper: paper)
    for command in ["text", "read"] {
      let read = ProgramRun([command, path], home: home)
      #expect(read.lines.count == 30 && read.output == ProgramRun([command, scan], home: home, tools: paper).output)
    }
    #expect(ProgramRun(["check", path], home: home).lines == ["No problems found."])
  }

  @Test func `a page that cannot be recognised is named at the end, and the rest is written`() throws {
    let path = home.path + "/book.txt"
    let run = run("--output", path, paper: Pages(3, failures: [1: .tooSlow(seconds: 120)]))
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("3 pages, 2 recognised now, 0 before, 1 not recognised."))
    #expect(
      run.errors == "lectern: \(scan): page 2 cannot be recognised (it took more than 120 seconds).\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("This is page 3.\n"))
  }

  @Test func `a book of which no page can be recognised is not written`() {
    let path = home.path + "/book.txt"
    let failures = [0: ToolFailure.failed(message: "broken"), 1: .failed(message: "broken")]
    let run = run("--output", path, paper: Pages(2, failures: failures))
    #expect(run.status == .badData && run.output.isEmpty)
    #expect(run.errors == "lectern: \(scan): page 1 cannot be recognised (the picture is damaged).\n")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a language that is not installed ends the run at once`() {
    let paper = Pages(9, failures: [0: .failed(message: "no-language deu")])
    let run = run("--ocr-language", "de", paper: paper)
    #expect(run.status == .badData && run.errors.contains("the package tesseract-ocr-deu is not installed"))
    #expect(paper.recognised == ["0 deu"])
  }

  @Test func `what cannot be written is known before anything is recognised`() {
    let paper = Pages(2)
    let wrong = run("--output", home.path + "/book.odt", paper: paper)
    #expect(wrong.status == .usage && wrong.errors.contains("It can be .epub, .txt or .pdf."))
    let full = run("--output", home.path + "/book.txt", paper: paper, around: Surroundings(diskFault: ENOSPC))
    #expect(full.status == .inputOutput && full.errors.contains("book.txt cannot be written"))
    let same = home.path + "/scan.pdf"
    try? FileManager.default.linkItem(atPath: scan, toPath: same)
    let itself = run("--output", same, paper: paper)
    #expect(itself.status == .usage && itself.errors.contains("is the book itself"))
    let folder = ProgramRun(
      ["ocr", home.path, "--output", home.path + "/deep/book.txt"], home: home, tools: paper)
    #expect(folder.status == .usage && folder.errors.contains("or in its folder"))
    for jobs in ["0", "-1", "many"] { #expect(run("--jobs", jobs, paper: paper).status == .usage) }
    #expect(paper.recognised.isEmpty)
  }

  @Test func `a book with text is no scan`() throws {
    let text = try home.write("One.", to: "text.txt")
    let run = ProgramRun(["ocr", text], home: home)
    #expect(run.status == .badData)
    #expect(
      run.errors == "lectern: \(text): is no scan, since its text is there already. lectern text prints it.\n")
  }

  @Test func `progress is shown in place on a terminal, and in a line now and then elsewhere`() {
    // Each page takes a quarter of a minute: four readings of the clock a minute.
    let seconds = Mutex(0)
    let clock: @Sendable () -> Instant = {
      seconds.withLock { seconds in
        defer { seconds += 15 }
        return Instant(milliseconds: seconds * 1_000)
      }
    }
    let shown = MemoryOutput()
    let run = ProgramRun(["ocr", scan], home: home, clock: clock, tools: Pages(6), progress: shown)
    #expect(run.errors.isEmpty)
    #expect(
      shown.text == "Page 1 of 6.\nPage 2 of 6, 1 minute left.\nPage 3 of 6, 1 minute left.\n"
        + "Page 4 of 6, 1 minute left.\nPage 5 of 6, 1 minute left.\nPage 6 of 6.\n\n")
    let lines = ProgramRun(["ocr", scan], home: home, clock: clock, tools: Pages(6))
    #expect(lines.errors == "Page 2 of 6, 1 minute left.\nPage 4 of 6, 1 minute left.\n")
    #expect(lines.output == "6 pages, 6 recognised now, 0 before.\n")
  }

  @Test(
    arguments: [
      // Pages in all, at once, recognised now, from earlier runs, seconds, and the minutes that are left.
      (300, 1, 0, 0, 0, nil), (300, 1, 1, 0, 5, nil), (300, 1, 2, 0, 10, 25), (300, 1, 150, 0, 750, 13),
      (300, 1, 299, 0, 1_495, 1), (300, 1, 300, 0, 1_500, nil),
      // The first pages of eight jobs tell nothing until all jobs have done one.
      (300, 8, 7, 0, 40, nil), (300, 8, 8, 0, 40, 25),
      // Pages of earlier runs take no time, and those that are left will.
      (300, 1, 0, 200, 2, nil), (300, 1, 10, 200, 50, 8),
      // A clock that has not moved.
      (300, 1, 5, 0, 0, 1),
    ] as [(Int, Int, Int, Int, Int, Int?)])
  func `the time left is that of the pages left`(
    count: Int, jobs: Int, recognised: Int, kept: Int, seconds: Int, minutes: Int?
  ) {
    var progress = WorkProgress(count: count, jobs: jobs, start: Instant(milliseconds: 500))
    for _ in 0..<kept { progress.add(isNew: false) }
    for _ in 0..<recognised { progress.add(isNew: true) }
    #expect(progress.minutesLeft(at: Instant(milliseconds: 500 + seconds * 1_000)) == minutes)
  }

  /// Pages of one line each, and the helper program that recognises them.
  private final class Pages: DocumentTools {
    private let count: Int
    private let failures: [Int: ToolFailure]
    private let state = Mutex<(recognised: [String], kept: [String: [UInt8]])>(([], [:]))

    /// The pages that were recognised, and the language.
    var recognised: [String] { state.withLock { $0.recognised } }

    init(_ count: Int, failures: [Int: ToolFailure] = [:]) {
      self.count = count
      self.failures = failures
    }

    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
      guard words[0] == "lectern-pages" else { throw .missing }
      switch words[1] {
      case "count": return Array("\(count)\n".utf8)
      case "jpeg":
        return [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0x05, 0x78, 0x03, 0xE8, 1, 1, 0x11, 0]
      default:
        let page = Int(words[3]) ?? 0
        state.withLock { $0.recognised.append("\(page) \(words[4])") }
        if let failure = failures[page] { throw failure }
        // Lines at the same height of several pages would be a running head.
        let top = 400 + 20 * (page % 5)
        return Array(
          """
          <html><body><div class="ocr_page" title="bbox 0 0 1000 1400"><p class="ocr_par">
          <span class="ocr_line" title="bbox 100 \(top) 900 \(top + 20)">This is page \(page + 1).</span></p></div></body></html>

          """.utf8)
      }
    }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? { nil }

    func kept(_ key: String) -> [UInt8]? { state.withLock { $0.kept[key] } }

    func keep(_ output: [UInt8], as key: String) { state.withLock { $0.kept[key] = output } }
  }
}
