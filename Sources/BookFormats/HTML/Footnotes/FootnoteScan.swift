import Markup
import TextModel

/// The parts of a document that may refer to a note, or lead back from one, with their places.
///
/// Its properties are one for each piece of evidence for a note.
struct FootnoteScan {
  let tree: MarkupTree
  let kinds: [ElementKind]
  private(set) var links: [Link] = []
  private(set) var places: [String: Place] = [:]
  /// The places in the order of the document.
  private var ordered: [Place] = []

  /// The number of the next link that is met.
  private var next = 0
  private var wanted: Set<String> = []
  private var waiting: [String] = []
  private var blocks: [MarkupNode] = []
  /// The block that the last text stands in, and that text.
  private var filled: MarkupNode?
  private var before: [UInt8] = []
  private var hasText = false
  private var raised = 0
  private var headings = 0
  private var headingText: [UInt8] = []
  /// The level of the heading of notes that stands above what is looked at, as do those of their chapters.
  private var notesLevel: Int?
  private var isUnderNotes: Bool { notesLevel != nil }

  /// Looks for the links of notes; without any, nothing else is looked at.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ tree: MarkupTree, _ kinds: [ElementKind], links resolver: any LinkResolver) {
    self.tree = tree
    self.kinds = kinds
    guard let root = tree.root else { return }
    for node in tree.elements(named: ["a"], in: root) {
      guard let link = link(node, resolver) else { continue }
      links.append(link)
      wanted.insert(link.destination.anchor)
    }
    guard !links.isEmpty else { return }
    tree.walk(root) {
      enter($0)
    } leave: {
      leave($0)
    }
    ordered = places.values.sorted { $0.node.index < $1.node.index }
  }

  private func link(_ node: MarkupNode, _ resolver: any LinkResolver) -> Link? {
    guard let href = tree.attribute("href", of: node), href.contains("#"),
      let text = ShortText(node, in: tree), let symbol = FootnoteSymbol(text.string),
      case .place(let section, let anchor?) = resolver.destination(of: href.trimmed)
    else { return nil }
    var link = Link(
      node: node, symbol: symbol, destination: (section, anchor),
      isMarked: [node, tree.parent(of: node)].contains {
        $0.map { DocumentRoles.isNoteReference(tree.roles(of: $0)) } ?? false
      })
    if case .mark(_, let isBracketed) = symbol { link.isBracketed = isBracketed }
    link.isRaised =
      link.isMarked || text.isRaised || tree.parent(of: node).map { tree.name(of: $0) == "sup" } ?? false
      || hasRaisedClass(node) || hasReferenceName(node)
      || [node, tree.parent(of: node)].contains { $0.map(isRaisedByStyle) ?? false }
    return link
  }

  private func isRaisedByStyle(_ node: MarkupNode) -> Bool {
    if tree.name(of: node) == "font" { return tree.attribute("size", of: node)?.hasPrefix("-") ?? false }
    guard let style = tree.attribute("style", of: node) else { return false }
    return style.lowercased().filter { !$0.isWhitespace }.contains("vertical-align:super")
  }

  /// Returns a Boolean value that indicates whether what leads back to a link calls it a reference.
  private func hasReferenceName(_ node: MarkupNode) -> Bool {
    ["id", "name"].contains { tree.attribute($0, of: node).map(FootnoteWords.isReference) ?? false }
  }

  private func hasRaisedClass(_ node: MarkupNode) -> Bool {
    [node, tree.parent(of: node)].compactMap { $0.flatMap { tree.attribute("class", of: $0) } }
      .contains { names in
        names.tokens.contains {
          FootnoteWords.isReference(String($0)) || $0.lowercased().hasPrefix("super")
        }
      }
  }

  /// Returns a Boolean value that indicates whether an element is one of the links.
  func isLink(_ node: MarkupNode) -> Bool {
    let place = links.partitioningIndex { $0.node.index >= node.index }
    return place < links.count && links[place].node == node
  }

  /// Returns the links inside an element.
  func links(in node: MarkupNode) -> ArraySlice<Link> {
    let from = links.partitioningIndex { $0.node.index >= node.index }
    let end = end(of: node)
    return links[from...].prefix { $0.node.index < end }
  }

  /// Returns the places inside an element that links lead to, in order.
  func places(in node: MarkupNode) -> ArraySlice<Place> {
    let from = ordered.partitioningIndex { $0.node.index >= node.index }
    let end = end(of: node)
    return ordered[from...].prefix { $0.node.index < end }
  }

  /// Returns the place in document order that an element and all it holds end before.
  func end(of node: MarkupNode) -> Int32 {
    for outer in sequence(first: node, next: { tree.parent(of: $0) }).prefix(24) {
      if let next = tree.nextSibling(of: outer) { return next.index }
    }
    return Int32(tree.count)
  }

  private mutating func enter(_ node: MarkupNode) -> MarkupTree.Visit {
    guard let number = tree.nameNumber(of: node) else {
      text(tree.text(of: node))
      return .skip
    }
    switch kinds[number] {
    case .absent: return .skip
    case .raised: raised += 1
    case .heading:
      headings += 1
      headingText = []
    case .lineBreak: before = [0x20]
    case .image, .graphic: hasText = true
    default: if tree.names[number] == "small" { raised += 1 }
    }
    if kinds[number].isBlock { begin(node) }
    mark(node)
    if case .link = kinds[number] { meet(node) }
    return .children
  }

  /// Takes the surroundings of an element that may be one of the links.
  private mutating func meet(_ node: MarkupNode) {
    // Those in what is not shown are never met.
    while next < links.count, links[next].node.index < node.index { next += 1 }
    guard next < links.count, links[next].node == node else { return }
    links[next].block = blocks.last
    links[next].isFirst = !hasText
    links[next].isInHeading = headings > 0
    links[next].isUnderNotes = isUnderNotes
    if raised > 0 { links[next].isRaised = true }
    let text = String(decoding: before, as: UTF8.self)
    if let last = text.last, FootnoteSymbol.opening.contains(last) { links[next].isBracketed = true }
    let words = text.reversed().drop { FootnoteSymbol.opening.contains($0) }
    links[next].isAttached = hasText && words.first.map { !$0.isWhitespace } ?? false
    let end = words.prefix { $0.isPunctuation }.count
    links[next].isBehindWord = hasText && end <= 2 && words.dropFirst(end).first?.isLetter ?? false
  }

  /// Begins the state inside a block anew, with every block in it and after it.
  private mutating func begin(_ block: MarkupNode) {
    blocks.append(block)
    hasText = false
    before = []
  }

  private mutating func mark(_ node: MarkupNode) {
    guard tree.hasAttributes(node) else { return }
    for name in ["id", "name", "xml:id"] {
      guard let anchor = tree.attribute(name, of: node), wanted.contains(anchor), places[anchor] == nil else {
        continue
      }
      places[anchor] = Place(node: node, block: blocks.last, isUnderNotes: isUnderNotes)
      waiting.append(anchor)
    }
  }

  private mutating func text(_ bytes: ArraySlice<UInt8>) {
    if headings > 0 { headingText += bytes.prefix(64) }
    guard !bytes.isEmpty else { return }
    let isBlank = bytes.allSatisfy { $0 <= 0x20 }
    if !isBlank, !waiting.isEmpty {
      for anchor in waiting {
        places[anchor]?.textBlock = blocks.last
        places[anchor]?.isFirst = !hasText
      }
      waiting.removeAll()
    }
    before = Array(bytes.suffix(8))
    guard !hasText, !isBlank else { return }
    hasText = !String(decoding: bytes.prefix(64), as: UTF8.self).allSatisfy(FootnoteSymbol.isBeside)
  }

  private mutating func leave(_ node: MarkupNode) {
    guard let number = tree.nameNumber(of: node) else { return }
    switch kinds[number] {
    case .absent: return
    case .raised: raised -= 1
    case .heading(let level):
      headings -= 1
      if FootnoteWords.isHeading(String(decoding: headingText, as: UTF8.self)) {
        notesLevel = level
      } else if let above = notesLevel, level <= above {
        notesLevel = nil
      }
    default: if tree.names[number] == "small" { raised -= 1 }
    }
    guard kinds[number].isBlock, blocks.last == node else { return }
    blocks.removeLast()
    hasText = false
    before = []
  }
}
