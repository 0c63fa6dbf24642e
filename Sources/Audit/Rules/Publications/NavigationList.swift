import BookFormats
import Markup

/// A list of the navigation of a publication: that of its contents, or of the pages of the print edition.
struct NavigationList {
  /// An entry of a list.
  struct Entry {
    let node: MarkupNode
    let label: String
    /// The reference; nil where the entry only groups others.
    let reference: String?
    /// The entry of the archive and the fragment that it leads to; nil where it leads out of the publication.
    let target: (path: String, fragment: String?)?
  }

  /// The document that the list stands in.
  let page: AuditedPage
  let node: MarkupNode
  let entries: [Entry]

  /// The entries that lead to a place.
  var links: [Entry] { entries.filter { $0.reference != nil } }

  /// Reads a list of a navigation document, by its type; nil where there is none.
  init?(_ type: String, in page: AuditedPage, _ files: PublicationFilesTarget) {
    let role = type == "toc" ? "doc-toc" : "doc-pagelist"
    let lists = page.elements(named: "nav")
    guard
      let list = lists.first(where: { page.words("epub:type", of: $0).contains(type) })
        ?? lists.first(where: { page.words("role", of: $0).contains(role) })
    else { return nil }
    self.page = page
    node = list
    entries = page.tree.elements(named: ["a", "span"], in: list).compactMap { node in
      let isLink = page.element(node) == "a"
      guard isLink || page.tree.parent(of: node).map({ page.element($0) == "li" }) ?? false else { return nil }
      let reference = isLink ? page.attribute("href", of: node) : nil
      return Entry(
        node: node, label: Self.label(of: node, in: page), reference: reference,
        target: reference.flatMap { files($0, page.path) })
    }
  }

  /// Reads a list of an NCX; nil where there is none.
  init?(ncx page: AuditedPage, _ list: String, _ entry: String, _ files: PublicationFilesTarget) {
    guard let node = page.elements(named: list).first else { return nil }
    self.page = page
    self.node = node
    entries = page.tree.elements(named: [entry], in: node).map { point in
      let children = page.tree.children(of: point)
      let label = children.first { page.element($0) == "navLabel" }
      let content = children.first { page.element($0) == "content" }
      let reference = content.flatMap { page.attribute("src", of: $0) }
      return Entry(
        node: point, label: label.map { page.tree.textContent(of: $0).trimmed } ?? "", reference: reference,
        target: reference.flatMap { files($0, page.path) })
    }
  }

  /// Returns the label of an entry, also of a list that is hidden.
  private static func label(of node: MarkupNode, in page: AuditedPage) -> String {
    let name = page.name(of: node).trimmed
    if !name.isEmpty { return name }
    let text = page.tree.textContent(of: node).trimmed
    if !text.isEmpty { return text }
    let named = page.tree.elements(named: ["a", "span", "img"], in: node)
    return named.lazy.flatMap { inner in ["aria-label", "alt", "title"].compactMap { page.attribute($0, of: inner) } }
      .first { !$0.trimmed.isEmpty }?.trimmed ?? ""
  }
}

/// A function that returns the entry and the fragment that a reference in a document leads to.
typealias PublicationFilesTarget = (_ reference: String, _ document: String) -> (path: String, fragment: String?)?

extension AuditedPublication {
  /// Returns the list of a type of the navigation document, or of the NCX where there is no such document.
  func navigationList(_ type: String) -> NavigationList? {
    let target: PublicationFilesTarget = { [files] in files.target(of: $0, from: $1) }
    if let navigation { return NavigationList(type, in: navigation, target) }
    guard let path = files.ncx, let bytes = try? files.read(path) else { return nil }
    let page = AuditedPage(bytes, path: path, isMarkupOfPage: false)
    return type == "toc"
      ? NavigationList(ncx: page, "navMap", "navPoint", target)
      : NavigationList(ncx: page, "pageList", "pageTarget", target)
  }

  /// Returns the place of an entry in the reading order: the number of the document, and the place in it; nil where it
  /// leads to none that is read in order.
  func place(of entry: NavigationList.Entry) -> (document: Int, place: Int)? {
    guard let target = entry.target, let number = numbers[target.path], contents[number].isLinear else { return nil }
    guard let fragment = target.fragment, !fragment.isEmpty else { return (number, -1) }
    return contents[number].identifiers[fragment].map { (number, $0) }
  }

  /// Returns the entries that stand before ones that lead further back.
  func disordered(_ list: NavigationList) -> [NavigationList.Entry] {
    var last = (document: -1, place: -1)
    return list.links.filter { entry in
      guard let place = place(of: entry) else { return false }
      defer { last = place }
      return place < last
    }
  }
}
