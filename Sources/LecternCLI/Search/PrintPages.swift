import BookFormats
import TextModel

/// The pages of the printed edition, arranged by section.
struct PrintPages {
  private let entries: [Int: [OutlineEntry]]
  /// The sections that pages begin in, in order.
  private let sections: [Int]

  init(_ book: Book) {
    entries = Dictionary(grouping: book.printPages) { $0.section ?? -1 }
    sections = entries.keys.filter { $0 >= 0 }.sorted()
  }

  /// Returns the label of the page that a position is on; nil before the first page of the list.
  static func label(at position: TextPosition, in book: Book) -> String? {
    PrintPages(book).labels(ofSection: position.section, in: book).label(at: position.offset)
  }

  /// Returns the label of the page that a passage begins on, and that of the one it ends on where that is another.
  static func labels(of range: TextRange, in book: Book) -> (first: String?, last: String?) {
    let pages = PrintPages(book)
    let first = pages.labels(ofSection: range.lower.section, in: book).label(at: range.lower.offset)
    let end = max(0, range.upper.offset - 1)
    let last = pages.labels(ofSection: range.upper.section, in: book).label(at: end)
    return (first, first == nil || last == first || range.isEmpty ? nil : last)
  }

  /// Returns the pages of a passage in one word: `12`, or `12–13`; nil before the first page of the list.
  static func label(of range: TextRange, in book: Book) -> String? {
    let (first, last) = labels(of: range, in: book)
    return first.map { first in last.map { first + "–" + $0 } ?? first }
  }

  /// Returns the labels in a section, those of entries that lead nowhere left out.
  ///
  /// - Complexity: O(log n) in the number of sections.
  func labels(ofSection number: Int, in book: Book) -> Labels {
    let here = (entries[number] ?? []).compactMap { entry in
      entry.destination.flatMap(book.position(of:)).map { (offset: $0.offset, label: entry.label) }
    }
    let before = sections[..<sections.partitioningIndex { $0 >= number }].last
    return Labels(opening: before.flatMap { entries[$0]?.last?.label }, stops: here.sorted { $0.offset < $1.offset })
  }

  /// The labels in one section.
  struct Labels: Sendable {
    /// The page that the section begins on.
    let opening: String?
    let stops: [(offset: Int, label: String)]

    /// Returns the page at an offset; nil before the first page of the list.
    func label(at offset: Int) -> String? {
      let reached = stops.partitioningIndex { $0.offset > offset }
      return reached > 0 ? stops[reached - 1].label : opening
    }
  }
}

extension OutlineEntry {
  /// The section that the entry leads into.
  fileprivate var section: Int? {
    if case .place(let section, _)? = destination { return section }
    return nil
  }
}
