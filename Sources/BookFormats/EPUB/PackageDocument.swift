import Markup
import TextModel

/// What the package document of a publication says (EPUB 3.3, 5).
struct PackageDocument {
  /// A resource of the publication.
  struct Item {
    let id: String
    let path: String
    let mediaType: String
    let properties: [Substring]
    let fallback: String?

    /// Whether the item is a document that can be read (EPUB 3.3, 3.3).
    var isContent: Bool {
      ["application/xhtml+xml", "image/svg+xml", "text/html", "application/x-dtbook+xml", "text/x-oeb1-document"]
        .contains(mediaType)
    }
  }

  /// A place in the reading order.
  struct SpineItem {
    let path: String
    let isLinear: Bool
  }

  /// The entry that the package document stands in.
  let path: String
  private(set) var titles: [String] = []
  private(set) var creators: [String] = []
  private(set) var language: String?
  private(set) var identifier: String?
  private(set) var items: [String: Item] = [:]
  private(set) var spine: [SpineItem] = []
  /// What the reading order names and the publication does not have.
  private(set) var missing: [String] = []
  private var ncxID: String?
  private var navID: String?

  /// Reads a package document, whatever prefixes it uses and however far it can be read.
  init(_ tree: MarkupTree, path: String) {
    self.path = path
    guard let root = tree.root else { return }
    // The packages of DAISY give the names of Dublin Core in capitals.
    let elements = tree.elements(
      named: [
        "title", "creator", "language", "identifier", "Title", "Creator", "Language", "Identifier", "item", "itemref",
        "spine", "package",
      ], in: root)
    let package = elements.first { tree.name(of: $0) == "package" }
    let identifierID = package.flatMap { tree.attribute("unique-identifier", of: $0) }
    for element in elements { take(element, of: tree, identifierID: identifierID) }
    for element in elements where tree.name(of: element) == "itemref" { takeReference(element, of: tree) }
  }

  /// The navigation document.
  var nav: Item? { navID.flatMap { items[$0] } }

  /// The NCX of EPUB 2.
  var ncx: Item? {
    ncxID.flatMap { items[$0] } ?? items.values.first { $0.mediaType == "application/x-dtbncx+xml" }
  }

  private mutating func take(_ element: MarkupNode, of tree: MarkupTree, identifierID: String?) {
    switch tree.name(of: element)?.lowercased() {
    case "title": add(tree.textContent(of: element), to: \.titles)
    case "creator": add(tree.textContent(of: element), to: \.creators)
    case "language": language = language ?? LanguageTag.clean(tree.textContent(of: element))
    case "identifier":
      let text = TextFilter.line(tree.textContent(of: element))
      let isUnique = identifierID != nil && tree.attribute("id", of: element) == identifierID
      if !text.isEmpty, identifier == nil || isUnique { identifier = text }
    case "item": takeItem(element, of: tree)
    case "spine": ncxID = tree.attribute("toc", of: element)
    default: break
    }
  }

  private mutating func add(_ text: String, to list: WritableKeyPath<Self, [String]>) {
    let text = TextFilter.line(text)
    if !text.isEmpty { self[keyPath: list].append(text) }
  }

  private mutating func takeItem(_ element: MarkupNode, of tree: MarkupTree) {
    guard let id = tree.attribute("id", of: element), let href = tree.attribute("href", of: element),
      let target = ContainerPath.resolve(href.trimmed, from: path), items[id] == nil
    else { return }
    let properties = (tree.attribute("properties", of: element) ?? "").split(whereSeparator: \.isWhitespace)
    items[id] = Item(
      id: id, path: target.path, mediaType: (tree.attribute("media-type", of: element) ?? "").lowercased().trimmed,
      properties: properties, fallback: tree.attribute("fallback", of: element))
    if navID == nil, properties.contains("nav") { navID = id }
  }

  private mutating func takeReference(_ element: MarkupNode, of tree: MarkupTree) {
    guard let id = tree.attribute("idref", of: element)?.trimmed else { return }
    guard let item = content(of: id) else { return missing.append(id) }
    spine.append(SpineItem(path: item.path, isLinear: tree.attribute("linear", of: element)?.trimmed != "no"))
  }

  /// The item of an identifier, or the first of its fallbacks that can be read (EPUB 3.3, 3.5.1).
  private func content(of id: String) -> Item? {
    guard let first = items[id] else { return nil }
    var seen: Set<String> = [id]
    var item = first
    while !item.isContent, let next = item.fallback, seen.insert(next).inserted, let fallback = items[next] {
      item = fallback
    }
    return item.isContent ? item : first
  }
}
