import Audit
import BookFormats
import FoundationEssentials
import Markup
import TerminalUI
import Words

/// The findings of a file, in the book that it opens as.
struct AuditReview {
  /// The book, in which the elements of the findings are places.
  let book: Book
  let review: Review

  /// Opens the book of a file that was looked at.
  init(_ file: AuditedFile, in source: DocumentSource, catalogue: Catalogue) throws(BookError) {
    let marked = MarkedDocuments(file.entries.map(\.finding), in: source)
    let opened = try SourceBook(source, replacing: marked.sources)
    let words = AuditCatalogue.words(for: catalogue)
    book = opened.book
    review = Review(
      document: URL(fileURLWithPath: file.file).lastPathComponent,
      entries: zip(file.entries, marked.identifiers).map { entry, identifiers in
        let (finding, heard) = (entry.finding, entry.finding.heard)
        let mended = heard.flatMap { $0.mended == $0.now ? nil : $0.mended }
        return Review.Entry(
          text: words.text(finding.message), source: catalogue.text(entry.source(in: file, catalogue)),
          column: "\(catalogue.text(entry.severity.phrase)) \(finding.place.line)",
          place: opened.section(of: finding.path).map { Review.Place(section: $0, identifiers: identifiers) },
          isSilent: heard?.now == [catalogue.text(.heardNothing)],
          before: heard?.now ?? [catalogue.text(.notListened)],
          after: (mended ?? []) + [words.text(finding.rule.key(.help))])
      })
  }
}

extension AuditedFile.Entry {
  /// Returns the phrase for the weight of the finding and its place in a file.
  fileprivate func source(in file: AuditedFile, _ catalogue: Catalogue) -> Phrase {
    var arguments: [String: Phrase.Argument] = [
      "severity": .text(catalogue.text(severity.phrase)), "line": .text("\(finding.place.line)"),
    ]
    guard let document = file.document(of: finding) else { return Phrase(.findingAt, arguments) }
    arguments["document"] = .text(document)
    return Phrase(.findingIn, arguments)
  }
}

extension Rule.Severity {
  /// The phrase for the weight.
  fileprivate var phrase: Phrase.Key {
    switch self {
    case .error: .severityError
    case .warning: .severityWarning
    case .note: .severityNote
    }
  }
}
