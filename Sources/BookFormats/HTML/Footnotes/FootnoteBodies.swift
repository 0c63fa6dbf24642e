import Markup
import TextModel

/// The notes that links of a document lead to.
struct FootnoteBodies {
  let scan: FootnoteScan
  /// The tables whose rows are notes.
  let tables: FootnoteTables
  var tree: MarkupTree { scan.tree }
  /// The note that an identifier stands for; nil where it stands for none.
  private var bodies: [String: MarkupNode?] = [:]
  /// The notes that were found to be some, by what a reference leads to.
  private var found: [String: MarkupNode] = [:]
  /// Those of them that stand under a heading of notes.
  private(set) var underNotes: NodeSet = []
  /// Those that lead back to another document.
  private(set) var leadingElsewhere: NodeSet = []

  init(_ scan: FootnoteScan) {
    self.scan = scan
    tables = FootnoteTables(scan)
  }

  /// The elements that are notes, and hold no other.
  var notes: NodeSet {
    let all = NodeSet(found.values)
    var result = all
    for note in all {
      for outer in around(note).dropFirst() { result.remove(outer) }
    }
    return NodeSet(result.filter { !isMarked($0) })
  }

  /// Returns the element that a reference leads to; nil where it leads to no note.
  func note(at anchor: String) -> MarkupNode? { found[anchor] }

  /// Forgets the notes that references lead to which are none.
  mutating func drop(_ anchors: Set<String>) {
    for anchor in anchors { found[anchor] = nil }
  }

  /// Returns a Boolean value that indicates whether an identifier is that of the note that a link refers to.
  mutating func isNote(at anchor: String, for link: FootnoteScan.Link) -> Bool {
    guard let place = scan.places[anchor], let body = body(of: anchor, place) else { return false }
    if found[anchor] != nil { return true }
    guard body.index > link.node.index else { return false }
    let isKnown = link.isMarked || isMarked(body) || leadsBack(body, place, to: link)
    guard isKnown || isReferred(by: link) || isAmongNotes(body, place, anchor),
      isKnown || isNumbered(body, place, as: link)
    else { return false }
    found[anchor] = body
    if place.isUnderNotes { underNotes.insert(body) }
    return true
  }

  /// Takes an element that a link to another document begins, or ends as an arrow, for a note if names or a heading
  /// call it one.
  mutating func addNote(leadingBackBy link: FootnoteScan.Link) {
    guard let block = link.block, link.symbol.isBack || link.isFirst, let body = named(block, link),
      link.isUnderNotes || FootnoteWords.isReference(link.destination.anchor) || isAmongNotes(body)
    else { return }
    found["\u{0}\(body.index)"] = body
    leadingElsewhere.insert(body)
    if link.isUnderNotes { underNotes.insert(body) }
  }

  /// Returns the element that begins with what has an identifier.
  private mutating func body(of anchor: String, _ place: FootnoteScan.Place) -> MarkupNode? {
    if let known = bodies[anchor] { return known }
    let body =
      place.isFirst ? place.textBlock.flatMap { whole($0, from: place.node, isUnderNotes: place.isUnderNotes) } : nil
    bodies[anchor] = .some(body)
    return body
  }

  /// Returns the element around a block that is the note whose first block it is.
  private func whole(_ block: MarkupNode, from start: MarkupNode, isUnderNotes: Bool) -> MarkupNode? {
    if isHeading(block) { return headsNote(block, isUnderNotes: isUnderNotes) ? block : nil }
    if let number = numberAlone(block) {
      if let body = body(beside: block, of: number, isUnderNotes: isUnderNotes) { return body }
      guard number == "p" else { return nil }
    }
    var body = block
    for parent in around(block).dropFirst() {
      // All of an element that the markup calls a note is the note.
      guard DocumentRoles.role(tree.roles(of: body)) != .footnote else { break }
      guard isFirstContent(body, of: parent), isShort(parent) else { break }
      guard parent.index >= start.index || isWrapper(parent) else { break }
      body = parent
    }
    return isBody(body) ? body : nil
  }

