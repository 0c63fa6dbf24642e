import Foundation
import TestSupport
import Testing

/// Scanned books that are recognised as a whole by the program and its helper.
@Suite struct OCRTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ arguments: [String], program: String = ChildProcess.lectern) throws -> FinishedRun {
    try FinishedRun(
      arguments, program: program,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": home.path, "XDG_CACHE_HOME": home.path + "/cache", "SHELL": "/bin/sh",
        "LC_ALL": "C.UTF-8",
      ])
  }

  @Test func `a picture becomes an EPUB and a PDF with its text, and is recognised once for both`() throws {
    let picture = try home.write(ScanTests.lake, to: "lake.png")
    let (epub, pdf) = (home.path + "/lake.epub", home.path + "/lake.pdf")
    let first = try run(["ocr", picture, "--output", epub])
    #expect(first.output == "1 page, 1 recognised now, 0 before. \(epub) is written.\n", "\(first.errors)")
    #expect(try run(["text", epub]).output == "We walked along the lake until it was late.\n")
    let second = try run(["ocr", picture, "--output", pdf])
    #expect(second.output == "1 page, 0 recognised now, 1 before. \(pdf) is written.\n", "\(second.errors)")
    #expect(
      try run([pdf, "-"], program: "/usr/bin/pdftotext").lines.prefix(2).joined(separator: " ").hasPrefix(
        "We walked along the lake until it was late"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path).sorted() == [
        "cache", "lake.epub", "lake.pdf", "lake.png",
      ])
  }

  // The recipe of the manual, with this machine alone.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
  func `GNU parallel recognises a library, and does the rest of it when it is run again`() throws {
    for name in ["a", "b"] { _ = try home.write(ScanTests.lake, to: name + ".png") }
    _ = try home.write("no picture", to: "c.png")
    let books = ["a", "b", "c"].map { "\(home.path)/\($0).png" }
    let recipe =
      ["--joblog", home.path + "/ocr.log", "--resume-failed", "-S", ":", "--jobs", "1"]
      + [ChildProcess.lectern, "ocr", "{}", "--output", "{.}.epub", ":::"] + books
    let first = try run(recipe, program: "/usr/bin/parallel")
    #expect(first.lines.filter { $0.hasSuffix(".epub is written.") }.count == 2, "\(first.errors)")
    #expect(first.change == .exited(1) && first.errors.contains("c.png"), "\(first.errors)")
    _ = try home.write(ScanTests.lake, to: "c.png")
    let second = try run(recipe, program: "/usr/bin/parallel")
    #expect(
      second.lines == ["1 page, 0 recognised now, 1 before. \(home.path)/c.epub is written."], "\(second.errors)")
  }
}
