import Markup

/// The entries of a table of contents that look like references to notes: numbers behind the titles of chapters, which
/// lead to paragraphs that begin with the number and lead back.
///
/// They differ from references in the text behind the destinations: behind most of theirs, the text of a chapter goes
/// on, and behind that of a reference the next note follows.
struct ContentsEntries {
  /// The anchors that they lead to.
  private(set) var anchors: Set<String> = []

  private let bodies: FootnoteBodies
  private var tree: MarkupTree { bodies.tree }

  /// The longest title of a chapter, in bytes.
  private static let longest = 160
  private static let flow: Set<String> = ["p", "blockquote", "ul", "ol", "dl", "pre", "table", "div", "section"]

  /// Looks at the links that were taken for references to notes of their own document, in their order.
  init(among references: [FootnoteScan.Link], in bodies: FootnoteBodies) {
    self.bodies = bodies
    let notes = bodies.notes
    var list: [FootnoteScan.Link] = []
    var last: MarkupNode?
    // Many links may stand in one block.
    var beginning: (block: MarkupNode?, text: String) = (nil, "")
    for link in references {
      if let block = link.block, block != beginning.block {
        beginning = (block, tree.beginning(of: block, upTo: Self.longest + 1))
      }
      let entry = entry(of: link, in: beginning.text)
      if entry == nil || last == nil || entry.flatMap(previous) != last { add(&list, beside: notes) }
      last = entry
      if entry != nil { list.append(link) }
    }
    add(&list, beside: notes)
    addLarge(among: references)
  }

  /// Takes the links of a list if they lead to chapters, and begins another.
  private mutating func add(_ list: inout [FootnoteScan.Link], beside notes: NodeSet) {
    guard !list.isEmpty else { return }
    if lead(list, toChaptersBeside: notes) { anchors.formUnion(list.map(\.destination.anchor)) }
    list = []
  }

  /// Adds what leads to most of a document, in elements of several paragraphs: nobody writes so much in notes and calls
  /// them nothing.
  private mutating func addLarge(among references: [FootnoteScan.Link]) {
    let large = references.filter { link in
      guard let note = bodies.note(at: link.destination.anchor), !link.isMarked else { return false }
      return holdsSeveral(note) && !bodies.underNotes.contains(note) && !bodies.isAmongNotes(note)
    }
    let notes = NodeSet(large.compactMap { bodies.note(at: $0.destination.anchor) })
    guard !notes.isEmpty, let root = tree.root else { return }
    let size = notes.reduce(0) { $0 + tree.textContent(of: $1).utf8.count }
    if size * 2 > tree.textContent(of: root).utf8.count { anchors.formUnion(large.map(\.destination.anchor)) }
  }

  private func holdsSeveral(_ body: MarkupNode) -> Bool {
    tree.children(of: body).count { Self.flow.contains(tree.name(of: $0) ?? "") } > 1
  }

  /// Returns a Boolean value that indicates whether most links of a list lead to what goes on, and none to what is
  /// called a note.
  private func lead(_ list: [FootnoteScan.Link], toChaptersBeside notes: NodeSet) -> Bool {
    let targets = list.compactMap { bodies.note(at: $0.destination.anchor) }
    guard list.count > 1, !list.contains(where: \.isMarked),
      !targets.contains(where: { bodies.underNotes.contains($0) || bodies.isAmongNotes($0) })
    else { return false }
    return targets.count { goesOn($0, beside: notes) } * 2 > targets.count
  }

  /// Returns the element that is one entry of a list, where a link stands at the end of its block, which begins with a
  /// text.
  private func entry(of link: FootnoteScan.Link, in text: String) -> MarkupNode? {
    guard let block = link.block, text.utf8.count <= Self.longest,
      Self.withoutBrackets(text).hasSuffix(Self.withoutBrackets(tree.textContent(of: link.node)))
    else { return nil }
    guard let item = tree.parent(of: block), tree.name(of: item) == "li", previous(block) == nil, next(block) == nil
    else { return block }
    return item
  }

  private static func withoutBrackets(_ text: String) -> Substring {
    var rest = text.trimmed[...]
    while let last = rest.last, last == ")" || last == "]" || last == "}" { rest.removeLast() }
    return rest
  }

  private func previous(_ node: MarkupNode) -> MarkupNode? {
    bodies.sibling(from: node) { [tree] in tree.previousSibling(of: $0) }
  }

  private func next(_ node: MarkupNode) -> MarkupNode? {
    bodies.sibling(from: node) { [tree] in tree.nextSibling(of: $0) }
  }

  /// Returns a Boolean value that indicates whether text goes on in what begins with a number, or behind it.
  private func goesOn(_ body: MarkupNode, beside notes: NodeSet) -> Bool {
    if holdsSeveral(body) { return true }
    return next(body).map { Self.flow.contains(tree.name(of: $0) ?? "") && !notes.contains($0) } ?? false
  }
}
