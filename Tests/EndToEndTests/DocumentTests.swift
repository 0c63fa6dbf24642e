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
    let draft = try home.write("#!/bin/sh\n\(script)\n", to: name + ".draft")
    // Written by another process: one that is started while this one writes would keep the file open, and a file that
    // is open for writing cannot be run.
    let install = Process()
    install.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    install.arguments = ["-m", "755", "--", draft, home.path + "/" + name]
    try install.run()
    install.waitUntilExit()
    #expect(install.terminationStatus == 0)
  }

  private func pdf() throws -> String {
    let pages = [["We walked along the lake until we saw the"], ["tower. It was late."]]
    return try home.write(MinimalPDF(pages, title: "The Walk").bytes, to: "-listenc")
  }

  private func docx() throws -> String {
    let word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    let main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
    let packaging = "http://schemas.openxmlformats.org/package/2006"
    let entries = [
      (
        "[Content_Types].xml",
        "<Types xmlns='\(packaging)/content-types'>"
          + "<Default Extension='rels' ContentType='application/vnd.openxmlformats-package.relationships+xml'/>"
          + "<Override PartName='/word/document.xml' ContentType='\(main)'/></Types>"
      ),
      (
        "_rels/.rels",
        "<Relationships xmlns='\(packaging)/relationships'>"
          + "<Relationship Id='r' Type='\(office)' Target='word/document.xml'/></Relationships>"
      ),
      (
        "word/document.xml",
        "<w:document xmlns:w='\(word)'><w:body><w:p><w:r><w:t>We walked along &lt;the&gt; lake.</w:t></w:r></w:p>"
          + "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>It was late.</w:t></w:r></w:p></w:body></w:document>"
      ),
    ]
    let path = home.path + "/walk.docx"
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
    return path
  }

  private func odt() throws -> String {
    let office = "urn:oasis:names:tc:opendocument:xmlns"
    let content =
      "<office:document-content xmlns:office='\(office):office:1.0' xmlns:text='\(office):text:1.0'><office:body>"
      + "<office:text><text:h text:outline-level='1'>The Lake</text:h><text:p>It was late.</text:p></office:text>"
      + "</office:body></office:document-content>"
    let entries = [
      ("mimetype", "application/vnd.oasis.opendocument.text"), ("content.xml", content),
      (
        "styles.xml",
        "<office:document-styles xmlns:office='\(office):office:1.0'><office:font-face-decls/><office:styles/>"
          + "<office:automatic-styles/><office:master-styles/></office:document-styles>"
      ),
    ]
    let path = home.path + "/walk.odt"
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
    return path
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
  func `the blank pages of a PDF are images without text, and one that is cut is refused by name`() throws {
    let blank = try run(["read", try home.write(MinimalPDF([[], []]).bytes, to: "scan.pdf")])
    #expect(blank.errors.isEmpty && blank.lines == ["Page 1, without text", "Page 2, without text"], "\(blank)")
    let cut = try home.write(Array(MinimalPDF([["a"]]).bytes.prefix(60)), to: "cut.pdf")
    let refused = try run(["text", cut])
    #expect(refused.change == .exited(65) && refused.errors.contains("cut.pdf: cannot be read by pdfinfo ("))
  }

  @Test(.enabled(if: isInstalled("pandoc")))
  func `word processors' documents are read with pandoc, from a file and from standard input`() throws {
    let rtf = try home.write("{\\rtf1\\ansi We walked along \\'e9 lake.\\par It was late.\\par}", to: "walk.rtf")
    for (path, text) in [
      (try docx(), "We walked along <the> lake.\nIt was late.\n"), (try odt(), "The Lake\nIt was late.\n"),
      (rtf, "We walked along é lake.\nIt was late.\n"),
    ] {
      for run in [try run(["text", path]), try run(["text", "-"], input: path)] {
        #expect(run.change == .exited(0) && run.errors.isEmpty)
        #expect(run.output == text)
      }
    }
    #expect(try run(["toc", try odt()]).lines == ["The Lake\t1"])
    #expect(try run(["info", try docx()]).lines.contains("format\tdocx"))
  }

  @Test(.enabled(if: isInstalled("mobitool")))
  func `a Mobipocket book is read with mobitool, from a file and from standard input`() throws {
    let book = MinimalMobipocket("<html><body><h1>Morning</h1><p>We walked.</p></body></html>")
    let path = try home.write(book.bytes, to: "walk.prc")
    for run in [try run(["text", path]), try run(["text", "-"], input: path)] {
      #expect(run.change == .exited(0) && run.errors.isEmpty && run.output == "Morning\nWe walked.\n", "\(run)")
    }
    #expect(try run(["toc", path]).lines == ["Morning\t1"])
    #expect(try run(["info", path]).lines.contains("format\tmobipocket"))
    let cut = try home.write(Array(book.bytes.prefix(300)), to: "cut.mobi")
    let refused = try run(["text", cut])
    #expect(refused.change == .exited(65) && refused.errors.contains("cut.mobi: cannot be read by mobitool ("))
  }

  @Test(arguments: [["text"], ["read"], ["toc"], ["info"], ["transcript", "--keys", "Down"], ["--line"]])
  func `where the programs are missing the package is named`(command: [String]) throws {
    for (path, sentence) in [
      (try pdf(), "is a PDF document; install poppler-utils to read it."),
      (try docx(), "is a Word document; install pandoc to read it."),
    ] {
      let run = try run(command + [path], folders: [])
      #expect(run.change == .exited(65))
      #expect(run.errors == "lectern: \(path): \(sentence)\n")
      #expect(run.output.isEmpty)
    }
  }

  @Test(arguments: [
    ("kill -SEGV $$", "signal 11 ended it"), ("echo 'Bad \u{1B}[31m thing.' >&2; exit 1", "Bad [31m thing"),
    ("exit 3", "status 3"), ("while :; do printf '%065536d' 0; done", "it wrote more than 64 MB"),
  ])
  func `a program that misbehaves is told of in one sentence`(script: String, reason: String) throws {
    try install(script, as: "pandoc")
    let path = try docx()
    let run = try run(["text", path])
    #expect(run.change == .exited(65))
    let isTooMuch = reason.hasPrefix("it wrote more")
    let advice =
      isTooMuch
      ? "convert it to EPUB or text with another program, and read that."
      : "get the file again, or open it in another program."
    #expect(run.errors == "lectern: \(path): cannot be read by pandoc (\(reason)); \(advice)\n")
  }

  @Test func `a program that reads a document finds a home where the reader has none`() throws {
    try install("echo \"<p>Home $HOME.</p>\"", as: "pandoc")
    let run = try FinishedRun(
      ["text", docx()], environment: ["PATH": ([home.path] + Self.folders).joined(separator: ":")],
      input: .file("/dev/null"))
    #expect(run.output == "Home /nonexistent.\n", "\(run.errors)")
  }

  @Test func `a file is never an option, nor is its name a script`() throws {
    try install("echo \"$@\" >&2; exit 1", as: "pdfinfo")
    let errors = try run(["text", try pdf()], folders: ["/usr/bin", "/bin"]).errors
    let words = errors.split { "( )".contains($0) }.drop { $0 != "pdfinfo" }
    #expect(words.contains(Substring(home.path + "/-listenc")) && !words.contains("-listenc"), "\(errors)")
  }
}
