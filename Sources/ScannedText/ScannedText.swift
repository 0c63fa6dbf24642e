import BookFormats
import Lectern

/// The pages of a scanned book as the content of a ``Lectern/TextReader``: paragraphs with the rectangles of their
/// lines and words in the pictures of the pages, in pixels.
///
/// A paragraph that goes on upon the next page is an element on either, linked by `continuesInNext`; a word that is
/// divided between them is part of the first. A page is recognised when the reader takes it in, which takes seconds
/// where it was never recognised before.
public struct ScannedText: TextContent {
  private let book: Book
  private let keep: ((TextPassage) throws -> Void)?

  /// Creates the content of a book, or returns nil for a book whose sections are no pages.
  ///
  /// With a function that saves text for good the Edit rotor offers to save the selection.
  public init?(_ book: Book, save: ((TextPassage) throws -> Void)? = nil) {
    guard book.sectionsArePages else { return nil }
    self.book = book
    keep = save
  }

  /// The title of the book.
  public var title: String { book.metadata.title }

  /// The language of the book.
  public var language: String? { book.metadata.language }

  /// The number of pictures.
  public var pageCount: Int? { book.sectionCount }

  /// The actions that need nothing of an application, and saving where there is a function for it.
  public var editActions: [EditAction] {
    (keep == nil ? [] : [.saveSelection]) + EditAction.withoutApplication
  }

  /// Saves text by the function that was given.
  public func save(_ passage: TextPassage) throws { try keep?(passage) }

  /// Returns the paragraphs of a page, which is recognised for it where it never was.
  public func elements(onPage number: Int) -> [any TextElement]? {
    guard number >= 0, number < book.sectionCount else { return nil }
    let rests = number > 0 ? paragraphs(ofSection: number - 1, onPage: number) : []
    return rests + paragraphs(ofSection: number, onPage: number)
  }

  /// Returns the parts of the paragraphs of a section that are on a page, which is its own or the one after it.
  private func paragraphs(ofSection index: Int, onPage page: Int) -> [ScannedParagraph] {
    let section = book.section(index)
    // A page that could not be recognised says so, and its words are nowhere on the picture.
    let geometry = book.geometry(ofSection: index) ?? .none
    return section.blocks.compactMap { block in
      let lines = geometry.lines.filter { block.content.contains($0.range.lowerBound) }
      guard let first = lines.first else {
        return page == index ? ScannedParagraph(section, block, block.content, geometry, page) : nil
      }
      let start = first.page == page ? block.content.lowerBound : lines.first { $0.page == page }?.range.lowerBound
      guard let start else { return nil }
      let end = lines.first { $0.page > page }?.range.lowerBound ?? block.content.upperBound
      let whole = section.wordEnd(start, in: block)..<section.wordEnd(end, in: block)
      return ScannedParagraph(section, block, whole, geometry, page)
    }
  }
}

/// A paragraph of a page, or the part of one that is on the page.
private struct ScannedParagraph: TextElement {
  let text: String
  let lines: [TextLine]
  let headingLevel: Int?
  let continuesInNext: Bool
  /// The places of the text, by offsets from its start.
  private let geometry: PageGeometry
  private let page: Int

  /// The text in a range of a block, or nil if it is blank.
  init?(_ section: Section, _ block: Block, _ range: Range<Int>, _ whole: PageGeometry, _ page: Int) {
    var text = section.text(in: range)
    // The blank before the rest of the paragraph, which is on the next page.
    while text.last == " " { text.removeLast() }
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let geometry = whole.part(range, onPage: page)
    lines = geometry.lines.map { TextLine(text.range(ofBytes: $0.range), in: $0.rect) }
    self.text = text
    self.geometry = geometry
    self.page = page
    headingLevel = block.headingLevel
    continuesInNext = range.upperBound < block.content.upperBound
  }

  func selectionRects(for range: Range<String.Index>) -> [TextRect] {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return geometry.rects(of: start..<start + text[range].utf8.count, onPage: page)
  }

  func index(closestTo point: TextPoint) -> String.Index {
    text.characterStart(geometry.offset(closestTo: point, onPage: page) ?? 0)
  }
}

extension Section {
  /// Returns the end of the word of a block that an offset divides, with the blank behind it; the offset itself where it
  /// divides none.
  fileprivate func wordEnd(_ offset: Int, in block: Block) -> Int {
    let bytes = text.utf8
    guard offset > block.content.lowerBound, offset < block.content.upperBound,
      bytes[bytes.index(bytes.startIndex, offsetBy: offset - 1)] != 0x20
    else { return offset }
    let rest = bytes.dropFirst(offset).prefix(block.content.upperBound - offset)
    return offset + (rest.firstIndex(of: 0x20).map { rest.distance(from: rest.startIndex, to: $0) + 1 } ?? rest.count)
  }
}

extension String {
  /// Returns the start of the character at an offset in bytes, or the end of the text for one behind it.
  fileprivate func characterStart(_ offset: Int) -> Index {
    guard let index = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
    return index.samePosition(in: self) ?? (index == endIndex ? endIndex : self.index(before: index))
  }

  /// Returns a range of whole characters from offsets in bytes.
  fileprivate func range(ofBytes range: Range<Int>) -> Range<Index> {
    characterStart(range.lowerBound)..<characterStart(range.upperBound)
  }
}
