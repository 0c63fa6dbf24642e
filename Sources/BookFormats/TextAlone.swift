import TextModel

/// The sections of a book for whoever shows or reads its text, and goes nowhere by the pages of its printed edition.
struct TextAlone: SectionSource {
  let source: any SectionSource

  var sectionCount: Int { source.sectionCount }
  var unreadable: Set<Int> { source.unreadable }
  var isSlow: Bool { source.isSlow }
  var isRecognised: Bool { source.isRecognised }

  func isLinear(_ index: Int) -> Bool { source.isLinear(index) }

  func load(_ index: Int) -> LoadedSection { source.loadText(index) }

  func markupCounts() -> MarkupCounts { source.markupCounts() }

  func bulk(of index: Int) -> Int? { source.bulk(of: index) }
}

extension Book {
  /// The same book as it is read for the first time by whoever needs its text alone, which does not wait for a page
  /// list.
  ///
  /// A page list gives the starts of printed pages, and nothing of it is text or spoken while reading.
  package var textAlone: Book { Book(self) { TextAlone(source: $0) } }
}
