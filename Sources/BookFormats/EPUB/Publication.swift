import Archives
import Markup
import TextModel
import Words

/// An EPUB publication: its archive and the order that its documents are read in.
///
/// Its properties are one for each part of the package that reading needs.
struct Publication: SectionSource {
  let files: PackedFiles
  /// The documents of the reading order, and behind them those that it omits.
  private let spine: [PackageDocument.SpineItem]
  /// The number of documents in the reading order.
  private let ordered: Int
  private let sections: LazySections
  /// The package document.
  private let package: String
  private let sheets: PublicationSheets
  /// The lexicons of pronunciations.
  private let lexicons: [String]
  /// The documents that lead into the publication.
  private let contents: [String]
  /// The pages that begin in each section, where the book has a page list.
  private let pages: LazyPages?
  /// The documents that are images alone, if their text is recognised.
  private let recognised: RecognisedDocuments?

  /// The name of the file of the cover.
  let cover: String?
  /// A Boolean value that indicates whether any document has a presentation that plays a recording of it.
  let isNarrated: Bool

  /// The sections that cannot be read, as far as is known from the names and the types of their files.
  let unreadable: Set<Int>

  /// A publication; `pages` are those of its page list, and `recognised` its documents that are images alone.
  init(
    files: PackedFiles, package: PackageDocument, pages: LazyPages? = nil, recognised: RecognisedDocuments? = nil
  ) {
    self.recognised = recognised
    self.files = files
    sheets = PublicationSheets(files)
    self.pages = pages
    self.package = package.path
    cover = package.cover?.path
    lexicons = package.items.filter { $0.mediaType == PronunciationLexicon.mediaType }.map(\.path)
    ordered = package.spine.count
    contents = [package.nav, package.ncx].compactMap { $0?.path }
    spine = package.beside.isEmpty ? package.spine : package.spine + package.beside
    sections = LazySections(spine, ordered: ordered)
    isNarrated = spine.contains { $0.overlay != nil }
    unreadable = Set(
      spine.indices.filter { [spine] in
        spine[$0].content == .foreign || !spine[$0].isThere || spine[$0].isLocked
      })
  }

  var sectionCount: Int { spine.count }

  var isSlow: Bool { isRecognised }

  var isRecognised: Bool { recognised?.isBook ?? false }

  func correct(by corrections: [WordCorrection]) { recognised?.correct(by: corrections) }

  func isLinear(_ index: Int) -> Bool { spine.indices.contains(index) && spine[index].isLinear }

  func load(_ index: Int) -> LoadedSection { load(index, with: pages) }

  func loadText(_ index: Int) -> LoadedSection { load(index, with: nil) }

  /// Reads a section with the places of the elements of some identifiers in it.
  func load(_ index: Int, locating names: Set<String>) -> LoadedSection { load(index, with: pages, locating: names) }

  private func load(_ index: Int, with pages: LazyPages?, locating names: Set<String> = []) -> LoadedSection {
    let path = spine[index].path
    if spine[index].isLocked { return unread(path, Complaint(.entryEncrypted)) }
    switch spine[index].content {
    case .document, .drawing, .text: break
    case .picture where files.contains(path):
      return recognise(index, picture(path), with: pages) ?? LoadedSection(section: picture(path))
    case .picture: return unread(path, Complaint(.entryMissing))
    case .foreign: return unread(path, Complaint(.typeNotRead))
    }
    do {
      let contents = try files.read(path)
      guard isMarkup(index, contents.bytes) else { return plain(contents, index) }
      let document = MarkupParser.parse(contents.bytes)
      let diagnostics = contents.diagnostics + Diagnostic.list(document.faults, file: files.file, entry: path)
      let tree = DTBookTranslation.html(document.tree)
      let counts = isOrdered(index) ? MarkupCounts(tree) : MarkupCounts()
      let marks = PageMarks(pages?.pages(ofSection: index) ?? [])
      let sheets = LinkedSheets(document: path, sheets: sheets)
      var (section, ranges) = HTMLFlattener.locate(
        names, in: tree, links: links(from: path), marks: marks, sheets: sheets)
      if section.isImageAlone, var recognised = recognise(index, section, with: pages) {
        recognised.counts = counts
        return recognised
      }
      if section.blocks.isEmpty, spine[index].content == .drawing { section = picture(path) }
      // Headings make the table of contents of a book without one, and are gone to by their names.
      return LoadedSection(
        section: section.withNamedHeadings, counts: counts, diagnostics: diagnostics, ranges: ranges)
    } catch {
      return unread(path, error.complaint)
    }
  }

