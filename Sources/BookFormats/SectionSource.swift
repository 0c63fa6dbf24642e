import TextModel

/// The source of the sections of a book.
protocol SectionSource: Sendable {
  var sectionCount: Int { get }
  func isLinear(_ index: Int) -> Bool
  /// The sections that are known to be unreadable before any is read.
  var unreadable: Set<Int> { get }
  /// Reads a section; an index is always one of the book's.
  func load(_ index: Int) -> LoadedSection
  /// Reads a section for its text alone: what else leads into it, as a page list, need not be looked up.
  func loadText(_ index: Int) -> LoadedSection
  /// A Boolean value that indicates whether reading a section may take longer than a moment.
  var isSlow: Bool { get }
  /// A Boolean value that indicates whether sections are pictures of pages whose text is recognised.
  var isRecognised: Bool { get }
  /// Returns a Boolean value that indicates whether a section is a picture of a page whose text is recognised.
  func isPage(_ index: Int) -> Bool
  /// Returns the places of the text of a section on pictures of pages, or nil if there are none.
  func geometry(of index: Int) -> PageGeometry?
  /// Corrects recognised words from now on, and no others.
  func correct(by corrections: [WordCorrection])
  /// Returns the picture of the page that a section is, or nil if it is none or cannot be drawn.
  func picture(of index: Int) -> PagePicture?
  /// Returns the bytes of a file that an image shows, by its name, or nil if the book holds no files.
  func picture(_ name: String) throws(BookError) -> [UInt8]?
  /// The name of the file of the cover, or nil if there is none.
  var cover: String? { get }
  /// The entries of the lexicons of pronunciations that come with the book; they are read at each call.
  var lexicon: [LexiconEntry] { get }
  /// Returns the size that a section seems to have, in bytes, without reading it, or nil if it is not known.
  func bulk(of index: Int) -> Int?
  /// A Boolean value that indicates whether there is a recording of the text, or of a part of it.
  var isNarrated: Bool { get }
  /// Reads the recording of a section.
  func narration(of index: Int) -> LoadedNarration
  /// Returns the length of the recording of a section in milliseconds, without reading its text.
  func narratedTime(of index: Int) -> Int
  /// Returns a file of the book that is played, by its name, or nil if the book holds no files.
  func sound(_ name: String) throws(BookError) -> SoundFile?
}

extension SectionSource {
  func loadText(_ index: Int) -> LoadedSection { load(index) }
  var isSlow: Bool { false }
  var isRecognised: Bool { false }
  func isPage(_ index: Int) -> Bool { isRecognised }
  func geometry(of index: Int) -> PageGeometry? { nil }
  func correct(by corrections: [WordCorrection]) {}
  func picture(of index: Int) -> PagePicture? { nil }
  func picture(_ name: String) throws(BookError) -> [UInt8]? { nil }
  var cover: String? { nil }
  var lexicon: [LexiconEntry] { [] }
  func bulk(of index: Int) -> Int? { nil }
  var unreadable: Set<Int> { [] }
  var isNarrated: Bool { false }
  func narration(of index: Int) -> LoadedNarration { LoadedNarration() }
  func narratedTime(of index: Int) -> Int { 0 }
  func sound(_ name: String) throws(BookError) -> SoundFile? { nil }
}

/// A section as it was read.
struct LoadedSection: Sendable {
  let section: Section
  /// The markup of its source; of none for a section beside the reading order.
  var counts = MarkupCounts()
  var diagnostics: [Diagnostic] = []
  /// A Boolean value that indicates whether it could be read; another time it may be.
  var isRead = true
  /// The text of the elements that were asked for, by their identifiers, as UTF-8 offsets.
  var ranges: [String: Range<Int>] = [:]
}

extension LoadedSection {
  /// Returns a section that could not be read, with what stands in its place.
  static func unread(_ reason: Diagnostic, _ section: Section = .empty) -> LoadedSection {
    LoadedSection(section: section, diagnostics: [reason], isRead: false)
  }
}
