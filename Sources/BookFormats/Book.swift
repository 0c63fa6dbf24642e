import Synchronization
import TextModel

/// A book that was opened: an EPUB, a FictionBook, a DAISY book, an HTML or Markdown document, a saved page or message,
/// plain text, or a document that programs of others read.
///
/// Opening reads only what says how the book is made. The table of contents is read when it is first asked for, and so
/// are sections, which are kept in a cache that is bounded in memory; a section that cannot be read is empty, and
/// ``diagnostics`` says why.
public final class Book: ReadableText {
  /// The format that a book was made in.
  public enum Format: String, Hashable, Sendable {
    case epub, html, mime, markdown, text
    case fictionBook = "fb2", dtbook, daisy202 = "daisy-2.02", daisy3 = "daisy-3"
    case pdf, docx, odt, rtf, pptx, djvu
    /// A Mobipocket book, or one for the Kindle.
    case mobipocket
    /// A picture, or a file of several, and pictures in an archive or a folder.
    case picture, pictures
  }

  /// The format that the book was made in.
  public let format: Format
  /// Title, creators, language.
  public let metadata: BookMetadata

  let source: any SectionSource
  let narrations = LazyNarrations()
  private let state: Mutex<State>
  private let navigation: LazyNavigation
  private let titles = Mutex<OutlineTitles?>(nil)

  private struct State {
    var cache: SectionCache
    var diagnostics: [Diagnostic]
    /// The losses of text that are known from opening the book.
    var losses: [Diagnostic]
    /// The losses of text, by the section that they are about: sections are read in no order.
    var sectionLosses: [Int: [Diagnostic]] = [:]
    /// The markup of the sections that were read at least once, whether they are still kept or not.
    var counts: [Int: MarkupCounts] = [:]
    /// The sections that could not be read at least once.
    var unread: Set<Int> = []
  }

  /// A book whose navigation is read when it is first asked for.
  init(
    format: Format, metadata: BookMetadata, source: any SectionSource, diagnostics: [Diagnostic],
    cacheBytes: Int = 16 << 20, navigation: LazyNavigation
  ) {
    self.format = format
    var metadata = metadata
    if metadata.title.isEmpty { metadata.title = FormatSniffer.untitled }
    self.metadata = metadata
    self.source = source
    self.navigation = navigation
    state = Mutex(
      State(
        cache: SectionCache(limit: cacheBytes), diagnostics: diagnostics, losses: diagnostics.filter(\.isLoss)))
  }

  /// A book whose table of contents is known from opening it.
  convenience init(
    format: Format, metadata: BookMetadata, outline: [OutlineEntry], printPages: [OutlineEntry] = [],
    source: any SectionSource, diagnostics: [Diagnostic], cacheBytes: Int = 16 << 20
  ) {
    self.init(
      format: format, metadata: metadata, source: source, diagnostics: diagnostics, cacheBytes: cacheBytes,
      navigation: LazyNavigation { (Navigation(contents: outline, pages: printPages), diagnostics: []) })
  }

  /// A book that takes the sections of another from elsewhere, and has nothing of them yet; its format may be another.
  convenience init(
    _ book: Book, format: Format? = nil, from sections: (any SectionSource) -> any SectionSource
  ) {
    self.init(
      format: format ?? book.format, metadata: book.metadata, source: sections(book.source),
      diagnostics: book.state.withLock { $0.diagnostics }, navigation: book.navigation)
  }

  /// A Boolean value that indicates whether paragraphs are indented, as in books; in other documents, blank lines
  /// separate them.
  public var setsParagraphsIn: Bool {
    switch format {
    case .epub, .mobipocket, .fictionBook, .dtbook, .daisy202, .daisy3: true
    case .html, .mime, .markdown, .text, .pdf, .docx, .odt, .rtf, .pptx, .djvu, .picture, .pictures: false
    }
  }

  /// The table of contents, in order, empty where the book has none; the first call may parse it.
  public var outline: [OutlineEntry] { titled.entries }

  /// The table of contents, arranged by section; the first call may parse it.
  public var arrangedOutline: OutlineIndex { titled.index }

  /// The number of bytes of text that are read for the titles of entries without a label: no key waits for long.
  private static let mostForTitles = 4 << 20

  private var titled: OutlineTitles {
    titles.withLock { titles in
      if let titles { return titles }
      var room = Self.mostForTitles
      let found = OutlineTitles(navigation.found.navigation.contents) { index in
        room -= source.bulk(of: index) ?? 0
        return isSlow || room < 0 ? nil : section(index)
      }
      titles = found
      return found
    }
  }

  /// The pages of the printed edition, in order, each with its label, empty where the book has no page list; the first
  /// call may parse it.
  public var printPages: [OutlineEntry] { navigation.found.navigation.pages }

  /// The parts that the book names: the start of its text, its cover, its index; the first call may parse them.
  public var landmarks: [Landmark] { navigation.found.navigation.landmarks }

  /// The number of sections.
  public var sectionCount: Int { source.sectionCount }

  /// Returns a Boolean value that indicates whether the section belongs to the main flow, or is only reached by links
  /// and keys (`linear="no"`).
  public func isLinear(_ index: Int) -> Bool { source.isLinear(index) }

  /// Returns the section with the given index, from 0; an index outside the book gives an empty one.
  ///
  /// One that is read again, as it has left the cache, may be another one than it was: its file may be gone by then.
  public func section(_ index: Int) -> Section { section(index, isKept: true) }

  /// Returns a section for a pass over the whole book.
  ///
  /// It is cached only where parsing takes long, and evicts no other section.
  package func passingSection(_ index: Int) -> Section { section(index, isKept: isSlow) }

