import Markup

/// FictionBook 2 in HTML.
struct FictionBookTranslation: MarkupTranslation {
  /// The sections that are one note each.
  private let notes: NodeSet
  /// The identifiers of the notes.
  private let noteNames: Set<String>
  /// The bodies beside the main one that are no notes, as those of other works or of an appendix.
  private let others: NodeSet
  /// The number of levels that the headings of the outermost sections stand below the first: one if the book has a
  /// title.
  private let firstLevel: Int

  init(_ tree: MarkupTree, bodies: [MarkupNode]) {
    var notes: NodeSet = []
    var names: Set<String> = []
    for body in bodies where Self.isNotes(body, in: tree) {
      for section in tree.elements(named: ["section"], in: body) {
        guard !tree.children(of: section).contains(where: { tree.name(of: $0) == "section" }) else { continue }
        notes.insert(section)
        if let id = tree.attribute("id", of: section) { names.insert(id) }
      }
    }
    self.notes = notes
    noteNames = names
    others = NodeSet(bodies.filter { !Self.isNotes($0, in: tree) }.dropFirst())
    let isTitled = bodies.contains { body in
      !Self.isNotes(body, in: tree) && tree.children(of: body).contains { tree.name(of: $0) == "title" }
    }
    firstLevel = isTitled ? 1 : 0
  }

  /// Returns a Boolean value that indicates whether an element is a body; where the document is not well-formed, bodies
  /// are named parts.
  static func isBody(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    let name = tree.name(of: node)
    return name == "body" || name == "part"
  }

  /// Returns a Boolean value that indicates whether a body holds notes, by its name: in the schema, every body but
  /// the first is of some such kind.
  private static func isNotes(_ body: MarkupNode, in tree: MarkupTree) -> Bool {
    let name = (tree.attribute("name", of: body) ?? "").lowercased()
    return ["note", "footnote", "endnote", "comment"].contains { name.hasPrefix($0) }
  }

  func division(of node: MarkupNode, in tree: MarkupTree) -> MarkupDivision {
    switch tree.name(of: node) {
    case "section": .chapter
    case "body", "part": Self.isNotes(node, in: tree) ? .whole : .group
    case "annotation" where tree.parent(of: node).flatMap(tree.name) == "title-info": .whole
    case "description", "stylesheet", "binary": .nothing
    default: .content
    }
  }

  func name(ofGroup node: MarkupNode, in tree: MarkupTree) -> String? {
    others.contains(node) ? TextFilter.label((tree.attribute("name", of: node) ?? "").utf8) : nil
  }

  func title(of node: MarkupNode, in tree: MarkupTree) -> MarkupNode? {
    guard !notes.contains(node) else { return nil }
    return tree.children(of: node).first { tree.name(of: $0) == "title" }
  }

  func rendition(of node: MarkupNode, named name: String, in tree: MarkupTree, depth: Int) -> HTMLRendition? {
    switch name {
    case "description", "stylesheet", "binary": nil
    case "body", "part": .part("section", "endnotes")
    case "section": section(node)
    case "title": title(node, in: tree, depth: depth)
    case "subtitle": isOrnament(node, in: tree) ? .element("p") : .heading(firstLevel + depth + 1)
    case "p": isTitle(tree.parent(of: node), in: tree) ? .line : .element("p")
    case "v": .line
    case "empty-line": isTitle(tree.parent(of: node), in: tree) ? .element("span") : .gap
    case "epigraph", "cite": .element("blockquote")
    case "annotation", "poem": .element("div")
    case "stanza", "text-author", "date": .element("p")
    case "table", "tr": .element(name)
    case "td", "th": cell(name, node, in: tree)
    case "image": image(node, in: tree)
    case "a": link(node, in: tree)
    case "emphasis": .element("em")
    case "strong", "code", "sub", "sup", "br": .element(name)
    case "strikethrough": .element("s")
    default: .element("span")
    }
  }

  private func section(_ node: MarkupNode) -> HTMLRendition {
    var result: HTMLRendition = notes.contains(node) ? .part("aside", "footnote") : .element("section")
    result.isTarget = true
    return result
  }

  /// Returns the title of an SVG section as a heading, and that of a note before the note.
  private func title(_ node: MarkupNode, in tree: MarkupTree, depth: Int) -> HTMLRendition {
    guard let parent = tree.parent(of: node), !notes.contains(parent) else { return .element("p") }
    switch tree.name(of: parent) {
    case "body", "part": return .heading(1)
    case "section": return .heading(firstLevel + depth)
    default: return .heading(firstLevel + depth + 1)
    }
  }

  private func isTitle(_ node: MarkupNode?, in tree: MarkupTree) -> Bool {
    node.flatMap(tree.name) == "title"
  }

  /// Returns a Boolean value that indicates whether a subtitle is what is set between two scenes, however it is marked.
  private func isOrnament(_ node: MarkupNode, in tree: MarkupTree) -> Bool {
    var node = node
    for _ in 0..<4 {
      guard let child = tree.firstChild(of: node), tree.nextSibling(of: child) == nil else { return false }
      if tree.nameNumber(of: child) == nil {
        let text = tree.text(of: child)
        return text.count <= 200 && Ornament.isOrnament(Array(TextFilter.line(text).utf8)[...])
      }
      node = child
    }
    return false
  }

  private func cell(_ name: String, _ node: MarkupNode, in tree: MarkupTree) -> HTMLRendition {
    .element(name, ["rowspan", "colspan"].compactMap { key in tree.attribute(key, of: node).map { (key, $0) } })
  }

  private func image(_ node: MarkupNode, in tree: MarkupTree) -> HTMLRendition {
    let attributes = ["alt", "title"].compactMap { key in tree.attribute(key, of: node).map { (key, $0) } }
    var result = HTMLRendition.element("img", attributes)
    // Beside paragraphs an image stands alone, inside of one it is part of the line.
    let parent = tree.parent(of: node).flatMap(tree.name)
    if parent == "section" || parent == "body" { result.elements.insert(.init(name: "div"), at: 0) }
    return result
  }

  private func link(_ node: MarkupNode, in tree: MarkupTree) -> HTMLRendition {
    let href = ["xlink:href", "l:href", "href"].lazy.compactMap { tree.attribute($0, of: node) }.first
    guard let href = href?.trimmed else { return .element("span") }
    let isNote = tree.attribute("type", of: node)?.trimmed == "note" || noteNames.contains(String(href.dropFirst()))
    return .link(href, isNoteReference: isNote)
  }
}
