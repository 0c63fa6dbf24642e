import BookFormats
import Markup

/// A publication as rules look at it: its package, its navigation, and what its documents hold.
///
/// Its properties are what is found out once.
package final class AuditedPublication {
  package let files: PublicationFiles
  /// The package document.
  package let package: AuditedPage
  /// The navigation document.
  package let navigation: AuditedPage?
  /// The parts of each content document that were kept, in the order of `files.documents`.
  package private(set) var contents: [PageContents] = []
  /// The places of the documents in `contents`, by their paths.
  private(set) lazy var numbers = Dictionary(contents.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in
    first
  }
  /// The table of contents.
  private(set) lazy var contentsList = navigationList("toc")
  /// The list of the pages of the print edition.
  private(set) lazy var pageList = navigationList("page-list")
  /// The resources that the manifest lists.
  private(set) lazy var items = manifestItems()
  /// The media overlays among them.
  private(set) lazy var overlays = overlayItems()

  init(_ files: PublicationFiles) throws(BookError) {
    self.files = files
    package = AuditedPage(try files.read(files.package), path: files.package, isMarkupOfPage: false)
    navigation = files.navigation.flatMap { path in
      (try? files.read(path)).map { bytes in
        AuditedPage(bytes, path: path, isInPublication: true) { files.sheet($0, from: path) }
      }
    }
  }

  /// Takes note of a content document, of which nothing else stays in memory.
  func add(_ page: AuditedPage, isLinear: Bool) { contents.append(PageContents(page, isLinear: isLinear)) }

  /// Returns what was kept of the document of a path.
  package func contents(of path: String) -> PageContents? { numbers[path].map { contents[$0] } }

  /// Returns the values of the `meta` elements of a property, or of a name as EPUB 2 has it, in order, with their
  /// elements; those that refine another are left out.
  package func metadata(_ property: String) -> [(node: MarkupNode, value: String)] {
    package.elements(named: "meta").compactMap { node in
      guard package.attribute("refines", of: node) == nil else { return nil }
      if package.attribute("property", of: node)?.trimmed == property {
        return (node, package.tree.textContent(of: node).trimmed)
      }
      guard package.attribute("name", of: node)?.trimmed == property else { return nil }
      return (node, package.attribute("content", of: node)?.trimmed ?? "")
    }
  }
}

/// The parts of one content document that rules for a whole publication need.
///
/// Its properties are one for each matter that such a rule asks for.
package struct PageContents: Sendable {
  package let path: String
  /// A Boolean value that indicates whether it is read in order with the others.
  package let isLinear: Bool
  /// The identifiers of its elements, with their places in document order.
  package let identifiers: [String: Int]
  /// The page breaks of the print edition in it: their identifiers, their names, their places in document order.
  package let pageBreaks: [(id: String, name: String, place: Int)]
  /// The number of elements of each name.
  package let counts: [String: Int]
  /// The number of images that have a text alternative, and of those that have none and are not marked as decoration.
  package let images: (described: Int, undescribed: Int)
  /// The values of `epub:type` in it.
  package let types: Set<String>
  /// The structures of EPUB whose elements have no role: the first of those elements, the role, and their number.
  package let structures: [String: (node: MarkupNode, role: String, count: Int)]
  /// The roles that authors give in it.
  package let roles: Set<String>
  /// The names of the attributes in it.
  package let attributes: Set<String>
  /// A Boolean value that indicates whether it has text of its own.
  package let hasText: Bool
  /// The links to other documents, with their references, but for those of the lists of the navigation.
  let links: [(node: MarkupNode, reference: String)]
  /// The names that `a` elements have in place of identifiers.
  let anchors: Set<String>

  init(_ page: AuditedPage, isLinear: Bool) {
    path = page.path
    self.isLinear = isLinear
    var identifiers: [String: Int] = [:]
    for node in page.elements(with: "id") {
      guard let id = page.attribute("id", of: node), identifiers[id] == nil else { continue }
      identifiers[id] = Int(node.index)
    }
    self.identifiers = identifiers
    let breaks = page.elements(with: "epub:type").filter { page.words("epub:type", of: $0).contains("pagebreak") }
    let byRole = page.elements(with: "role").filter { page.role(of: $0) == "doc-pagebreak" }
    pageBreaks = NodeSet(breaks + byRole).map { node in
      (page.attribute("id", of: node) ?? "", page.pageBreakName(node), Int(node.index))
    }
    counts = Dictionary(uniqueKeysWithValues: page.index.elementNames.map { ($0, page.elements(named: $0).count) })
    var images = (described: 0, undescribed: 0)
    for image in page.elements(named: "img") where page.isExposed(image) {
      if page.name(of: image).isEmpty { images.undescribed += 1 } else { images.described += 1 }
    }
    self.images = images
    types = Set(page.elements(with: "epub:type").flatMap { page.words("epub:type", of: $0) })
    structures = page.structuresWithoutRole()
    roles = Set(page.elements(with: "role").flatMap { page.words("role", of: $0) })
    attributes = Set(page.index.attributeNames)
    links = page.linksToDocuments()
    anchors = page.anchors
    hasText = page.elements(named: "body").contains { page.holdsShownText($0) }
  }
}

extension AuditedPage {
  /// Returns the name of a page break, as its author gives it: by ARIA, by its `title`, or by its text.
  package func pageBreakName(_ node: MarkupNode) -> String {
    let name = name(of: node)
    if !name.isEmpty { return name }
    let title = attribute("title", of: node)?.trimmed ?? ""
    return title.isEmpty ? tree.textContent(of: node).trimmed : title
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