  /// Returns the section of a document that is an image alone, with its text, or nil if no text of it is recognised.
  private func recognise(_ index: Int, _ section: Section, with pages: LazyPages?) -> LoadedSection? {
    recognised?.section(ofDocument: index, section, pages: pages?.pages(ofSection: index) ?? [])
  }

  /// Returns a Boolean value that indicates whether a document is one of markup, whatever type the manifest gives it.
  private func isMarkup(_ index: Int, _ bytes: [UInt8]) -> Bool {
    guard spine[index].content == .text else { return true }
    switch FormatSniffer.find(bytes.prefix(FormatSniffer.needed), name: spine[index].path) {
    case .html, .dtbook, .fictionBook, .package: return true
    default: return false
    }
  }

  private func plain(_ contents: FileContents, _ index: Int) -> LoadedSection {
    let (section, diagnostics) = PlainText.section(
      contents.bytes, number: index, file: files.file, entry: spine[index].path)
    return LoadedSection(section: section, diagnostics: contents.diagnostics + diagnostics)
  }

  private func unread(_ path: String, _ reason: Complaint) -> LoadedSection {
    .unread(Diagnostic(file: files.file, entry: path, reason, isLoss: true))
  }

  /// Returns the section of a page that is a single image, which goes by the name of its entry for want of a
  /// description.
  private func picture(_ path: String) -> Section {
    var builder = SectionBuilder()
    builder.image(TextFilter.line(String(path.split(separator: "/").last ?? "")), file: files.name(of: path))
    return builder.finish(language: nil)
  }

  func picture(_ name: String) throws(BookError) -> [UInt8]? { try files.contents(of: name).bytes }

  func isPage(_ index: Int) -> Bool { recognised?.isPage(index) ?? false }

  func geometry(of index: Int) -> PageGeometry? {
    recognised?.geometry(ofDocument: index, pages: pages?.pages(ofSection: index) ?? [])
  }

  func picture(of index: Int) -> PagePicture? { recognised?.picture(ofDocument: index) }

  var lexicon: [LexiconEntry] {
    lexicons.flatMap { path in
      (try? files.read(path)).map { PronunciationLexicon.entries(MarkupParser.parse($0.bytes).tree) } ?? []
    }
  }

  func bulk(of index: Int) -> Int? {
    unreadable.contains(index) ? 0 : files.declaredSize(of: spine[index].path)
  }

  /// Returns the presentation that plays a recording of a section.
  func overlay(of index: Int) -> String? { spine[index].overlay }

  /// Returns the entry that a section is.
  func entry(of index: Int) -> String { spine[index].path }

  /// Returns a Boolean value that indicates whether a section stands in the reading order.
  func isOrdered(_ index: Int) -> Bool { index < ordered }

  /// Returns a Boolean value that indicates whether a reference leads to a file, whether it can be read or not; without
  /// a section it is one of the table of contents.
  func holds(_ reference: String, from index: Int?) -> Bool {
    let documents = index.map { [spine[$0].path] } ?? contents
    return documents.contains { document in
      ContainerPath.resolve(reference, from: document).map { files.contains($0.path) } == true
    }
  }

  /// Returns the links of one of the publication's documents.
  func links(from path: String) -> PublicationLinks {
    PublicationLinks(document: path, sections: sections, files: files, package: package)
  }
}

extension Section {
  /// A Boolean value that indicates whether there is no text, and at most images without a description.
  fileprivate var isImageAlone: Bool {
    text.unicodeScalars.allSatisfy { $0 == "\u{FFFC}" || $0.properties.isWhitespace }
  }
}
