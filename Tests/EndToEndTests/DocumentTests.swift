import Foundation
import TestSupport
import Testing

/// Documents that are read by way of other programs, those that are installed and some that misbehave.
@Suite struct DocumentTests {
  private static let folders = ["/usr/bin", "/bin", "/usr/local/bin"]

  private static func isInstalled(_ program: String) -> Bool {
    folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/" + program) }
  }

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Runs the program where other programs are found in some folders, the test's own first.
  private func run(
    _ arguments: [String], folders: [String] = DocumentTests.folders, input: String = "/dev/null"
  ) throws -> FinishedRun {
    try FinishedRun(
      arguments, environment: ["PATH": ([home.path] + folders).joined(separator: ":"), "HOME": home.path],
      input: .file(input))
  }

  /// Puts a program of the test's own where programs are found.
  private func install(_ script: String, as name: String) throws {
    let path = try home.write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func pdf() throws -> String {
    let pages = [["We walked along the lake until we saw the"], ["tower. It was late."]]
    return try home.write(MinimalPDF(pages, title: "The Walk").bytes, to: "-listenc")
  }

  @Test(.enabled(if: isInstalled("pdftotext") && isInstalled("pdfinfo")))
  func `a PDF is read with poppler's programs, from a file and from standard input`() throws {
    let path = try pdf()
    let text = "We walked along the lake until we saw the tower. It was late.\n"
    for run in [try run(["text", path]), try run(["text", "-"], input: path)] {
      #expect(run.change == .exited(0) && run.errors.isEmpty)
      #expect(run.output == text)
    }
    #expect(try run(["read", path]).lines == ["We walked along the lake until we saw the tower.", "It was late."])
    #expect(try run(["toc", path]).output.isEmpty)
    let facts = try run(["info", path]).lines
    #expect(facts.contains("title\tThe Walk") && facts.contains("format\tpdf") && facts.contains("print_pages\t2"))
    #expect(try run(["read", path, "--from", "print:2"]).lines == ["tower.", "It was late."])
  }

  @Test(.enabled(if: isInstalled("pdfinfo")))
  func `a PDF of pictures and one that is cut are refused by name`() throws {
    let pictures = try home.write(MinimalPDF([[], []]).bytes, to: "scan.pdf")
    #expect(try run(["text", pictures]).errors.contains("scan.pdf: has no text, only pictures of pages;"))
    let cut = try home.write(Array(MinimalPDF([["a"]]).bytes.prefix(60)), to: "cut.pdf")
    let refused = try run(["text", cut])
    #expect(refused.change == .exited(65) && refused.errors.contains("cut.pdf: cannot be read by pdfinfo ("))
  }

  @Test(arguments: [["text"], ["read"], ["toc"], ["info"], ["transcript", "--keys", "Down"], ["--line"]])
  func `where the programs are missing the package is named`(command: [String]) throws {
    for (path, sentence) in [
      (try pdf(), "is a PDF document; install poppler-utils to read it.")
    ] {
      let run = try run(command + [path], folders: [])
      #expect(run.change == .exited(65))
      #expect(run.errors == "lectern: \(path): \(sentence)\n")
      #expect(run.output.isEmpty)
    }
  }

  @Test func `a file is never an option, nor is its name a script`() throws {
    try install("printf '%s\\n' \"$@\" >> '\(home.path)/words'; echo 'Pages: 1'; echo '<doc/>'", as: "pdfinfo")
    try install("printf '%s\\n' \"$@\" >> '\(home.path)/words'; echo '<p>Text.</p>'", as: "pdftotext")
    _ = try run(["text", try pdf()], folders: ["/usr/bin", "/bin"])
    let words = String(decoding: FileBytes.read(home.path + "/words") ?? [], as: UTF8.self).split(separator: "\n")
    #expect(words.contains(Substring(home.path + "/-listenc")) && !words.contains("-listenc"))
  }
}
