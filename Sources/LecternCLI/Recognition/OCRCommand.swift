import BookFormats
import TerminalUI
import Words

extension Subcommand {
  /// `lectern ocr`: a scanned book recognised as a whole.
  static let ocr = Subcommand(
    name: "ocr", synopsis: "BOOK", operands: 1...1,
    summary: "recognise all pages of a scanned book, so that reading it waits for none",
    options: [
      Option(
        "--output", "FILE",
        "write the book: an EPUB, its text, or a PDF that can be searched, by the ending .epub, .txt or .pdf"),
      Option("--jobs", "N", "how many pages are recognised at once (as many as there are processors)"),
      .ocrLanguage,
    ]
  ) { invocation, edges throws(Failure) in
    let name = invocation.operands[0]
    let jobs = try invocation.jobs(edges)
    let file = try invocation.value("--output").map { path throws(Failure) in
      try RecognisedBookFile(path, of: name, for: invocation, edges)
    }
    let book = try edges.openBook(name, ocrLanguage: try invocation.ocrLanguage())
    guard let pages = book.scannedPages else {
      throw Failure(.badData, Complaint(.ocrNoScan, ["file": .file(name)]))
    }
    let tally = WholeRecognition(pages, edges).run(jobs: jobs)
    let losses = tally.losses.sorted { $0.key < $1.key }.map(\.value)
    // Nothing can be read of the book, or nothing could until something is installed.
    if let loss = tally.common ?? (losses.count == pages.count ? losses.first : nil) {
      throw Failure(.badData, loss.complaint(namingFile: true))
    }
    try file?.write(book, pages, from: name)
    edges.tell(losses)
    var words = edges.catalogue.text(summary(of: tally, count: pages.count))
    if let path = invocation.value("--output") {
      words = edges.catalogue.text(Phrase(.ocrWritten, ["summary": .text(words), "file": .file(path)]))
    }
    edges.output.write(SafeText.line(words) + "\n")
    return losses.isEmpty ? .done : .findings
  }

  private static func summary(of tally: WholeRecognition.Tally, count: Int) -> Phrase {
    let numbers: [String: Phrase.Argument] = [
      "count": .count(count), "new": .count(tally.recognised), "kept": .count(tally.kept),
    ]
    guard !tally.losses.isEmpty else { return Phrase(.ocrSummary, numbers) }
    return Phrase(.ocrSummaryWithLosses, numbers.merging(["lost": .count(tally.losses.count)]) { $1 })
  }
}
