import TextModel
import Words

/// The text of a page: its paragraphs, without the rest of one that began on the page before, and with the rest of its
/// last one from the page after.
///
/// The pages on either side alone decide this, so that each paragraph is part of one section, however pages are asked
/// for.
struct ScanFlow {
  private let page: PrintedPageText
  private let isRest: Bool
  /// The rest of the last paragraph, from the page after; nil if no paragraph goes on there.
  private let rest: PrintedParagraph?
  /// The height of most letters.
  private let usual: Double

  init(_ page: PrintedPage, after before: PrintedPage?, before after: PrintedPage?) {
    var pages = [before, page, after].compactMap(\.self)
    PrintedMargins.remove(from: &pages)
    for index in pages.indices { pages[index].removePageNumber() }
    let texts = pages.map(PrintedPageText.init)
    let here = before == nil ? 0 : 1
    self.page = texts[here]
    isRest = before != nil && texts[0].goesOn(with: texts[here])
    let next = here + 1 < texts.count ? texts[here + 1] : nil
    rest = next.flatMap { texts[here].goesOn(with: $0) ? $0.body.first : nil }
    let heights = page.blocks.joined().map(\.height).sorted()
    usual = heights.isEmpty ? 0 : heights[heights.count / 2]
  }

  /// Returns the section of the page; a page without text is an image.
  func section(_ words: Catalogue) -> Section {
    var paragraphs = page.heads + page.body.dropFirst(isRest ? 1 : 0)
    if let rest {
      if page.body.count > (isRest ? 1 : 0), !paragraphs.isEmpty {
        paragraphs[paragraphs.count - 1].append(rest)
      } else {
        paragraphs.append(rest)
      }
    }
    paragraphs += page.notes
    var builder = SectionBuilder()
    Self.mark(page.number, in: &builder)
    if paragraphs.isEmpty, !isRest {
      builder.image(words.text(Phrase(.pageWithoutText, ["page": .count(page.number)])))
      return builder.finish(language: nil)
    }
    let lines = paragraphs.flatMap { $0.lines.map(\.text) }
    let ends = PrintedLineEnd(lines.contains(where: PrintedLineEnd.isHyphenated) ? lines : [])
    for paragraph in paragraphs { write(paragraph, ends, to: &builder) }
    return builder.finish(language: nil)
  }

  private func write(_ paragraph: PrintedParagraph, _ ends: PrintedLineEnd, to builder: inout SectionBuilder) {
    if let level = headingLevel(of: paragraph) { builder.kind = .heading(level: level) }
    for (index, line) in paragraph.lines.enumerated() {
      let next = index + 1 < paragraph.lines.count ? paragraph.lines[index + 1].text : nil
      builder.append(Array(ends.text(of: line.text, before: next).utf8)[...])
    }
    builder.closeBlock()
    builder.kind = .paragraph
  }

  /// Returns the level of a heading, by its size alone, or nil for a paragraph.
  ///
  /// Letters have to be half as high again as most letters of the page; a heading is short and ends no sentence.
  private func headingLevel(of paragraph: PrintedParagraph) -> Int? {
    guard usual > 0, paragraph.lines.count <= 3, let last = paragraph.lines.last,
      paragraph.lines.allSatisfy({ $0.height >= usual * 1.45 && $0.text.contains(where: \.isLetter) }),
      !".,;".contains(last.text.last ?? " ")
    else { return nil }
    return paragraph.lines.allSatisfy { $0.height >= usual * 1.9 } ? 1 : 2
  }

  /// Returns the name of the anchor at the start of a page.
  static func anchor(ofPage page: Int) -> String { "page \(page)" }

  /// Marks the start of a page.
  static func mark(_ page: Int, in builder: inout SectionBuilder) {
    builder.anchor(anchor(ofPage: page))
    builder.pageBreak(String(page))
  }
}

extension PrintedPage {
  /// Removes the number of the page: a line at the top or the bottom that holds nothing else, such as `12` or `- 12 -`.
  mutating func removePageNumber() {
    let lines = blocks.joined()
    guard let top = lines.map(\.top).min(), let bottom = lines.map(\.bottom).max() else { return }
    let isAlone = blocks.count < 2
    blocks.removeAll { block in
      guard !isAlone, block.count == 1, let line = block.first,
        line.top <= top + line.height || line.bottom >= bottom - line.height
      else { return false }
      let words = line.text.split { !$0.isLetter && !$0.isNumber }
      return words.count == 1 && PageNumber.value(of: words[0]) != nil
    }
  }
}
