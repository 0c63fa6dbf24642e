import Markup
import TextModel

/// The package document of a publication (EPUB 3.3, 5).
///
/// Its properties are one for each part of the document that is read.
struct PackageDocument {
  /// The entry that the package document stands in.
  let path: String
  /// The titles, the creators, and what creators are sorted as.
  private(set) var names = PackageNames()
  private(set) var language: String?
  private(set) var identifier: String?
  /// The year of publication.
  private(set) var year: Int?
  private(set) var accessibility = AccessibilityClaims()
  private(set) var recording = RecordingClaims()
  private(set) var items: [Item] = []
  /// The place of the item of an identifier among all.
  private var places: [String: Int] = [:]
  private(set) var spine: [SpineItem] = []
  /// The documents that the reading order omits.
  private(set) var beside: [SpineItem] = []
  /// The number of items that are documents, and of those that stand in the reading order.
  private var documents = (all: 0, listed: 0)
  /// The items that the reading order names and the publication does not have.
  private(set) var missing: [String] = []
  /// The items that the reading order names more often than they are read.
  private(set) var repeated: [String] = []
  private(set) var guide: [Reference] = []
  /// A Boolean value that indicates whether its pages are laid out once and for all (EPUB 3.3, 8.2.2.2).
  var isPrePaginated = false
  /// The identifier of the picture of the cover, as EPUB 2 gives it.
  private(set) var coverID: String?
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
        "item", "itemref", "spine", "package", "reference", "meta", "link",
      ], in: root)
    let package = elements.first { tree.name(of: $0) == "package" }
    let identifierID = package.flatMap { tree.attribute("unique-identifier", of: $0) }
    let numbers = AttributeNumbers(tree)
    let kinds = (item: tree.number(of: "item"), reference: tree.number(of: "itemref"))
    let beginning = ContainerPath.beginning(beside: path)
    var types = MediaTypes()
    items.reserveCapacity(elements.count / 2)
    places.reserveCapacity(elements.count / 2)
    // Most elements of a package are items and places in the reading order: thousands of each, read before the first
    // page.
    for element in elements {
      let name = tree.nameNumber(of: element)
      if name == kinds.item {
        takeItem(element, of: tree, numbers, beginning, &types)
      } else if name != kinds.reference, !Self.isInCollection(element, of: tree) {
        take(element, of: tree, identifierID: identifierID)
      }
    }
    var number = 0
    var counts: [String: Int] = [:]
    counts.reserveCapacity(items.count)
    spine.reserveCapacity(items.count)
    for element in elements where tree.nameNumber(of: element) == kinds.reference {
      number += 1
      takeReference(element, of: tree, numbers, number: number, &counts)
    }
    // A book that has nothing but what stands beside its text has it for its text.
    if !spine.contains(where: \.isLinear) {
      for index in spine.indices { spine[index].isLinear = true }
    }
    let listed = documents.listed + (nav.map { counts[$0.path] == nil } ?? false ? 1 : 0)
    if documents.all > listed { beside = documents(beside: counts) }
  }

  /// Returns a Boolean value that indicates whether an element describes a part of the book (EPUB 3.3, D.6).
  private static func isInCollection(_ element: MarkupNode, of tree: MarkupTree) -> Bool {
    guard let collection = tree.number(of: "collection") else { return false }
    return sequence(first: element, next: { tree.parent(of: $0) }).contains { tree.nameNumber(of: $0) == collection }
  }

  /// A Boolean value that indicates whether there is text to read that was not laid out once and for all.
  var flows: Bool { !isPrePaginated && spine.contains { $0.content == .document || $0.content == .text } }

  /// Gives the documents of the reading order the names that their files have.
  ///
  /// Returns those that had other names.
  mutating func settle(_ name: (String) -> String?) -> [(given: String, name: String)] {
    var result: [(given: String, name: String)] = []
    for index in spine.indices {
      guard let found = name(spine[index].path) else { continue }
      spine[index].isThere = true
      guard found != spine[index].path else { continue }
      result.append((spine[index].path, found))
      spine[index].path = found
    }
    settleBeside(name)
    return result
  }

  /// Keeps the documents beside the reading order whose files are there, and are not those of the order by other names.
  private mutating func settleBeside(_ name: (String) -> String?) {
    guard !beside.isEmpty else { return }
    var taken = Set(spine.map(\.path))
    beside = beside.compactMap { item in
      guard let found = name(item.path), taken.insert(found).inserted else { return nil }
      var item = item
      item.path = found
      item.isThere = true
      return item
    }
  }

  /// Puts the documents beside the reading order into it, in an order of their own.
  mutating func readBeside(inOrder order: [Int]) {
    for index in order {
      beside[index].isLinear = true
      spine.append(beside[index])
    }
    beside = []
  }

  /// Marks the documents that are encrypted.
  mutating func lock(_ paths: Set<String>) {
    guard !paths.isEmpty else { return }
    for index in spine.indices { spine[index].isLocked = paths.contains(spine[index].path) }
    for index in beside.indices { beside[index].isLocked = paths.contains(beside[index].path) }
  }

  /// The navigation document.
  var nav: Item? { navID.flatMap(item) }

  /// The NCX of EPUB 2.
  var ncx: Item? { ncxID.flatMap(item) ?? ncxItem }

  /// Returns the item of an identifier.
  func item(_ id: String) -> Item? { places[id].map { items[$0] } }

  private mutating func take(_ element: MarkupNode, of tree: MarkupTree, identifierID: String?) {
    switch tree.name(of: element)?.lowercased() {
    case "title": names.takeTitle(element, of: tree)
    case "creator": names.takeCreator(element, of: tree)
    case "meta":
      names.takeRefinement(element, of: tree)
      if tree.attribute("name", of: element) == "cover" { coverID = tree.attribute("content", of: element)?.trimmed }
      takeClaim(element, of: tree)
      guard tree.attribute("property", of: element) == "rendition:layout" else { break }
      isPrePaginated = tree.textContent(of: element).trimmed == "pre-paginated"
    case "link":
      // A standard may be named by its address alone (EPUB Accessibility 1.1, 5.2).
      guard tree.attribute("rel", of: element) == "dcterms:conformsTo" else { break }
      accessibility.take("dcterms:conformsTo", tree.attribute("href", of: element)?.trimmed ?? "")
    case "language": language = language ?? LanguageTag.clean(tree.textContent(of: element))
    case "identifier":
      let text = TextFilter.line(tree.textContent(of: element))
      let isUnique = identifierID != nil && tree.attribute("id", of: element) == identifierID
      if !text.isEmpty, identifier == nil || isUnique { identifier = text }
    case "date": takeDate(element, of: tree)
    case "reference": takeGuide(element, of: tree)
    case "spine": ncxID = tree.attribute("toc", of: element)
    default: break
    }
  }

  /// Adds a statement about the accessibility of the book or its recording, as EPUB 3 and EPUB 2 write it.
  private mutating func takeClaim(_ element: MarkupNode, of tree: MarkupTree) {
    guard tree.attribute("refines", of: element) == nil else { return }
    let isNamed = tree.attribute("property", of: element) == nil
    guard let name = tree.attribute(isNamed ? "name" : "property", of: element)?.trimmed else { return }
    let value = isNamed ? tree.attribute("content", of: element) ?? "" : tree.textContent(of: element)
    accessibility.take(name, TextFilter.line(value))
    recording.take(name, TextFilter.line(value))
  }

  /// Takes the year from a date.
  ///
  /// EPUB 2 has one for each event (OPF 2.0.1, 2.2.7); that of a change to the file is not a date of the book.
  private mutating func takeDate(_ element: MarkupNode, of tree: MarkupTree) {
    let event = tree.attribute("event", of: element)?.lowercased()
    guard event == nil || event == "publication" || event == "original-publication" else { return }
    year = year ?? PublicationYear.of(tree.textContent(of: element))
  }

  private mutating func takeItem(
    _ element: MarkupNode, of tree: MarkupTree, _ names: AttributeNumbers, _ beginning: String,
    _ types: inout MediaTypes
  ) {
    var (id, href, properties, fallback, overlay): (String?, String?, String?, String?, String?)
    var type: ArraySlice<UInt8> = []
    tree.forEachAttribute(of: element) { number, value in
      switch number {
      case names.id: id = String(decoding: value, as: UTF8.self)
      case names.href: href = String(decoding: value, as: UTF8.self)
      case names.mediaType: type = value
      case names.properties: properties = String(decoding: value, as: UTF8.self)
      case names.fallback: fallback = String(decoding: value, as: UTF8.self)
      case names.overlay: overlay = String(decoding: value, as: UTF8.self)
      default: break
      }
    }
    guard let id, let href, let path = entry(href, beginning) else { return }
    if let first = places.updateValue(items.count, forKey: id) {
      places[id] = first
      return
    }
    let mediaType = types.type(written: type)
    let item = Item(
      id: id, path: path, mediaType: mediaType,
      properties: properties.map { $0.split(whereSeparator: \.isWhitespace) } ?? [], fallback: fallback,
      overlay: overlay, content: PublicationContent(mediaType: mediaType, path: path))
    items.append(item)
    if item.content == .document { documents.all += 1 }
    if navID == nil, item.properties.contains("nav") { navID = id }
    guard ncxItem == nil else { return }
    let isNCX = item.mediaType == "application/x-dtbncx+xml" || FormatSniffer.suffix(of: item.path) == "ncx"
    if isNCX { ncxItem = item }
  }

  /// Returns the entry that a reference leads to; most of the thousands are nothing but the rest of its path.
  private func entry(_ href: String, _ beginning: String) -> String? {
    if ContainerPath.isPlain(href.utf8) { return beginning + href }
    return ContainerPath.resolve(href.trimmed, from: path)?.path
  }

  private mutating func takeGuide(_ element: MarkupNode, of tree: MarkupTree) {
    guard let parent = tree.parent(of: element), tree.name(of: parent) == "guide",
      let href = tree.attribute("href", of: element)
    else { return }
    let type = TextFilter.label((tree.attribute("type", of: element) ?? "").utf8)
    let title = TextFilter.label((tree.attribute("title", of: element) ?? "").utf8)
    guide.append(Reference(type: type, title: title, href: href.trimmed))
  }

  /// The number of times that the reading order may name a document: some authors do so twice.
  private static let mostPlaces = 8

  /// Takes a place in the reading order; `counts` is the number of places that each document has.
  private mutating func takeReference(
    _ element: MarkupNode, of tree: MarkupTree, _ names: AttributeNumbers, number: Int, _ counts: inout [String: Int]
  ) {
    guard let id = tree.attribute(number: names.idref, of: element)?.trimmed else { return }
    guard let index = content(of: id) else { return missing.append(id) }
    let (path, content) = (items[index].path, items[index].content)
    let count = (counts.updateValue(1, forKey: path) ?? 0) + 1
    if count > 1 { counts[path] = count } else if content == .document { documents.listed += 1 }
    if count == Self.mostPlaces + 1 { repeated.append(id) }
    guard count <= Self.mostPlaces else { return }
    let isLinear = tree.attribute(number: names.linear, of: element)?.trimmed != "no"
    spine.append(
      SpineItem(
        path: path, content: content, isLinear: isLinear, number: number,
        identifier: tree.attribute(number: names.id, of: element), overlay: overlay(of: items[index])))
  }

  /// The numbers of the attributes of items and of what refers to them.
  private struct AttributeNumbers {
    let id, href, mediaType, properties, fallback, overlay, idref, linear: Int?

    init(_ tree: MarkupTree) {
      id = tree.number(of: "id")
      href = tree.number(of: "href")
      mediaType = tree.number(of: "media-type")
      properties = tree.number(of: "properties")
      fallback = tree.number(of: "fallback")
      overlay = tree.number(of: "media-overlay")
      idref = tree.number(of: "idref")
      linear = tree.number(of: "linear")
    }
  }

  /// Returns the place among the items of an identifier's item, or of the first of its fallbacks that can be read (EPUB
  /// 3.3, 3.5.1): a document, else a picture; one that needs scripts gives way to its fallback (EPUB 3.3, 6.3.3).
  private func content(of id: String) -> Int? {
    // More substitutes for one document occur only in hostile books.
    let longest = 32
    var chain: [Int] = []
    var next = places[id]
    while chain.count < longest, let index = next, !chain.contains(index) {
      if items[index].isReadAsItIs { return index }
      chain.append(index)
      next = items[index].fallback.flatMap { places[$0] }
    }
    return chain.first { items[$0].isDocument } ?? chain.first { items[$0].content == .text }
      ?? chain.first { items[$0].content == .picture } ?? chain.first
  }
}
