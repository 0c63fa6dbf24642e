import TextModel
import Words

/// Opens a PDF: reads its description and outline through the programs of poppler-utils, and checks that it has text.
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
    let hasText = try pdf.hasText(pageCount: info.pageCount)
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
    let source = PDFBook(pdf, sections, pageCount: info.pageCount, words: words)
    if !hasText { return try openPictures(pdf, info, outline, tools, words, language, diagnostics) }
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

  /// Opens a PDF without text: its pages are drawn and recognised.
  private static func openPictures(
    _ pdf: PDFDocument, _ info: PDFInfo, _ outline: PDFOutline, _ tools: (any DocumentTools)?, _ words: Catalogue,
    _ language: String?, _ diagnostics: [Diagnostic]
  ) throws(BookError) -> Book {
    let recognition = try ScanOpener.recognition(tools, pdf.name, words, language)
    let pictures = PDFPictures(document: pdf.document, tools: recognition.tools, count: info.pageCount)
    let source = ScanBook(pictures, recognition, words: words)
    return Book(
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
