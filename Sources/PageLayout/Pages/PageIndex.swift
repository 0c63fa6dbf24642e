import TextModel
import TextUnits

/// The places that the pages of a book begin at in one layout, with what is known of the book in any.
public struct PageIndex: Hashable, Codable, Sendable {
  /// The edition of the rules that lines and pages are filled by: pages that were counted by another one are others.
  public static let rules = 9

  /// The facts of the book, whatever the layout.
  public let book: BookIndex
  /// The UTF-8 offset that each page of each section begins at; a section without text has no page.
  public let pages: [[Int]]
  /// The number of pages before each section, and at last of all.
  private let starts: [Int]

  /// Creates an index from places that were found before.
  public init(book: BookIndex, pages: [[Int]]) {
    self.book = book
    self.pages = pages
    starts = pages.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }

  private enum CodingKeys: CodingKey { case book, counts, lengths }

  /// Reads an index, such as one that was kept on a shelf.
  ///
  /// - Complexity: O(n) in the number of pages, some nanoseconds for each.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var lengths = VariableNumbers(try container.decode(String.self, forKey: .lengths))
    let pages = try container.decode([Int].self, forKey: .counts).map { count in
      var offset = 0
      return (0..<max(0, min(count, lengths.text.count))).map { _ in
        offset += lengths.next() ?? 0
        return offset
      }
    }
    self.init(book: try container.decode(BookIndex.self, forKey: .book), pages: pages)
  }

  /// Writes the index, the lengths of pages in two or three characters each: there may be tens of thousands.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(book, forKey: .book)
    try container.encode(pages.map(\.count), forKey: .counts)
    var lengths = VariableNumbers()
    for section in pages {
      for (start, before) in zip(section, [0] + section) { lengths.append(start - before) }
    }
    try container.encode(String(decoding: lengths.text, as: UTF8.self), forKey: .lengths)
  }

  /// Counts a book's pages, which may parse every section of it; nil when cancelled.
  ///
  /// Meant for another thread than the reader's: it shares nothing with any layout. Whether it is cancelled is asked
  /// before each section, and within a long one again and again. Each section is handed to `passing` in its turn.
  /// - Complexity: O(n) in the length of the book.
  public static func build(
    _ text: some ReadableText, size: PageSize, cells: CellWidth, isCancelled: () -> Bool = { false },
    passing: (Section, _ number: Int) -> Void = { _, _ in }
  ) -> PageIndex? {
    let style = LayoutStyle(text, size: size, cells: cells)
    var facts: [BookIndex.SectionFacts] = []
    var pages: [[Int]] = []
    let outline = text.arrangedOutline
    for number in 0..<text.sectionCount {
      if isCancelled() { return nil }
      let section = text.section(number)
      facts.append(BookIndex.SectionFacts(section, number, in: text, outline))
      var pass = LayoutPass(section, style: style)
      var steps = 0
      pass.advance(in: section) { _ in
        steps += 1
        return steps % 64 == 0 && isCancelled()
      }
      guard pass.layout.isComplete else { return nil }
      pages.append((0..<pass.layout.pageCount).map { pass.layout.range(ofPage: $0).lowerBound })
      passing(section, number)
    }
    return PageIndex(book: BookIndex(sections: facts), pages: pages)
  }

  /// The number of pages of the book, at least 1.
  public var pageCount: Int { max(1, starts.last ?? 0) }

  /// Returns the number of a section's page in the book, from 1.
  public func number(section: Int, page: Int) -> Int {
    (starts.indices.contains(section) ? starts[section] : pageCount - 1) + page + 1
  }

  /// Returns the number of the page in the book that a position is on, from 1; nil for one in a section without text.
  ///
  /// - Complexity: O(log n) in the pages of the section.
  public func number(at position: TextPosition) -> Int? {
    guard pages.indices.contains(position.section) else { return nil }
    let page = pages[position.section].partitioningIndex { $0 > position.offset } - 1
    return page < 0 ? nil : number(section: position.section, page: page)
  }

  /// Returns the section of a page and its number in that section, from 0; nil for a number that is no page's.
  ///
  /// - Complexity: O(log n) in the number of sections.
  public func place(ofPage number: Int) -> (section: Int, page: Int)? {
    guard number >= 1, number <= starts.last ?? 0 else { return nil }
    let section = starts.partitioningIndex { $0 >= number } - 1
    return (section, number - 1 - starts[section])
  }
}
