import TextModel
import TextUnits

/// How many pages each section of a book has in one layout, with what is known of the book in any.
public struct PageIndex: Hashable, Codable, Sendable {
  /// The edition of the rules that rows and pages are filled by: pages that were counted by another one are others.
  public static let rules = 5

  /// What the book holds, whatever the layout.
  public let book: BookIndex
  /// How many pages each section has; none has a section without text.
  public let pages: [Int]
  /// How many pages lie before each section, and at last how many there are.
  private let starts: [Int]

  /// Creates an index from pages that were counted before, such as those kept on a shelf.
  public init(book: BookIndex, pages: [Int]) {
    self.book = book
    self.pages = pages
    starts = pages.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  private enum CodingKeys: CodingKey { case book, pages }

  /// Reads an index; what follows from the counts is counted again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      book: try container.decode(BookIndex.self, forKey: .book),
      pages: try container.decode([Int].self, forKey: .pages))
  }

  /// Counts a book's pages, which may parse every section of it; nil when cancelled.
  ///
  /// Meant for another thread than the reader's: it shares nothing with any layout. Whether it is cancelled is asked
  /// before each section, and within a long one again and again.
  /// - Complexity: O(n) in the length of the book.
  public static func build(
    _ text: some ReadableText, size: PageSize, cells: CellWidth, isCancelled: () -> Bool = { false }
  ) -> PageIndex? {
    let style = LayoutStyle(text, size: size, cells: cells)
    var facts: [BookIndex.SectionFacts] = []
    var pages: [Int] = []
    for number in 0..<text.sectionCount {
      if isCancelled() { return nil }
      let section = text.section(number)
      facts.append(BookIndex.SectionFacts(section, isLinear: text.isLinear(number)))
      var pass = LayoutPass(section, style: style)
      var steps = 0
      pass.advance(in: section) { _ in
        steps += 1
        return steps % 64 == 0 && isCancelled()
      }
      guard pass.layout.isComplete else { return nil }
      pages.append(pass.layout.pageCount)
    }
    return PageIndex(book: BookIndex(sections: facts), pages: pages)
  }

  /// How many pages the book has, at least 1.
  public var pageCount: Int { max(1, starts.last ?? 0) }

  /// The number of a section's page in the book, from 1.
  public func number(section: Int, page: Int) -> Int {
    (starts.indices.contains(section) ? starts[section] : pageCount - 1) + page + 1
  }

  /// The section of a page and its number in that section, from 0; nil for a number that is no page's.
  ///
  /// - Complexity: O(log n) in the number of sections.
  public func place(ofPage number: Int) -> (section: Int, page: Int)? {
    guard number >= 1, number <= starts.last ?? 0 else { return nil }
    let section = starts.partitioningIndex { $0 >= number } - 1
    return (section, number - 1 - starts[section])
  }
}
