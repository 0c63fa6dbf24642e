import TextModel

/// The text of a section of a PDF, in which a paragraph that continues on the next page is one paragraph.
///
/// A paragraph belongs to the section in which it begins. Its rest is looked for on a few pages after that section,
/// whose own text begins after it.
struct PDFFlow {
  /// The number of pages after the first on which the rest of a paragraph is looked for.
  private static let followed = 3
  /// The number of pages on either side of a section that determine the start and the end of its text.
  static let reach = followed + 1 + PrintedMargins.reach

  private var paragraphs: [PrintedParagraph] = []
  /// The index of the paragraph that the next page may continue.
  private var last: Int?
  /// The numbers of the pages that have begun before a line of text.
  private var waiting: [Int] = []

  /// Combines the pages of a section, which come with those on either side of it if there are any.
  init(_ pages: [PrintedPageText], section: ClosedRange<Int>) {
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

  /// Returns the number of the page on which a paragraph begins whose rest is the first of another page, or nil if it
  /// begins too many pages before.
  private static func origin(ofRestOn index: Int, _ pages: [PrintedPageText], _ isGoingOn: [Bool]) -> Int? {
    var first = index
    while first > 0, isGoingOn[first - 1], first == index || pages[first].body.count == 1 { first -= 1 }
    return index - first <= followed ? pages[first].number : nil
  }

  private mutating func append(_ paragraph: PrintedParagraph) {
    var paragraph = paragraph
    paragraph.pages = waiting.map { (0, $0) } + paragraph.pages
    waiting = []
    paragraphs.append(paragraph)
  }

  /// Adds the rest of the paragraph before the end of a page.
  private mutating func goOn(_ rest: PrintedParagraph) {
    guard let last else {
      last = paragraphs.count
      return append(rest)
    }
    var rest = rest
    rest.pages = waiting.map { (0, $0) } + rest.pages
    waiting = []
    paragraphs[last].append(rest)
  }

  /// Writes the text, with a mark where each page begins.
  ///
  /// A page without text is written by a closure behind its mark, where no paragraph is open.
  func write(to builder: inout SectionBuilder, textless: (_ page: Int, inout SectionBuilder) -> Void) {
    let lines = paragraphs.lazy.flatMap(\.lines).map(\.text)
    let ends = PrintedLineEnd(lines.contains(where: PrintedLineEnd.isHyphenated) ? Array(lines) : [])
    for paragraph in paragraphs {
      var pages = paragraph.pages[...]
      for (index, line) in paragraph.lines.enumerated() {
        while let page = pages.first, page.line == index {
          pages.removeFirst()
          Self.mark(page.number, in: &builder)
          textless(page.number, &builder)
        }
        let next = index + 1 < paragraph.lines.count ? paragraph.lines[index + 1].text : nil
        builder.append(Array(ends.text(of: line.text, before: next).utf8)[...])
      }
      builder.closeBlock()
    }
    for page in waiting {
      Self.mark(page, in: &builder)
      textless(page, &builder)
    }
  }

  private static func mark(_ page: Int, in builder: inout SectionBuilder) {
    builder.anchor(PDFBook.anchor(ofPage: page))
    builder.pageBreak(String(page))
  }
}
