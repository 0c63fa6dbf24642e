import BookFormats
import Glibc
import TestSupport
import Testing
import TextModel
import Words

/// The refusal of a PDF that poppler's programs cannot read, and the pages that are read all the same.
@Suite struct PDFRefusalTests {
  private static let page = PaperBook.set([["Some text."]])

  private func open(_ tools: (any DocumentTools)?) throws -> Book {
    try Book.open(bytes: Array("%PDF-1.7\n".utf8), name: "a.pdf", tools: tools)
  }

  private static func broken(_ program: String, _ failure: ToolFailure) -> PaperBook {
    PaperBook([page], failures: [program: failure])
  }

  @Test(arguments: [
    (broken("pdfinfo", .missing), "a.pdf: is a PDF document; install poppler-utils to read it."),
    (broken("pdftotext", .missing), "a.pdf: is a PDF document; install poppler-utils to read it."),
    (
      broken("pdfinfo", .failed(message: "Command Line Error: Incorrect password")),
      "a.pdf: is locked with a password; save it without one in another program, and open that."
    ),
    (
      broken("pdfinfo", .failed(message: "No \u{1B}[2J pages")),
      "a.pdf: cannot be read by pdfinfo (No [2J pages); get the file again, or open it in another program."
    ),
    (
      broken("pdftotext", .crashed(signal: 11)),
      "a.pdf: cannot be read by pdftotext (signal 11 ended it); get the file again, or open it in another program."
    ),
    (
      broken("pdftotext", .tooSlow(seconds: 10)),
      "a.pdf: cannot be read by pdftotext (it took more than 10 seconds); convert it to EPUB or text with "
        + "another program, and read that."
    ),
    (
      broken("pdftotext", .tooMuch(bytes: 64 << 20)),
      "a.pdf: cannot be read by pdftotext (it wrote more than 64 MB); convert it to EPUB or text with "
        + "another program, and read that."
    ),
    (
      PaperBook([]),
      "a.pdf: cannot be read by pdfinfo (it finds no pages); get the file again, or open it in another program."
    ),
  ])
  func `what cannot be read is refused in one sentence`(paper: PaperBook, message: String) {
    #expect { try open(paper) } throws: { ($0 as? BookError)?.message == message }
    #expect { try open(paper) } throws: { ($0 as? BookError)?.cause == .data }
  }

  @Test func `a page tree that claims any number of pages is refused`() {
    let claims = Claim(pages: "999999999999")
    #expect { try open(claims) } throws: { ($0 as? BookError)?.message.contains("more than 50000 pages") == true }
    #expect { try open(Claim(pages: "9999999999999999999999999")) } throws: {
      ($0 as? BookError)?.message.contains("no pages") == true
    }
  }

  @Test func `without anybody to run programs the package is named`() {
    #expect(throws: BookError.needsPackage(file: "a.pdf", kind: Complaint(.kindPDF), package: "poppler-utils")) {
      try open(nil)
    }
  }

  @Test func `an outline that cannot be read is no reason to read nothing`() throws {
    let book = try open(Self.broken("pdftohtml", .crashed(signal: 6)))
    #expect(book.outline.isEmpty && book.section(0).text == "Some text.\n")
    #expect(
      book.diagnostics.map(\.message) == ["a.pdf: its outline cannot be read by pdftohtml (signal 6 ended it)."])
  }

  @Test func `pages that cannot be read say so where they would stand`() throws {
    let paper = PaperBook(Array(repeating: Self.page, count: 20), failures: ["layout": .crashed(signal: 11)])
    let book = try open(paper)
    #expect(book.section(1).text == "a.pdf: pages 17 to 20 cannot be read by pdftotext (signal 11 ended it).\n")
    #expect(book.diagnostics.count == 1 && book.hasUnreadSections)
  }

  @Test func `pages that take too long here and there are no reason to give up the rest`() throws {
    // Sections of 16 pages, looked at with the six before each.
    let paper = PaperBook(Array(repeating: Self.page, count: 200), slowPages: [11, 43, 75, 91])
    let book = try open(paper)
    let failed = (0..<book.sectionCount).filter { book.section($0).text.contains("cannot be read") }
    #expect(failed == [1, 3, 5, 6])
  }

  @Test func `a long book of pictures is looked through a part at a time`() throws {
    let paper = PaperBook(Array(repeating: [], count: 3000))
    let book = try open(paper)
    #expect(book.sectionCount == 3000)
    let windows = paper.runs.filter { $0[0] == "pdftotext" }.map { (Int($0[4]) ?? 0) - (Int($0[2]) ?? 0) + 1 }
    #expect(windows.reduce(0, +) == 3000 && windows.allSatisfy { (1...256).contains($0) })
  }

  @Test func `a program that is too slow again and again is not waited for any more`() throws {
    let paper = PaperBook(Array(repeating: Self.page, count: 200), failures: ["layout": .tooSlow(seconds: 10)])
    let book = try open(paper)
    for index in 0..<book.sectionCount { #expect(book.section(index).text.contains("cannot be read")) }
    #expect(paper.runs.count { $0.contains("-bbox-layout") } == 3)
  }

  @Test func `a book whose pages all take as long as they may is given up in a bounded time`() throws {
    let paper = PaperBook(Array(repeating: Self.page, count: 5000), secondsPerRun: 9.9)
    let book = try open(paper)
    let start = paper.seconds()
    let read = (0..<book.sectionCount).count { !book.section($0).text.contains("cannot be read") }
    #expect(read == 7 && paper.seconds() - start < 80)
    #expect(book.section(300).text.contains("it took too long with other pages"))
  }

  @Test func `a book that takes as long as books do is read whole`() throws {
    let paper = PaperBook(Array(repeating: Self.page, count: 5000), secondsPerRun: 0.5)
    let book = try open(paper)
    #expect((0..<book.sectionCount).allSatisfy { !book.section($0).text.contains("cannot be read") })
  }

  @Test func `pages are not looked through for any text longer than anybody waits`() throws {
    let paper = PaperBook(Array(repeating: [], count: 50_000), secondsPerRun: 3)
    #expect(try open(paper).sectionCount == 3125)
    #expect(paper.seconds() < 30)
  }

  @Test func `a program is given a name that begins with a slash, whatever the file is called`() throws {
    let folder = try TemporaryFolder()
    let paper = PaperBook([Self.page])
    for name in ["-listenc", "$(id).pdf", "a b'\".pdf", "fd:0"] {
      let path = try folder.write("%PDF-1.4", to: name)
      _ = try Book.open(path: path, tools: paper).section(0)
    }
    let names = paper.runs.flatMap { $0.filter { $0.contains(folder.path) } }
    #expect(names.count == 16 && names.allSatisfy { $0.hasPrefix("/") })
    // From inside the folder too.
    let current = try #require(getcwd(nil, 0))
    defer { free(current) }
    let home = String(cString: current)
    let up = String(repeating: "../", count: home.split(separator: "/").count)
    _ = try Book.open(path: up + folder.path.dropFirst() + "/fd:0", tools: paper)
    #expect(paper.runs.last?.contains { $0.hasPrefix("/") && $0.hasSuffix("/fd:0") } == true)
  }
}

/// A PDF that says anything of itself.
private struct Claim: DocumentTools {
  let pages: String

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    Array("Pages: \(pages)\n".utf8)
  }

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { PaperBook([]).file(holding: bytes) }
}