  /// Returns the name of a block that holds a number and nothing else.
  private func numberAlone(_ block: MarkupNode) -> String? {
    guard let name = tree.name(of: block), ["dt", "td", "p"].contains(name),
      FootnoteSymbol(tree.beginning(of: block, upTo: FootnoteSymbol.longest + 1).trimmed)?.mark != nil
    else { return nil }
    return name
  }

  /// Returns a Boolean value that indicates whether a heading is the number of a note, which a paragraph behind it is,
  /// as in the manuals of Texinfo: that of a chapter may look so, too.
  private func headsNote(_ heading: MarkupNode, isUnderNotes: Bool) -> Bool {
    guard isUnderNotes || isAmongNotes(heading), let parent = tree.parent(of: heading), isShort(parent),
      FootnoteSymbol(tree.beginning(of: heading, upTo: FootnoteSymbol.longest + 1).trimmed)?.mark != nil,
      let next = sibling(from: heading, { tree.nextSibling(of: $0) })
    else { return false }
    return tree.name(of: next) == "p" && hasWords(next)
  }

  /// Returns the note that such a block begins: the list or the table that is one note, a row of a table of them, a
  /// term with its description, or a paragraph with the next.
  private func body(beside block: MarkupNode, of name: String, isUnderNotes: Bool) -> MarkupNode? {
    guard let parent = tree.parent(of: block), let next = sibling(from: block, { tree.nextSibling(of: $0) }),
      isShort(parent), hasWords(next)
    else { return nil }
    let children = tree.children(of: parent)
    // The element behind the number is the rest of the note.
    if name == "p" { return isUnderNotes && tree.name(of: next) == "p" ? block : nil }
    if name == "dt" {
      guard tree.name(of: next) == "dd" else { return nil }
      return children.count(where: { tree.name(of: $0) == "dt" }) == 1 ? parent : block
    }
    if tables.rows.contains(parent) { return parent }
    guard children.first == block, children.count == 2, let table = table(around: block), isShort(table) else {
      return nil
    }
    return tree.elements(named: ["tr"], in: table).count == 1 ? table : nil
  }

  private func table(around cell: MarkupNode) -> MarkupNode? { around(cell).first { tree.name(of: $0) == "table" } }

  /// Returns a Boolean value that indicates whether a cell stands in a table of data, which has headers.
  private func isOfData(_ cell: MarkupNode) -> Bool {
    guard tree.name(of: cell) == "td", let table = table(around: cell) else { return false }
    return !isShort(table) || tree.first("th", in: table) != nil
  }

