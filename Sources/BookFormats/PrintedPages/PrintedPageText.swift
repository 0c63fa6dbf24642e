/// The paragraphs of one page, with its heads, notes and feet apart, so that the text continues on the next page.
struct PrintedPageText {
  let number: Int
  /// The running heads.
  let heads: [PrintedParagraph]
  /// The text, which may begin and end in the middle of a paragraph.
  private(set) var body: [PrintedParagraph] = []
  /// The notes at the foot of the page, in smaller letters than the text, and running feet.
  private(set) var notes: [PrintedParagraph] = []

  init(_ page: PrintedPage) {
    number = page.number
    heads = page.heads.map { PrintedParagraph(lines: [$0], edge: .infinity) }
    let edge = page.blocks.lazy.filter { $0.count > 1 }.joined().map(\.right).max() ?? .infinity
    for block in page.blocks {
      let paragraphs = PrintedParagraph.paragraphs(of: block, edge: edge)
      // The top of the next column may continue the last paragraph.
      if let first = paragraphs.first, let last = body.last, last.goesOn(with: first) {
        body[body.count - 1].append(first)
        body += paragraphs.dropFirst()
      } else {
        body += paragraphs
      }
    }
    let heights = page.blocks.joined().map(\.height).sorted()
    let usual = heights.isEmpty ? 0 : heights[heights.count / 2]
    let isSmall = { (paragraph: PrintedParagraph) in paragraph.lines.allSatisfy { $0.height < usual * 0.9 } }
    let end = body.lastIndex { !isSmall($0) }.map { $0 + 1 } ?? body.count
    notes = body[end...] + page.feet.map { PrintedParagraph(lines: [$0], edge: .infinity) }
    body.removeSubrange(end...)
  }

  /// Returns a Boolean value that indicates whether the last paragraph continues at the top of the next page.
  func goesOn(with next: PrintedPageText) -> Bool {
    guard let last = body.last, let first = next.body.first else { return false }
    return last.goesOn(with: first)
  }
}
