import PageLayout
import Reading
import TextModel

/// The row above the page: the book on the left and the chapter on the right, over the text.
///
/// The book has the room that is too little for both.
struct HeaderRow {
  private let book: String
  private let chapter: String
  private let cells: Range<Int>
  private let fitting: Fitting

  /// Names the book and the chapter over cells of the screen; what the page shows as its title is not named again.
  init(_ reader: Reader, over cells: Range<Int>, _ fitting: Fitting) {
    let title = reader.world.text.metadata.title
    let chapter = reader.page.flatMap { reader.world.places.chapterPath(at: $0.range.lower).last } ?? ""
    book = reader.page.map { Self.shows(title, on: $0, of: reader.world.text) } == true ? "" : title
    self.chapter = chapter == title ? "" : chapter
    self.cells = cells
    self.fitting = fitting
  }

  /// Returns a Boolean value that indicates whether a heading at the top of a page is the title of the book.
  private static func shows(_ title: String, on page: Page, of text: some ReadableText) -> Bool {
    let section = text.section(page.section)
    guard let offsets = page.range.offsets, let first = section.blockIndex(at: offsets.lowerBound) else {
      return false
    }
    return section.blocks[first...].prefix { $0.isHeading && $0.range.lowerBound < offsets.upperBound }.contains {
      section.text(in: $0.content).lowercased() == title.lowercased()
    }
  }

  /// The space between the two.
  private static let gap = 2

  var runs: [Frame.Run] {
    let left = fitting.cut(book, to: cells.count)
    let room = cells.count - fitting.width(of: left) - Self.gap
    let runs = left.isEmpty ? [] : [Frame.Run(fitting.shown(left), at: cells.lowerBound, .bold)]
    let right = fitting.cut(chapter, to: room)
    guard room > 0, fitting.width(of: right) * 2 > fitting.width(of: chapter) else { return runs }
    return runs + [Frame.Run(fitting.shown(right), at: cells.upperBound - fitting.width(of: right), .dim)]
  }
}
