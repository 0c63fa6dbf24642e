import TextModel

/// The sections of a book for a reader of the text alone, which goes nowhere by the pages of the printed edition.
struct TextAlone: SectionSource {
  let source: any SectionSource

  var sectionCount: Int { source.sectionCount }
  var unreadable: Set<Int> { source.unreadable }
  var isSlow: Bool { source.isSlow }
  var isRecognised: Bool { source.isRecognised }

  func isLinear(_ index: Int) -> Bool { source.isLinear(index) }

  func load(_ index: Int) -> LoadedSection { source.loadText(index) }

  var cover: String? { source.cover }

  func picture(_ name: String) throws(BookError) -> [UInt8]? { try source.picture(name) }

  var lexicon: [LexiconEntry] { source.lexicon }

  var isNarrated: Bool { source.isNarrated }

  func narration(of index: Int) -> LoadedNarration { source.narration(of: index) }

  func narratedTime(of index: Int) -> Int { source.narratedTime(of: index) }

  func sound(_ name: String) throws(BookError) -> SoundFile? { try source.sound(name) }

  func bulk(of index: Int) -> Int? { source.bulk(of: index) }

  func isPage(_ index: Int) -> Bool { source.isPage(index) }

  func geometry(of index: Int) -> PageGeometry? { source.geometry(of: index) }

  func picture(of index: Int) -> PagePicture? { source.picture(of: index) }
}

extension Book {
  /// The same book for a first reading of the text alone, which does not wait for a page list.
  ///
  /// A page list gives the starts of printed pages, and nothing of it is text or spoken while reading.
  package var textAlone: Book { Book(self) { TextAlone(source: $0) } }
}