  /// Returns a Boolean value that indicates whether an element around the first block of a note is a part of the note.
  private func isWrapper(_ node: MarkupNode) -> Bool {
    switch tree.name(of: node) {
    case "li", "dd", "aside", "td": true
    case "div":
      tree.children(of: node).count == 1 || names(of: node).contains { Self.isOne($0) } || isOneOfMany(node)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether an element holds one thing that links lead to, at its beginning,
  /// and so does one beside it.
  private func isOneOfMany(_ node: MarkupNode) -> Bool {
    guard holdsOne(node) else { return false }
    let behind = sibling(from: node) { tree.nextSibling(of: $0) }
    let before = sibling(from: node) { tree.previousSibling(of: $0) }
    return [behind, before].compactMap { $0 }.contains { tree.name(of: $0) == "div" && holdsOne($0) }
  }

  /// Returns the first element behind a node, or before it, by the step that leads there.
  func sibling(from node: MarkupNode, _ step: @escaping (MarkupNode) -> MarkupNode?) -> MarkupNode? {
    sequence(first: node, next: step).dropFirst().prefix(4).first { tree.nameNumber(of: $0) != nil }
  }

  private func holdsOne(_ node: MarkupNode) -> Bool {
    let places = scan.places(in: node)
    guard let first = places.first, first.isFirst, let block = first.textBlock else { return false }
    return isFirstContent(block, of: node) && places.allSatisfy { $0.textBlock == block }
  }

  /// Returns a Boolean value that indicates whether a class is that of one note, and not of all.
  private static func isOne(_ name: String) -> Bool {
    FootnoteWords.isNote(name) && !name.lowercased().hasSuffix("s")
  }

  private func isFirstContent(_ node: MarkupNode, of parent: MarkupNode) -> Bool {
    var next = tree.firstChild(of: parent)
    var count = 0
    while let child = next, child != node {
      count += 1
      if count > 16 { return false }
      if tree.text(of: child).contains(where: { $0 > 0x20 }) { return false }
      if let name = tree.name(of: child), name != "a" || tree.firstChild(of: child) != nil { return false }
      next = tree.nextSibling(of: child)
    }
    return true
  }

  private static let bodies: Set<String> = [
    "p", "li", "dd", "td", "div", "aside", "section", "blockquote", "center",
  ]

  /// Returns a Boolean value that indicates whether an element may be a note: it has words of its own, and neither
  /// headings nor the length of a chapter.
  private func isBody(_ node: MarkupNode) -> Bool {
    guard Self.bodies.contains(tree.name(of: node) ?? ""), isShort(node), !isOfData(node) else { return false }
    let headings = tree.elements(named: ["h1", "h2", "h3", "h4", "h5", "h6", "body"], in: node)
    return headings.isEmpty && hasWords(node)
  }

  private func isHeading(_ node: MarkupNode) -> Bool { if case .heading = kind(node) { true } else { false } }

  /// Returns a Boolean value that indicates whether an element holds no more than a note does.
  private func isShort(_ node: MarkupNode) -> Bool { scan.end(of: node) - node.index <= 2000 }

  /// Returns a Boolean value that indicates whether an element holds more text than the marks of notes.
  private func hasWords(_ node: MarkupNode) -> Bool {
    var hasWords = false
    tree.walk(node) { node in
      if scan.isLink(node) { return .skip }
      if !hasWords {
        hasWords = String(decoding: tree.text(of: node).prefix(256), as: UTF8.self)
          .contains { $0.isLetter || $0.isNumber }
      }
      return .children
    } leave: { _ in
    }
    return hasWords
  }

  private func kind(_ node: MarkupNode) -> ElementKind { tree.nameNumber(of: node).map { scan.kinds[$0] } ?? .inline }

  /// Returns the element that a link stands in as the way back of a note, where something at its beginning has a name.
  private func named(_ block: MarkupNode, _ link: FootnoteScan.Link) -> MarkupNode? {
    if link.isFirst, let body = whole(block, from: link.node, isUnderNotes: link.isUnderNotes),
      hasNameAtStart(body, upTo: link.node)
    {
      return body
    }
    guard link.symbol.isBack else { return nil }
    return around(block).prefix(4).first { node in
      tree.attribute("id", of: node) != nil && isBody(node)
    }
  }

  private func hasNameAtStart(_ body: MarkupNode, upTo link: MarkupNode) -> Bool {
    var isNamed = false
    tree.walk(body) { node in
      guard node.index <= link.index, !isNamed else { return .skip }
      isNamed = ["id", "name", "xml:id"].contains { tree.attribute($0, of: node) != nil }
      return .children
    } leave: { _ in
    }
    return isNamed
  }

  func names(of node: MarkupNode) -> [String] {
    (tree.attribute("class", of: node)?.split { $0.isWhitespace }.map { String($0) } ?? [])
      + [tree.attribute("id", of: node)].compactMap { $0 }
  }

  /// Returns an element and those around it; notes are not nested deeper.
  func around(_ node: MarkupNode) -> [MarkupNode] {
    Array(sequence(first: node) { tree.parent(of: $0) }.prefix(24))
  }
}
