import TextModel

/// A book as it is read by a pass over all of it, as to count its pages.
///
/// The sections that reading keeps in memory stay there, and a long book takes no more memory than a short one. A
/// section is kept only if making it takes long, as with a program of others.
package struct PassingBook: ReadableText {
  private let book: Book

  /// A face of a book.
  package init(_ book: Book) {
    self.book = book
  }

  package var metadata: BookMetadata { book.metadata }
  package var outline: [OutlineEntry] { book.outline }
  package var arrangedOutline: OutlineIndex { book.arrangedOutline }
  package var printPages: [OutlineEntry] { book.printPages }
  package var setsParagraphsIn: Bool { book.setsParagraphsIn }
  package var sectionsArePages: Bool { book.sectionsArePages }
  package var sectionCount: Int { book.sectionCount }
  package var isNarrated: Bool { book.isNarrated }

  package func isLinear(_ index: Int) -> Bool { book.isLinear(index) }

  package func narration(ofSection index: Int) -> Narration { book.narration(ofSection: index) }

  package func narratedTime(ofSection index: Int) -> Int { book.narratedTime(ofSection: index) }

  package func isPage(_ index: Int) -> Bool { book.isPage(index) }

  package func section(_ index: Int) -> Section { book.passingSection(index) }
}
