import TextModel

/// The sections of a book with what stands around their main content hidden.
struct CalmSections: SectionSource {
  let source: any SectionSource
  /// The whole book, whose sections are taken as they were read where reading one takes long.
  let book: Book

  var sectionCount: Int { source.sectionCount }
  var unreadable: Set<Int> { source.unreadable }
  var isSlow: Bool { source.isSlow }
  var isRecognised: Bool { source.isRecognised }

  func isLinear(_ index: Int) -> Bool { source.isLinear(index) }

  func load(_ index: Int) -> LoadedSection {
    isSlow ? LoadedSection(section: book.section(index).calm) : calm(source.load(index))
  }

  func loadText(_ index: Int) -> LoadedSection { isSlow ? load(index) : calm(source.loadText(index)) }

  func picture(_ name: String) throws(BookError) -> [UInt8]? { try source.picture(name) }

  var lexicon: [LexiconEntry] { source.lexicon }

  func bulk(of index: Int) -> Int? { source.bulk(of: index) }

  func isPage(_ index: Int) -> Bool { source.isPage(index) }

  func geometry(of index: Int) -> PageGeometry? { source.geometry(of: index) }

  func picture(of index: Int) -> PagePicture? { source.picture(of: index) }

  func correct(by corrections: [WordCorrection]) { book.correct(by: corrections) }

  private func calm(_ loaded: LoadedSection) -> LoadedSection {
    LoadedSection(
      section: loaded.section.calm, counts: loaded.counts, diagnostics: loaded.diagnostics, isRead: loaded.isRead)
  }
}

extension Book {
  /// The same book with navigation, asides, forms and the like hidden; its text and all positions stay.
  package var calm: Book { Book(self) { CalmSections(source: $0, book: self) } }
}
