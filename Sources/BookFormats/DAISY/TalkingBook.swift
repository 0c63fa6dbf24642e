import Markup
import Synchronization
import TextModel

/// The documents of a DAISY 2.02 book, in the order that its control center gives.
struct TalkingBook: SectionSource {
  let files: any BookFiles
  private let order: TalkingOrder
  /// The texts that its presentations play.
  private let played: PlayedBook
  /// The documents that have been read for a piece of them.
  private let read = DividedDocuments()

  init(_ files: any BookFiles, order: TalkingOrder, played: PlayedBook) {
    self.files = files
    self.played = played
    self.order = order
  }

  var sectionCount: Int { order.pieces.count }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection { load(index, locating: []) }

  private func load(_ index: Int, locating names: Set<String>) -> LoadedSection {
    let piece = order.pieces[index]
    let name = piece.document
    do {
      let (tree, diagnostics) = try document(name, isDivided: piece.start != nil || piece.end != nil)
      let part = html(tree.piece(piece))
      var counts = MarkupCounts()
      // The markup of a document is counted with its first piece.
      if piece.start == nil { counts = MarkupCounts(piece.end == nil ? part : html(tree)) }
      let (section, ranges) = HTMLFlattener.locate(
        names, in: part, links: TalkingBookLinks(book: self, document: name))
      return LoadedSection(section: section, counts: counts, diagnostics: diagnostics, ranges: ranges)
    } catch {
      return .unread(Diagnostic(error, file: files.file, entry: name))
    }
  }

  /// Returns a document as it is read; one of many pieces is not read for each of them anew.
  private func document(_ name: String, isDivided: Bool) throws(BookError) -> (MarkupTree, [Diagnostic]) {
    if isDivided, let document = read[name] { return document }
    let contents = try files.contents(of: name)
    let parsed = MarkupParser.parse(contents.bytes)
    let diagnostics = contents.diagnostics + Diagnostic.list(parsed.faults, file: files.file, entry: name)
    if isDivided { read.keep(name, (parsed.tree, diagnostics), bytes: contents.bytes.count) }
    return (parsed.tree, diagnostics)
  }

  /// Returns the destination of an identifier of a document, or of its beginning, or nil if the book has no such
  /// document.
  func destination(_ document: String, _ fragment: String?) -> Destination? {
    order.piece(of: document, fragment).map { .place(section: $0, anchor: fragment) }
  }

  func picture(_ name: String) throws(BookError) -> [UInt8]? { try files.contents(of: name).bytes }

  var isNarrated: Bool { played.hasSound }

  func narration(of index: Int) -> LoadedNarration {
    played.narration(of: index, at: order.piece) { names in
      let loaded = load(index, locating: names)
      return (loaded.section, loaded.ranges)
    }
  }

  func narratedTime(of index: Int) -> Int {
    played.texts(of: index, at: order.piece).texts.reduce(0) { $0 + $1.length }
  }

  func sound(_ name: String) throws(BookError) -> SoundFile? { try files.sound(name) }

  private func html(_ tree: MarkupTree) -> MarkupTree {
    guard let root = tree.root else { return tree }
    let body = tree.children(of: root).first { tree.name(of: $0) == "body" }
    return HTMLTranslator.html(contentOf: body ?? root, of: tree, TalkingBookTranslation())
  }
}

/// The links of a document of a DAISY 2.02 book.
struct TalkingBookLinks: LinkResolver {
  let book: TalkingBook
  let document: String

  func destination(of href: String) -> Destination {
    guard let target = ContainerPath.resolve(href, from: document) else { return .outside(TextFilter.line(href)) }
    let name = book.files.name(of: target.path) ?? target.path
    return book.destination(name, target.fragment) ?? .missing(TextFilter.line(href))
  }

  func file(of href: String) -> String? { book.files.name(of: href, from: document) }
}

/// Documents that are read piece by piece, as far as they are not too long to be kept.
private final class DividedDocuments: Sendable {
  typealias Document = (tree: MarkupTree, diagnostics: [Diagnostic])

  private let state = Mutex((documents: [String: Document](), room: 8 << 20))

  subscript(name: String) -> Document? { state.withLock { $0.documents[name] } }

  func keep(_ name: String, _ document: Document, bytes: Int) {
    state.withLock { state in
      guard bytes <= state.room, state.documents[name] == nil else { return }
      state.room -= bytes
      state.documents[name] = document
    }
  }
}
