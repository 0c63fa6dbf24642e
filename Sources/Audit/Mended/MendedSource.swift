import Markup

/// The source of a page with mendings in it.
///
/// Well-formed XML stays well-formed: values are escaped, empty elements of XHTML are closed, and a renamed element has both
/// of its tags renamed. Elements can be given identifiers too, by which they are found again.
package struct MendedSource {
  /// A piece of the source and what takes its place.
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private let page: AuditedPage
  private let isXML: Bool
  private let namesInsertions: Bool
  private var tags: [MarkupNode: MendedTag?] = [:]
  private var edits: [Edit] = []
  /// The value of each attribute that is set, the last one where several are given; nil for one that is taken away.
  private var values: [MarkupNode: [(name: String, value: String?)]] = [:]
  private var order: [MarkupNode] = []
  private var renamed: [MarkupNode: String] = [:]
  /// The identifier of the element that the last mending has put in; nil where it has put in none.
  package private(set) var inserted: String?
  /// The number of elements that were put in and given identifiers.
  private var insertions = 0

  /// Takes the source of a page; what is put in is given identifiers where it is to be found again.
  package init(_ page: AuditedPage, namesInsertions: Bool = false) {
    self.page = page
    self.namesInsertions = namesInsertions
    isXML = page.syntax == .xml
  }

  /// Returns the source of a page with a mending in it; nil where its elements do not stand in the source.
  package static func bytes(of page: AuditedPage, by mending: Mending) -> [UInt8]? {
    var source = MendedSource(page)
    return source.mend(mending) ? source.bytes : nil
  }

  /// Takes the changes of a mending; false, and none of them, where an element of it does not stand in the source.
  package mutating func mend(_ mending: Mending) -> Bool {
    inserted = nil
    guard mending.steps.allSatisfy({ isPossible($0) }) else { return false }
    for step in mending.steps { take(step) }
    return true
  }

  /// Returns the identifier by which an element is found in the source, which gets one where it has none of its own;
  /// nil where the element does not stand in the source.
  package mutating func identifier(of node: MarkupNode) -> String? {
    if let given = values[node]?.last(where: { $0.name == "id" })?.value { return given }
    let isChanged = values[node]?.contains { $0.name == "id" } ?? false
    if let id = page.attribute("id", of: node), !id.isEmpty, page.ids.all(id).count == 1, !isChanged { return id }
    guard tag(of: node) != nil else { return nil }
    let id = "\(Self.prefix)\(node.index)"
    set("id", id, of: node)
    return id
  }

  /// The beginning of the identifiers that are given.
  private static let prefix = "lectern-heard-"

  /// The source with the changes.
  package var bytes: [UInt8] {
    var edits = edits
    for node in order {
      guard let tag = tags[node] ?? nil else { continue }
      for (name, value) in values[node] ?? [] { edits += self.edits(of: tag, name, value) }
    }
    if lacksDeclaration { edits += declaration }
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(page.source.count + 64 * edits.count)
    var next = 0
    for edit in sorted.map(\.element) where edit.range.lowerBound >= next || edit.range.isEmpty {
      let start = max(next, edit.range.lowerBound)
      bytes += page.source[next..<start]
      bytes += Array(edit.text.utf8)
      next = max(start, edit.range.upperBound)
    }
    return bytes + page.source[next...]
  }

  private func edits(of tag: MendedTag, _ name: String, _ value: String?) -> [Edit] {
    let places = tag.places(of: name)
    let text = value.map { MendedTag.written(name, $0) }
    guard let first = places.first else { return text.map { [Edit(range: tag.end..<tag.end, text: $0)] } ?? [] }
    return [Edit(range: first, text: text ?? "")] + places.dropFirst().map { Edit(range: $0, text: "") }
  }

  private mutating func set(_ name: String, _ value: String?, of node: MarkupNode) {
    if values[node] == nil { order.append(node) }
    values[node, default: []].removeAll { $0.name == name }
    values[node, default: []].append((name, value))
  }
}

extension MendedSource {
  private mutating func isPossible(_ step: Mending.Step) -> Bool {
    switch step {
    case .set(_, _, let node): isRoot(node) || tag(of: node) != nil
    // An element without a tag has no attributes.
    case .remove: true
    case .insertBefore(let node, _), .rename(let node, _): tag(of: node) != nil
    case .insertInside(let node, _):
      isRoot(node) || page.element(node) == "head"
        || tag(of: node) != nil && (isXML || !SourceTokens.void.contains(page.element(node)))
    }
  }

  private mutating func take(_ step: Mending.Step) {
    switch step {
    case .set(let name, let value, let node):
      if tag(of: node) == nil {
        insert("<\(page.element(node))\(MendedTag.written(name, value))>", at: beginning)
      } else {
        set(name, value, of: node)
      }
    case .remove(let name, let node): if tag(of: node) != nil { set(name, nil, of: node) }
    case .insertBefore(let node, let markup):
      guard let tag = tag(of: node) else { return }
      insert(identified(written(markup)), at: tag.range.lowerBound)
    case .insertInside(let node, let markup): insert(identified(written(markup)), inside: node)
    case .rename(let node, let name): rename(node, to: name)
    }
  }

