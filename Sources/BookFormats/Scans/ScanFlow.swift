import TextModel
import Words

/// The text of a page: its paragraphs, without the rest of one that began on the page before, and with the rest of its
/// last one from the page after.
///
/// Two pages alone decide about the paragraph between them, so that it is part of one section, however pages are asked
/// for.
struct ScanFlow {
  /// The number of the page.
  private let number: Int
  /// The paragraphs of the page up to its notes, without the rest of one of the page before.
  private var paragraphs: [PrintedParagraph]
  private let notes: [PrintedParagraph]
  /// A Boolean value that indicates whether the page begins with the rest of a paragraph.
  private let beginsWithRest: Bool
  /// The height of most letters.
  private let usual: Double
  /// The number of the panels of a comic.
  private let panelCount: Int
  /// The language of the text as a BCP 47 tag; nil for that of the book.
  let language: String?
  /// The size of the picture, in pixels.
  private let size: (width: Double, height: Double)

  init(_ page: PrintedPage, after before: PrintedPage?, before after: PrintedPage?) {
    panelCount = page.panelCount
    language = page.language
    let plain = Self.withoutMargins([before, page, after].compactMap(\.self))[before == nil ? 0 : 1]
    let text = PrintedPageText(plain)
    let taken = before.flatMap { Self.rest(of: page, after: $0) }
    let body = text.body.compactMap { $0.without(taken) }
    number = page.number
    paragraphs = text.heads.compactMap { $0.without(taken) } + body
    notes = panelCount == 0 ? text.notes : []
    beginsWithRest = taken != nil
    size = (page.width, page.height)
    if var rest = after.flatMap({ Self.rest(of: $0, after: page) }) {
      rest.pages = [(0, page.number + 1)]
      if body.isEmpty { paragraphs.append(rest) } else { paragraphs[paragraphs.count - 1].append(rest) }
    }
    if panelCount > 0 { paragraphs = text.heads + plain.balloons }
    let heights = page.blocks.joined().map(\.height).sorted()
    usual = heights.isEmpty ? 0 : heights[heights.count / 2]
  }

  /// Returns pages that follow each other without running heads and page numbers.
  private static func withoutMargins(_ pages: [PrintedPage]) -> [PrintedPage] {
    var pages = pages
    PrintedMargins.remove(from: &pages, alternating: true)
    for index in pages.indices { pages[index].removePageNumber() }
    return pages
  }

  /// Returns the paragraph at the top of a page that is the rest of the last one of the page before, or nil if none is.
  private static func rest(of page: PrintedPage, after before: PrintedPage) -> PrintedParagraph? {
    // The text of a panel ends with it.
    guard page.panelCount == 0, before.panelCount == 0 else { return nil }
    let texts = withoutMargins([before, page]).map(PrintedPageText.init)
    return texts[0].goesOn(with: texts[1]) ? texts[1].body.first : nil
  }

  /// A Boolean value that indicates whether no text was found on the page.
  var isEmpty: Bool { paragraphs.isEmpty && notes.isEmpty && !beginsWithRest }

  /// Returns the section of the page, and the places of its text; a page without text is an image.
  func section(_ words: Catalogue) -> (section: Section, geometry: PageGeometry) {
    var builder = SectionBuilder()
    Self.mark(number, in: &builder)
    let lines = write(to: &builder, words)
    return (builder.finish(language: language), geometry(of: lines))
  }

  /// Returns the places of lines on the picture of the page.
  func geometry(of lines: [PageGeometry.Line]) -> PageGeometry {
    PageGeometry(width: size.width, height: size.height, lines: lines)
  }

  /// Writes the text of the page, and returns the places of its lines; a page without text is an image.
  @discardableResult
  func write(to builder: inout SectionBuilder, _ words: Catalogue) -> [PageGeometry.Line] {
    if isEmpty {
      builder.image(words.text(Phrase(.pageWithoutText, ["page": .count(number)])))
      builder.closeBlock()
      return []
    }
    let all = paragraphs + notes
    let texts = all.flatMap { $0.lines.map(\.text) }
    let ends = PrintedLineEnd(texts.contains(where: PrintedLineEnd.isHyphenated) ? texts : [])
    var lines: [PageGeometry.Line] = []
    var next = 1
    for paragraph in all {
      if let panel = paragraph.lines.first?.panel, panel >= next {
        describe(next..<panel, to: &builder, words)
        next = panel + 1
      }
      lines += write(paragraph, ends, to: &builder)
    }
    describe(next..<panelCount + 1, to: &builder, words)
    return lines
  }

