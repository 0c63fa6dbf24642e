import Markup
import TextModel

/// The sections of a book whose documents are divided.
struct DividedSource: SectionSource {
  let documents: [DividedDocument]
  /// The language of the book.
  let language: String?
  /// The files that its images are among; nil where the book is a document alone.
  let files: (any BookFiles)?
  /// The texts that presentations of the book play; nil where it has none.
  var played: PlayedBook?
  /// Each document and the section that it begins with, by its name.
  private let firsts: [String: (document: Int, section: Int)]
  /// The document and the place in it of each section.
  private let places: [(document: Int, index: Int)]

  init(_ documents: [DividedDocument], language: String?, files: (any BookFiles)? = nil) {
    self.files = files
    self.documents = documents
    self.language = language
    var firsts: [String: (document: Int, section: Int)] = [:]
    var places: [(document: Int, index: Int)] = []
    for (number, document) in documents.enumerated() {
      if !document.runs.isEmpty { firsts[document.path] = (number, places.count) }
      places += document.runs.indices.map { (number, $0) }
    }
    self.firsts = firsts
    self.places = places
  }

  var sectionCount: Int { places.count }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection {
    let tree = html(of: index)
    return LoadedSection(section: section(index, tree).section, counts: MarkupCounts(tree))
  }

  private func section(
    _ index: Int, _ tree: MarkupTree, locating names: Set<String> = []
  ) -> (section: Section, ranges: [String: Range<Int>]) {
    let links = DividedLinks(source: self, path: documents[places[index].document].path)
    return HTMLFlattener.locate(names, in: tree, links: links)
  }

  var isNarrated: Bool { played?.hasSound ?? false }

  func narration(of index: Int) -> LoadedNarration {
    played?.narration(of: index, at: number) { section(index, html(of: index), locating: $0) } ?? LoadedNarration()
  }

  func narratedTime(of index: Int) -> Int {
    played?.texts(of: index, at: number).texts.reduce(0) { $0 + $1.length } ?? 0
  }

  func sound(_ name: String) throws(BookError) -> SoundFile? { try files?.sound(name) }

  /// Returns the section that an element of a document stands in.
  private func number(of document: String, _ identifier: String?) -> Int? {
    if case .place(let section, _)? = destination(document, identifier) { section } else { nil }
  }

  func picture(_ name: String) throws(BookError) -> [UInt8]? { try files?.contents(of: name).bytes }

  func bulk(of index: Int) -> Int? {
    let place = places[index]
    return documents[place.document].bulk(of: place.index)
  }

  private func html(of index: Int) -> MarkupTree {
    let place = places[index]
    return documents[place.document].html(of: place.index, language: language)
  }

  /// Returns the destination of an identifier of a document, or of its beginning, or nil if there is no such place.
  func destination(_ path: String, _ identifier: String?) -> Destination? {
    guard let first = firsts[path] else { return nil }
    guard let identifier else { return .place(section: first.section, anchor: nil) }
    let place = documents[first.document].place(of: identifier)
    return place.map { .place(section: first.section + $0.index, anchor: $0.anchor) }
  }

  /// The table of contents that the titles of the documents make.
  var outline: [OutlineEntry] {
    documents.flatMap { document in
      document.titles.map { title in
        OutlineEntry(depth: title.depth, label: title.label, destination: destination(document, title.node))
      }
    }
  }

  /// Returns the destination of an element of a document.
  func destination(_ document: DividedDocument, _ node: MarkupNode) -> Destination? {
    let place = document.place(of: node)
    return firsts[document.path].map { .place(section: $0.section + place.index, anchor: place.anchor) }
  }
}

/// The links of a document of a divided book.
struct DividedLinks: LinkResolver {
  let source: DividedSource
  let path: String

  func destination(of href: String) -> Destination {
    guard let target = ContainerPath.resolve(href, from: path) else { return .outside(TextFilter.line(href)) }
    return source.destination(target.path, target.fragment) ?? .missing(TextFilter.line(href))
  }

  func file(of href: String) -> String? { source.files?.name(of: href, from: path) }
}