  private mutating func insert(_ text: String, at place: Int) { edits.append(Edit(range: place..<place, text: text)) }

  private mutating func insert(_ text: String, inside node: MarkupNode) {
    guard let tag = tag(of: node) else {
      // A head that is left out begins behind the tag around it.
      let around = page.tree.parent(of: node).flatMap { self.tag(of: $0) }
      return insert(text, at: around?.range.upperBound ?? beginning)
    }
    guard isXML, tag.isClosed else { return insert(text, at: tag.range.upperBound) }
    let name = String(decoding: page.source[(tag.range.lowerBound + 1)..<tag.name.upperBound], as: UTF8.self)
    edits.append(Edit(range: tag.end..<tag.range.upperBound, text: ">\(text)</\(name)>"))
  }

  private mutating func rename(_ node: MarkupNode, to name: String) {
    // Many findings may have one mending: that of the element around them.
    guard let tag = tag(of: node), renamed.updateValue(name, forKey: node) != name else { return }
    edits.append(Edit(range: tag.name, text: name))
    if tag.isClosed, isXML || SourceTokens.void.contains(name) { return }
    if !isXML, SourceTokens.void.contains(page.element(node)) { return }
    let end = SourceEnd(of: node, page, isXML: isXML, from: tag.range.upperBound)
    if let tag = end.tag {
      edits.append(Edit(range: tag, text: name))
    } else {
      insert("</\(name)>", at: end.place)
    }
  }

  /// Finds the start tag of an element, where it stands in the source.
  private mutating func tag(of node: MarkupNode) -> MendedTag? {
    if let known = tags[node] { return known }
    let tag = page.ownStartTagRange(of: node).map { MendedTag($0, in: page.source, isXML: isXML) }
    tags[node] = .some(tag)
    return tag
  }

  private func isRoot(_ node: MarkupNode) -> Bool { !isXML && page.element(node) == "html" }

  /// The place behind the declarations that a page begins with.
  private var beginning: Int {
    var place = 0
    var rest = page.source[...]
    while true {
      rest = rest.drop(while: SourceTokens.isBlank)
      guard rest.starts(with: Array("<!".utf8)) || rest.starts(with: Array("<?".utf8)),
        !rest.starts(with: Array("<!--".utf8)), let end = rest.firstIndex(of: UInt8(ascii: ">"))
      else { return place }
      place = end + 1
      rest = rest[place...]
    }
  }

  /// Returns markup as the syntax of the page wants it: in XHTML an element without content is closed.
  private func written(_ markup: String) -> String {
    guard isXML else { return markup }
    let bytes = Array(markup.utf8)
    var text: [UInt8] = []
    var next = 0
    for tag in SourceTokens(bytes, 0..<bytes.count, isXML: true) {
      guard !tag.isEnd, !tag.isClosed, SourceTokens.void.contains(tag.name) else { continue }
      text += bytes[next..<tag.range.upperBound - 1] + Array("/>".utf8)
      next = tag.range.upperBound
    }
    return String(decoding: text + bytes[next...], as: UTF8.self)
  }

  /// Returns markup with an identifier on its first element, which is kept to find it by.
  private mutating func identified(_ markup: String) -> String {
    let bytes = Array(markup.utf8)
    var tokens = SourceTokens(bytes, 0..<bytes.count, isXML: true)
    guard namesInsertions, inserted == nil, let first = tokens.next(), !first.isEnd else { return markup }
    if let id = SourceTag.attributes(in: bytes[first.range]).first(where: { $0.name == "id" })?.value {
      inserted = id
      return markup
    }
    let id = "\(Self.prefix)new-\(insertions)"
    insertions += 1
    inserted = id
    let end = MendedTag(first.range, in: bytes, isXML: true).end
    return String(decoding: bytes[..<end] + Array(MendedTag.written("id", id).utf8) + bytes[end...], as: UTF8.self)
  }

  /// A Boolean value that indicates whether an `epub:type` was set in a page that does not declare that prefix.
  private var lacksDeclaration: Bool {
    guard isXML, values.values.joined().contains(where: { $0.name.hasPrefix("epub:") && $0.value != nil }) else {
      return false
    }
    return String(decoding: page.source, as: UTF8.self).firstRange(of: "xmlns:epub") == nil
  }

  private var declaration: [Edit] {
    guard let root = page.tree.root, let range = page.ownStartTagRange(of: root) else { return [] }
    let tag = MendedTag(range, in: page.source, isXML: true)
    let text = MendedTag.written("xmlns:epub", "http://www.idpf.org/2007/ops")
    return [Edit(range: tag.end..<tag.end, text: text)]
  }
}

extension AuditedPage {
  /// Returns the bytes of the start tag of an element; nil for one that the parser has added, though a tag of that name
  /// may stand before it.
  func ownStartTagRange(of node: MarkupNode) -> Range<Int>? {
    guard let range = startTagRange(of: node) else { return nil }
    guard let parent = tree.parent(of: node), let around = startTagRange(of: parent) else { return range }
    return range.lowerBound >= around.upperBound ? range : nil
  }
}