  /// Appends an image for each of some panels, which hold no text.
  private func describe(_ panels: Range<Int>, to builder: inout SectionBuilder, _ words: Catalogue) {
    for panel in panels {
      builder.image(words.text(Phrase(.panelWithoutText, ["panel": .count(panel)])))
      builder.closeBlock()
    }
  }

  /// Appends a paragraph to the section, and returns the places of its lines.
  private func write(
    _ paragraph: PrintedParagraph, _ ends: PrintedLineEnd, to builder: inout SectionBuilder
  ) -> [PageGeometry.Line] {
    var lines: [PageGeometry.Line] = []
    if let level = headingLevel(of: paragraph) { builder.kind = .heading(level: level) }
    var isUncertain = false
    for (index, line) in paragraph.lines.enumerated() {
      let next = index + 1 < paragraph.lines.count ? paragraph.lines[index + 1].text : nil
      let text = ends.text(of: line.text, before: next)
      append(text, line.place?.words ?? [], &isUncertain, to: &builder)
      let length = text.utf8.count - (text.last == " " ? 1 : 0)
      let page = paragraph.pages.last { $0.line <= index }?.number ?? number
      if let place = line.place {
        let range = builder.text.count - length..<builder.text.count
        lines.append(PageGeometry.Line(place, range, page: page - 1))
      }
    }
    if isUncertain { builder.closeSpan() }
    builder.closeBlock()
    builder.kind = .paragraph
    return lines
  }

  /// Appends a line, in which words are marked that may be others; one that goes on in the next line stays open.
  private func append(
    _ text: String, _ words: [PrintedPage.Place.Word], _ isUncertain: inout Bool, to builder: inout SectionBuilder
  ) {
    var rest = Array(text.utf8)[...]
    for word in words {
      if !isUncertain, word.isUncertain {
        builder.openSpan(.uncertain)
        isUncertain = true
      }
      builder.append(rest.prefix(word.length))
      rest = rest.dropFirst(word.length)
      if isUncertain, !rest.isEmpty {
        builder.closeSpan()
        isUncertain = false
      }
      builder.append(rest.prefix(1))
      rest = rest.dropFirst()
    }
    builder.append(rest)
  }

  /// Returns the level of a heading, by its size alone, or nil for a paragraph.
  ///
  /// Letters have to be half as high again as most letters of the page; a heading is short and ends no sentence.
  private func headingLevel(of paragraph: PrintedParagraph) -> Int? {
    guard usual > 0, paragraph.lines.first?.panel == nil, paragraph.lines.count <= 3, let last = paragraph.lines.last,
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

extension PageGeometry.Line {
  /// The place of a line whose text is at the offsets of a range; words are parted by a blank each.
  fileprivate init(_ place: PrintedPage.Place, _ range: Range<Int>, page: Int) {
    var words: [PageGeometry.Word] = []
    var start = range.lowerBound
    for word in place.words {
      let part = (start..<start + word.length).clamped(to: range)
      if !part.isEmpty {
        words.append(
          PageGeometry.Word(
            range: part, rect: word.rect, confidence: word.confidence, alternatives: word.alternatives))
      }
      start += word.length + 1
    }
    self.init(page: page, range: range, rect: place.rect, words: words)
  }
}

extension PrintedPage {
  /// Removes the number of the page: a line at the top or the bottom that holds nothing else, such as `12` or `- 12 -`.
  ///
  /// A number in large letters or in capitals is one of a chapter.
  mutating func removePageNumber() {
    let lines = blocks.joined()
    guard let top = lines.map(\.top).min(), let bottom = lines.map(\.bottom).max() else { return }
    let isAlone = blocks.count < 2
    let heights = lines.map(\.height).sorted()
    let usual = heights[heights.count / 2]
    blocks.removeAll { block in
      guard !isAlone, block.count == 1, let line = block.first, line.panel == nil,
        line.top <= top + line.height || line.bottom >= bottom - line.height, line.height < usual * 1.45,
        line.text == line.text.lowercased()
      else { return false }
      let words = line.text.split { !$0.isLetter && !$0.isNumber }
      return words.count == 1 && PageNumber.value(of: words[0]) != nil
    }
  }
}

extension PrintedParagraph {
  /// Returns the paragraph without the lines of another, or nil if no line is left.
  fileprivate func without(_ other: PrintedParagraph?) -> PrintedParagraph? {
    guard let other else { return self }
    var rest = self
    rest.lines.removeAll { line in other.lines.contains { $0.text == line.text && $0.top == line.top } }
    return rest.lines.isEmpty ? nil : rest
  }
}
