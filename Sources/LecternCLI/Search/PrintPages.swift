import BookFormats
import TextModel

/// The pages of the printed edition, arranged by section.
struct PrintPages {
  private let entries: [Int: [OutlineEntry]]

  init(_ book: Book) {
    entries = Dictionary(grouping: book.printPages) { $0.section ?? -1 }
  }

  /// The labels in a section, those of entries that lead nowhere left out.
  func labels(ofSection number: Int, in book: Book) -> Labels {
    let here = (entries[number] ?? []).compactMap { entry in
      entry.destination.flatMap(book.position(of:)).map { (offset: $0.offset, label: entry.label) }
    }
    let before = entries.keys.filter { $0 >= 0 && $0 < number }.max()
    return Labels(opening: before.flatMap { entries[$0]?.last?.label }, stops: here.sorted { $0.offset < $1.offset })
  }

  /// The labels in one section.
  struct Labels: Sendable {
    /// The page that the section begins on.
    let opening: String?
    let stops: [(offset: Int, label: String)]

    /// The page at an offset; nil before the first page of the list.
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
