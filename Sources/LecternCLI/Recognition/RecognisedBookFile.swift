import BookFormats
import Bookshelf
import Words

/// The file that a recognised book is written to.
struct RecognisedBookFile {
  private let path: String
  private let format: ScanFormat
  private let edges: Edges

  /// Prepares a file whose ending tells the format, and checks that it can be written.
  init(_ path: String, of book: String, for invocation: Invocation, _ edges: Edges) throws(Failure) {
    guard let format = ScanFormat(ofFile: path) else {
      throw invocation.usage(Complaint(.ocrEndingUnknown, ["file": .file(path)]))
    }
    guard !edges.areSameFile(path, book), !Self.folders(of: path).contains(where: { edges.areSameFile($0, book) })
    else {
      throw invocation.usage(Complaint(.ocrOutputIsBook, ["file": .file(path)]))
    }
    self.path = path
    self.format = format
    self.edges = edges
    // A folder that is missing is better known before hours of work than after them.
    _ = try draft()
  }

  /// Returns the folders that a path leads through: a file in a folder of pictures would make it no book any more.
  private static func folders(of path: String) -> [String] {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return steps.isEmpty ? ["."] : steps.indices.map { steps[...$0].joined(separator: "/") }.filter { !$0.isEmpty }
  }

  /// Writes a book whose pages have been recognised.
  func write(_ book: Book, _ pages: ScannedPages, from source: String) throws(Failure) {
    let draft = try draft()
    let fingerprint = try? FileFingerprint(ofFileAt: source)
    let description = ScanDescription(
      book, pages, identifier: ContentUUID(book.metadata, of: fingerprint).text,
      moment: CivilDate(secondsSince1970: edges.date()).iso8601, words: edges.catalogue)
    var writer = format.writer(description)
    do {
      try draft.append(writer.begin())
      let made = Prefetcher(Array(0..<pages.count), in: edges.background) { [format] index in
        ScanPage(index, of: book, pages, for: format)
      }
      for (index, page) in made.enumerated() {
        let place: [String: Phrase.Argument] = ["page": .count(index + 1), "count": .count(pages.count)]
        edges.showProgress(edges.catalogue.text(Phrase(.ocrWriting, place)))
        try draft.append(writer.add(page))
      }
      try draft.append(writer.end())
      try draft.finish()
      edges.showProgress(nil)
    } catch {
      edges.showProgress(nil)
      guard let complaint = error as? Complaint else {
        throw Failure(.inputOutput, Complaint(.ocrTooLarge, ["file": .file(path)]))
      }
      throw failure(complaint)
    }
  }

  private func draft() throws(Failure) -> any FileDraft {
    switch edges.draft(path) {
    case .success(let draft): return draft
    case .failure(let complaint): throw failure(complaint)
    }
  }

  private func failure(_ reason: Complaint) -> Failure {
    Failure(.inputOutput, Complaint(.fileFault, ["file": .file(path), "reason": .complaint(reason)]))
  }
}
