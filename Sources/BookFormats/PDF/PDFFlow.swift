import TextModel

/// The text of a section of a PDF: a paragraph that a page end cuts is put together again.
///
/// A paragraph belongs to the section that it begins in. It is followed over the end of the section to the next page,
/// and no further; that section then begins after it.
struct PDFFlow {
  private var paragraphs: [PDFParagraph] = []
  /// The paragraph that the next page may go on with.
  private var last: Int?
  /// Pages that have begun without a line yet.
  private var waiting: [Int] = []

  /// Puts the pages of a section together; those beside it are among them where there are any.
  init(_ pages: [PDFPageText], section: ClosedRange<Int>) {
    for (index, page) in pages.enumerated() where section.contains(page.number) {
      var body = page.body[...]
      let isRest = index > 0 && pages[index - 1].goesOn(with: page)
      if page.number > section.lowerBound || !isRest { waiting.append(page.number) }
      if isRest, let rest = body.popFirst(), page.number > section.lowerBound { goOn(rest) }
      for head in page.heads { append(head) }
      for paragraph in body {
        last = paragraphs.count
        append(paragraph)
      }
      for note in page.notes { append(note) }
    }
    guard let index = pages.firstIndex(where: { $0.number == section.upperBound }), index + 1 < pages.count,
      pages[index].goesOn(with: pages[index + 1]), let rest = pages[index + 1].body.first
    else { return }
    waiting.append(section.upperBound + 1)
    goOn(rest)
  }

  private mutating func append(_ paragraph: PDFParagraph) {
    var paragraph = paragraph
    paragraph.pages = waiting.map { (0, $0) } + paragraph.pages
    waiting = []
    paragraphs.append(paragraph)
  }

  /// Takes the rest of the paragraph before a page end.
  private mutating func goOn(_ rest: PDFParagraph) {
    guard let last else {
      last = paragraphs.count
      return append(rest)
    }
    var rest = rest
    rest.pages = waiting.map { (0, $0) } + rest.pages
    waiting = []
    paragraphs[last].append(rest)
  }

  /// Writes the text, a printed page marked where it begins.
  func write(to builder: inout SectionBuilder) {
    for paragraph in paragraphs {
      var pages = paragraph.pages[...]
      for (index, line) in paragraph.lines.enumerated() {
        while let page = pages.first, page.line == index {
          pages.removeFirst()
          Self.mark(page.number, in: &builder)
        }
        let next = index + 1 < paragraph.lines.count ? paragraph.lines[index + 1].text : nil
        builder.append(Array(PDFLineEnd.text(of: line.text, before: next).utf8)[...])
      }
      builder.closeBlock()
    }
    for page in waiting { Self.mark(page, in: &builder) }
  }

  private static func mark(_ page: Int, in builder: inout SectionBuilder) {
    builder.anchor(PDFBook.anchor(ofPage: page))
    builder.pageBreak(String(page))
  }
}
