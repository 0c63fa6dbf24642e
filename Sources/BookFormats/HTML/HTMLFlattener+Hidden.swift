import Markup
import TextModel

extension HTMLFlattener {
  /// Skips an element that the page hides.
  ///
  /// The names in it become those of the text behind it, except those of notes.
  ///
  /// Notes that have text wait for the end of the section: pages hide them until their reference is followed (EPUB
  /// 3.3, D.1.5). A reference to a note without text must not lead to something else, wherever in the note it points.
  mutating func hide(_ top: MarkupNode) {
    var names: [(name: String, isOfNote: Bool)] = []
    // The elements that are open since the outermost note, and the parts that hold notes.
    var depth = 0
    var lists: [(node: MarkupNode, notes: Int, names: Int)] = []
    tree.walk(top) { node in
      guard tree.nameNumber(of: node) != nil else { return .skip }
      let role = depth > 0 ? nil : noteRole(of: node)
      if role == .footnote, holdsText(node) {
        hiddenNotes.append(node)
        return .skip
      }
      if role == .endnotes { lists.append((node, hiddenNotes.count, names.count)) }
      if depth > 0 || role == .footnote { depth += 1 }
      names += self.names(of: node).map { ($0, depth > 0 || !lists.isEmpty) }
      return .children
    } leave: { node in
      if depth > 0, tree.nameNumber(of: node) != nil { depth -= 1 }
      guard let list = lists.last, list.node == node else { return }
      lists.removeLast()
      guard lists.isEmpty, hiddenNotes.count == list.notes, holdsText(node) else { return }
      hiddenNotes.append(node)
      names.removeSubrange(list.names...)
    }
    let ofNotes = Set(names.filter(\.isOfNote).map(\.name))
    for entry in names where !ofNotes.contains(entry.name) { builder.anchor(entry.name) }
    builder.hiddenNotes.formUnion(ofNotes)
  }

  /// Returns the role of an element among the notes of a page, or nil if it has none.
  private func noteRole(of node: MarkupNode) -> Container.Role? {
    if noteShapes.notes.contains(node) { return .footnote }
    let role = DocumentRoles.role(attributes(of: node).types)
    return role == .footnote || role == .endnotes ? role : nil
  }

  /// Returns a Boolean value that indicates whether an element would show text if it were shown.
  private func holdsText(_ top: MarkupNode) -> Bool {
    var holdsText = false
    tree.walk(top) { node in
      if holdsText || node != top && tree.isLeftOut(node) { return .skip }
      holdsText = !TextFilter.line(tree.text(of: node)).isEmpty
      return .children
    } leave: { _ in
    }
    return holdsText
  }

  /// Adds the notes that the page hides, behind all that it shows: beside the flow, and no part of what is seen.
  mutating func addHiddenNotes(_ outer: Context) {
    guard !hiddenNotes.isEmpty else { return }
    if !builder.blocks.isEmpty || builder.current != nil { builder.endMarks() }
    // A note may hide another.
    var next = 0
    while next < hiddenNotes.count {
      let note = hiddenNotes[next]
      next += 1
      context = outer
      context.isInSkippedPart = true
      builder.kind = .paragraph
      setLanguage(around: note)
      builder.openContainer(.region(.footnote))
      builder.openSpan(.added)
      openNote = note
      add(note)
      builder.closeBlock()
      builder.closeSpan()
      builder.closeContainer()
    }
  }

  private func language(of nodes: [MarkupNode]) -> String? {
    for node in nodes { if let language = attributes(of: node).language { return language } }
    return nil
  }

  /// Gives what follows the language of the elements around a note.
  private mutating func setLanguage(around note: MarkupNode) {
    let around = Array(sequence(first: note) { [tree] in tree.parent(of: $0) }.dropFirst().prefix(64))
    guard let language = language(of: around),
      language != sectionLanguage
    else { return }
    context.language = language
    context.blockLanguage = language
    builder.language = language
  }

  /// Gives what follows the names of an element that no text comes of, and of all it holds.
  mutating func markAll(in top: MarkupNode) {
    tree.walk(top) { node in
      for name in names(of: node) { builder.anchor(name) }
      return .children
    } leave: { _ in
    }
  }

  /// Returns the names that an element can be linked to by; of elements with a `name` only links are named for that.
  private func names(of node: MarkupNode) -> [String] {
    guard tree.hasAttributes(node) else { return [] }
    let attributes = tree.name(of: node) == "a" ? ["id", "xml:id", "name"] : ["id", "xml:id"]
    return attributes.compactMap { tree.attribute($0, of: node) }.filter { !$0.isEmpty }
  }
}

extension MarkupTree {
  /// A Boolean value that indicates whether any element is shown wherever it stands.
  ///
  /// In such a document nothing is skipped only because of the style of an element around it.
  var hasVisibleParts: Bool {
    guard let root else { return false }
    let (style, visibility) = (number(of: "style"), number(of: "visibility"))
    guard style != nil || visibility != nil else { return false }
    var hasVisible = false
    walk(root) { node in
      if !hasVisible, hasAttributes(node) {
        let styled = attribute(number: style, of: node).flatMap { InlineStyle($0).visibility }
        hasVisible = (styled ?? attribute(number: visibility, of: node)?.trimmed) == "visible"
      }
      return .children
    } leave: { _ in
    }
    return hasVisible
  }
}
