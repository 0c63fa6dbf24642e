import TextModel
import Words

/// Opens a PDF: reads its description and outline through the programs of poppler-utils, and finds out how much of it is
/// text.
///
/// If most pages have text, those that have none are recognised among them. Otherwise each page is a section, as in a
/// scan.
enum PDFOpener {
  /// The greatest number of pages, more than any book has; the tree of pages can declare any number.
  private static let mostPages = 50_000

  static func open(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue,
    _ language: String? = nil
  ) throws(BookError) -> Book {
    let pdf = PDFDocument(
      try ToolDocument(place, name: name, kind: Complaint(.kindPDF), package: "poppler-utils", tools: tools))
    let info = try pdf.info()
    guard info.pageCount > 0 else { throw pdf.refusal(Complaint(.pagesNone)) }
    guard info.pageCount <= mostPages else {
      throw pdf.refusal(Complaint(.pagesTooMany, ["count": .count(mostPages)]))
    }
    let share = try pdf.textShare(pageCount: info.pageCount)
    var diagnostics: [Diagnostic] = []
    var outline = PDFOutline()
    do throws(ToolFailure) {
      outline = try pdf.outline(pageCount: info.pageCount)
    } catch {
      let reason = Complaint(
        .outlineUnread, ["tool": .text("pdftohtml"), "reason": .complaint(error.complaint)])
      diagnostics.append(Diagnostic(file: name, reason))
    }
    let sections = PDFSections(pageCount: info.pageCount, outline: outline)
    let recognition = try ScanOpener.recognition(tools, name, words, language)
    let pictures = PDFPictures(
      pdf: pdf, tools: recognition.tools, count: info.pageCount, hasText: share == .few)
    if share == .none || share == .few {
      return pictureBook(ScanBook(pictures, recognition, words: words), pdf, info, outline, diagnostics)
    }
    let source = PDFBook(
      pdf, sections, pageCount: info.pageCount, RecognisedPages(pictures, recognition), words: words)
    return Book(
      format: .pdf,
      metadata: BookMetadata(
        title: info.title ?? FormatSniffer.title(of: name), creators: info.author.map { [$0] } ?? [],
        year: info.year),
      outline: outline.items.map { item in
        OutlineEntry(depth: item.depth, label: item.label, destination: item.page.map(source.destination))
      },
      printPages: (1...info.pageCount).map { page in
        OutlineEntry(depth: 1, label: String(page), destination: source.destination(ofPage: page))
      },
      source: source, diagnostics: diagnostics)
  }

  /// Returns the book of a PDF whose pages are drawn and recognised.
  private static func pictureBook(
    _ source: ScanBook, _ pdf: PDFDocument, _ info: PDFInfo, _ outline: PDFOutline, _ diagnostics: [Diagnostic]
  ) -> Book {
    Book(
      format: .pdf,
      metadata: BookMetadata(
        title: info.title ?? FormatSniffer.title(of: pdf.name), creators: info.author.map { [$0] } ?? [],
        year: info.year),
      outline: outline.items.map { item in
        OutlineEntry(
          depth: item.depth, label: item.label,
          destination: item.page.map { .place(section: $0 - 1, anchor: ScanFlow.anchor(ofPage: $0)) })
      },
      printPages: source.printPages, source: source, diagnostics: diagnostics)
  }
}
