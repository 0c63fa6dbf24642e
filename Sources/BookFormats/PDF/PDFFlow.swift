import TextModel

/// The text of a section of a PDF: a paragraph that a page end cuts is put together again.
///
/// A paragraph belongs to the section that it begins in, and is followed over some pages after that; they begin after it.
struct PDFFlow {
  /// The number of pages that a paragraph is followed over from the one that it begins on.
  private static let followed = 3
  /// The number of pages on either side of a section that decide on the start and the end of its text.
  static let reach = followed + 1 + PDFMargins.reach

  private var paragraphs: [PDFParagraph] = []
  /// The paragraph that the next page may go on with.
  private var last: Int?
  /// Pages that have begun without a line yet.
  private var waiting: [Int] = []

  /// Puts the pages of a section together; those beside it are among them where there are any.
  init(_ pages: [PDFPageText], section: ClosedRange<Int>) {
    let isGoingOn = zip(pages, pages.dropFirst()).map { $0.goesOn(with: $1) }
    let reached = section.lowerBound...section.upperBound + Self.followed
    for (index, page) in pages.enumerated() where reached.contains(page.number) {
      let isInside = section.contains(page.number)
      let isRest = index > 0 && isGoingOn[index - 1]
      let origin = isRest ? Self.origin(ofRestOn: index, pages, isGoingOn) : nil
      let isOwn = origin.map(section.contains) ?? isInside
      if isOwn { waiting.append(page.number) }
      if isRest, isOwn, let rest = page.body.first { goOn(rest) }
      guard isInside else { continue }
      for head in page.heads { append(head) }
      for paragraph in page.body.dropFirst(isRest ? 1 : 0) {
        last = paragraphs.count
        append(paragraph)
      }
      for note in page.notes { append(note) }
    }
  }

  /// The page that the paragraph begins on whose rest stands first on another; nil for one that is not followed so far.
  private static func origin(ofRestOn index: Int, _ pages: [PDFPageText], _ isGoingOn: [Bool]) -> Int? {
    var first = index
    while first > 0, isGoingOn[first - 1], first == index || pages[first].body.count == 1 { first -= 1 }
    return index - first <= followed ? pages[first].number : nil
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
    let lines = paragraphs.lazy.flatMap(\.lines).map(\.text)
    let ends = PDFLineEnd(lines.contains(where: PDFLineEnd.isHyphenated) ? Array(lines) : [])
    for paragraph in paragraphs {
      var pages = paragraph.pages[...]
      for (index, line) in paragraph.lines.enumerated() {
        while let page = pages.first, page.line == index {
          pages.removeFirst()
          Self.mark(page.number, in: &builder)
        }
        let next = index + 1 < paragraph.lines.count ? paragraph.lines[index + 1].text : nil
        builder.append(Array(ends.text(of: line.text, before: next).utf8)[...])
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
