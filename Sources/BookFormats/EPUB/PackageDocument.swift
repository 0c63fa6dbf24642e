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

    /// What can be read of the item (EPUB 3.3, 3.3); a type that says nothing leaves it to the name.
    var content: Content {
      switch mediaType {
      case "application/xhtml+xml", "text/html", "application/x-dtbook+xml", "text/x-oeb1-document": .document
      case "image/svg+xml": .drawing
      case let type where type.hasPrefix("image/"): .picture
      default:
        ["xhtml", "html", "htm", "xht"].contains(FormatSniffer.suffix(of: path)) ? .document : .foreign
      }
    }

    /// Whether the item is a document that can be read.
    var isDocument: Bool { content == .document || content == .drawing }
  }

  /// What can be read of an item.
  enum Content {
    case document, drawing
    /// An image of dots: it has no text of its own.
    case picture
    /// Nothing.
    case foreign
  }

  /// A place in the reading order.
  struct SpineItem {
    let path: String
    let content: Content
    let isLinear: Bool
    /// Where it stands among what the reading order names, from 1, and the identifier that it has there.
    let number: Int
    let identifier: String?
  }

  /// An entry of the `guide` of EPUB 2.
  struct Reference {
    let type: String
    let title: String
    let href: String
  }

  /// The entry that the package document stands in.
  let path: String
  private(set) var titles: [String] = []
  private(set) var creators: [String] = []
  /// What creators are sorted as, by their names.
  private(set) var sortNames: [String: String] = [:]
  /// The creators by the identifiers of their elements.
  private var namedCreators: [String: String] = [:]
  private(set) var language: String?
  private(set) var identifier: String?
  /// The year of publication.
  private(set) var year: Int?
  private(set) var items: [String: Item] = [:]
  private(set) var spine: [SpineItem] = []
  /// What the reading order names and the publication does not have.
  private(set) var missing: [String] = []
  private(set) var guide: [Reference] = []
  private var ncxID: String?
  /// The first item that is an NCX by its type or its name.
  private var ncxItem: Item?
  private var navID: String?

  /// Reads a package document, whatever prefixes it uses and however far it can be read.
  init(_ tree: MarkupTree, path: String) {
    self.path = path
    guard let root = tree.root else { return }
    // The packages of DAISY give the names of Dublin Core in capitals.
    let elements = tree.elements(
      named: [
        "title", "creator", "language", "identifier", "date", "Title", "Creator", "Language", "Identifier", "Date",
        "item", "itemref", "spine", "package", "reference", "meta",
      ], in: root)
    let package = elements.first { tree.name(of: $0) == "package" }
    let identifierID = package.flatMap { tree.attribute("unique-identifier", of: $0) }
    for element in elements { take(element, of: tree, identifierID: identifierID) }
    for (index, element) in elements.filter({ tree.name(of: $0) == "itemref" }).enumerated() {
      takeReference(element, of: tree, number: index + 1)
    }
  }

  /// The navigation document.
  var nav: Item? { navID.flatMap { items[$0] } }

  /// The NCX of EPUB 2.
  var ncx: Item? { ncxID.flatMap { items[$0] } ?? ncxItem }

  private mutating func take(_ element: MarkupNode, of tree: MarkupTree, identifierID: String?) {
    switch tree.name(of: element)?.lowercased() {
    case "title": add(tree.textContent(of: element), to: \.titles)
    case "creator": takeCreator(element, of: tree)
    case "meta": takeRefinement(element, of: tree)
    case "language": language = language ?? LanguageTag.clean(tree.textContent(of: element))
    case "identifier":
      let text = TextFilter.line(tree.textContent(of: element))
      let isUnique = identifierID != nil && tree.attribute("id", of: element) == identifierID
      if !text.isEmpty, identifier == nil || isUnique { identifier = text }
    case "date": takeDate(element, of: tree)
    case "item": takeItem(element, of: tree)
    case "reference": takeGuide(element, of: tree)
    case "spine": ncxID = tree.attribute("toc", of: element)
    default: break
    }
  }

  /// EPUB 2 has a date for each event (OPF 2.0.1, 2.2.7); that of a change to the file tells nothing of the book.
  private mutating func takeDate(_ element: MarkupNode, of tree: MarkupTree) {
    let event = tree.attribute("event", of: element)?.lowercased()
    guard event == nil || event == "publication" || event == "original-publication" else { return }
    year = year ?? PublicationYear.of(tree.textContent(of: element))
  }

  private mutating func takeCreator(_ element: MarkupNode, of tree: MarkupTree) {
    let count = creators.count
    add(tree.textContent(of: element), to: \.creators)
    guard creators.count > count, let name = creators.last else { return }
    if let id = tree.attribute("id", of: element) { namedCreators["#" + id] = name }
    let sorted = tree.attribute("opf:file-as", of: element) ?? tree.attribute("file-as", of: element)
    if let sorted { sortNames[name] = TextFilter.label(sorted.utf8) }
  }

  /// EPUB 3 says what a creator is sorted as in an element of its own (EPUB 3.3, D.3.6).
  private mutating func takeRefinement(_ element: MarkupNode, of tree: MarkupTree) {
    guard tree.attribute("property", of: element) == "file-as",
      let name = tree.attribute("refines", of: element).flatMap({ namedCreators[$0.trimmed] })
    else { return }
    sortNames[name] = TextFilter.label(tree.textContent(of: element).utf8)
  }

  private mutating func add(_ text: String, to list: WritableKeyPath<Self, [String]>) {
    let text = TextFilter.label(text.utf8)
    if !text.isEmpty { self[keyPath: list].append(text) }
  }

  private mutating func takeItem(_ element: MarkupNode, of tree: MarkupTree) {
    guard let id = tree.attribute("id", of: element), let href = tree.attribute("href", of: element),
      let target = ContainerPath.resolve(href.trimmed, from: path), items[id] == nil
    else { return }
    let properties = (tree.attribute("properties", of: element) ?? "").split(whereSeparator: \.isWhitespace)
    let item = Item(
      id: id, path: target.path, mediaType: (tree.attribute("media-type", of: element) ?? "").lowercased().trimmed,
      properties: properties, fallback: tree.attribute("fallback", of: element))
    items[id] = item
    if navID == nil, properties.contains("nav") { navID = id }
    let isNCX = item.mediaType == "application/x-dtbncx+xml" || FormatSniffer.suffix(of: item.path) == "ncx"
    if ncxItem == nil, isNCX { ncxItem = item }
  }

  private mutating func takeGuide(_ element: MarkupNode, of tree: MarkupTree) {
    guard let parent = tree.parent(of: element), tree.name(of: parent) == "guide",
      let href = tree.attribute("href", of: element)
    else { return }
    let type = TextFilter.label((tree.attribute("type", of: element) ?? "").utf8)
    let title = TextFilter.label((tree.attribute("title", of: element) ?? "").utf8)
    guide.append(Reference(type: type, title: title, href: href.trimmed))
  }

  private mutating func takeReference(_ element: MarkupNode, of tree: MarkupTree, number: Int) {
    guard let id = tree.attribute("idref", of: element)?.trimmed else { return }
    guard let item = content(of: id) else { return missing.append(id) }
    spine.append(
      SpineItem(
        path: item.path, content: item.content, isLinear: tree.attribute("linear", of: element)?.trimmed != "no",
        number: number, identifier: tree.attribute("id", of: element)))
  }

  /// The item of an identifier, or the first of its fallbacks that can be read (EPUB 3.3, 3.5.1): a document, else a
  /// picture; one that needs scripts gives way to what its author has for readers without (EPUB 3.3, 6.3.3).
  private func content(of id: String) -> Item? {
    // Nobody has as many substitutes for one document; only a hostile book does.
    let longest = 32
    var chain: [Item] = []
    var seen: Set<String> = []
    var next: String? = id
    while chain.count < longest, let id = next, seen.insert(id).inserted, let item = items[id] {
      if item.isDocument, !item.properties.contains("scripted") || item.fallback == nil { return item }
      chain.append(item)
      next = item.fallback
    }
    return chain.first(where: \.isDocument) ?? chain.first { $0.content == .picture } ?? chain.first
  }
}