  private func section(_ index: Int, isKept: Bool) -> Section {
    guard index >= 0, index < sectionCount else { return .empty }
    if let section = state.withLock({ isKept ? $0.cache.section(index) : $0.cache.kept(index) }) { return section }
    // Read outside of the lock: a key never waits for what the index is reading.
    let loaded = source.load(index)
    state.withLock { state in
      if isKept { state.cache.add(loaded.section, at: index) }
      let isNew = state.counts.updateValue(loaded.counts, forKey: index) == nil
      let fails = !loaded.isRead && state.unread.insert(index).inserted
      guard isNew || fails else { return }
      state.diagnostics += loaded.diagnostics
      let losses = loaded.diagnostics.filter(\.isLoss)
      if !losses.isEmpty { state.sectionLosses[index] = losses }
    }
    return loaded.section
  }

  /// The sizes that sections seem to have, in bytes, without reading any; nil if they are not known.
  ///
  /// Those beside the main flow count as none. What a file says of itself may be a lie.
  package var sectionBulks: [Int]? {
    let most = 1 << 40
    var bulks: [Int] = []
    for index in 0..<sectionCount {
      guard isLinear(index) else {
        bulks.append(0)
        continue
      }
      guard let bulk = source.bulk(of: index) else { return nil }
      bulks.append(min(bulk, most))
    }
    return bulks
  }

  /// Returns the size that a section of the book seems to have, in bytes, without reading it, or nil if it is not
  /// known.
  package func bulk(of index: Int) -> Int? { source.bulk(of: index) }

  /// Returns the bytes of a file that an image shows, by its name, or nil if the book holds no such file.
  func pictureFile(_ name: String) throws(BookError) -> [UInt8]? { try source.picture(name) }

  /// Returns the bytes of the picture of the cover, or nil if the book has none.
  package func cover() throws(BookError) -> [UInt8]? {
    guard let name = source.cover else { return nil }
    return try source.picture(name)
  }

  /// A Boolean value that indicates whether sections are made by a program of others, which may take long.
  package var isSlow: Bool { source.isSlow }

  /// A Boolean value that indicates whether sections are pictures of pages whose text is recognised.
  package var isRecognised: Bool { source.isRecognised }

  /// Corrects recognised words from now on, and no others; sections are read again when they are next asked for.
  package func correct(by corrections: [WordCorrection]) {
    source.correct(by: corrections)
    state.withLock { $0.cache.removeAll() }
  }

  /// Returns a Boolean value that indicates whether a section is a page: each of a scan, and a document of an EPUB that
  /// is an image alone.
  public func isPage(_ index: Int) -> Bool { index >= 0 && index < sectionCount && source.isPage(index) }

  /// Returns the places of the text of a section on the pictures of pages, or nil if it is no text of pictures.
  ///
  /// It takes as long as ``section(_:)`` where that has not been read yet, and a moment after it.
  public func geometry(ofSection index: Int) -> PageGeometry? {
    index >= 0 && index < sectionCount ? source.geometry(of: index) : nil
  }

  /// Returns the picture of the page that a section is, or nil if it is none or cannot be drawn.
  ///
  /// A page of a PDF is drawn for it, which takes up to a second.
  package func pagePicture(ofSection index: Int) -> PagePicture? {
    index >= 0 && index < sectionCount ? source.picture(of: index) : nil
  }

  /// A Boolean value that indicates whether each section is a page, as of a scan.
  public var sectionsArePages: Bool { isRecognised }

  /// Returns a Boolean value that indicates whether a section is available without waiting: it was read before, or is
  /// read in no time.
  package func isAtHand(_ index: Int) -> Bool {
    !isSlow || index < 0 || index >= sectionCount || state.withLock { $0.cache.holds(index) }
  }

  /// Returns the table of contents, made of the headings where a publication gives none: then every section is read for
  /// it, unless it is a book of pictures, which nobody waits for.
  package func contents() -> [OutlineEntry] {
    guard outline.isEmpty, [.epub, .mobipocket].contains(format), !isRecognised else { return outline }
    var headings = HeadingOutline()
    for index in 0..<sectionCount { headings.add(section(index), at: index) }
    return headings.entries
  }

  /// Counts the markup of all documents of the reading order; sections that were not read yet are read for it.
  package func markupCounts() -> MarkupCounts {
    (0..<sectionCount).reduce(into: MarkupCounts()) { counts, index in
      if state.withLock({ $0.counts[index] == nil }) { _ = passingSection(index) }
      counts += state.withLock { $0.counts[index] } ?? MarkupCounts()
    }
  }

  /// A Boolean value that indicates whether a section could not be read: what has been counted of the book may be too
  /// little.
  package var hasUnreadSections: Bool { state.withLock { !$0.unread.isEmpty } }

  /// The number of sections that cannot be read, as far as is known.
  package var unreadSections: Int { state.withLock { $0.unread.union(source.unreadable).count } }

  /// The publication that the book is, where it is one.
  var publication: Publication? { source as? Publication }

  /// The entries of the lexicons of pronunciations that come with the book; they are read at each call.
  public var lexicon: [LexiconEntry] { source.lexicon }

  /// The pages of the book as pictures, where it is a scan.
  var scan: ScanBook? { source as? ScanBook }

  /// The losses of text that were found so far.
  package var losses: [Diagnostic] {
    state.withLock { state in
      state.losses + state.sectionLosses.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  /// Adds what was found to be wrong with what the book is packed in.
  func add(_ found: [Diagnostic]) {
    state.withLock { state in
      state.diagnostics = found + state.diagnostics
      state.losses += found.filter(\.isLoss)
    }
  }

  /// The faults of the book that were found so far, each once.
  package var diagnostics: [Diagnostic] {
    navigation.found.diagnostics + state.withLock { $0.diagnostics } + narrations.diagnostics
  }
}
