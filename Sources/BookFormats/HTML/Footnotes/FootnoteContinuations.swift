import Markup

/// The paragraphs that go on with a note which is a paragraph itself, where no element holds them together.
///
/// They stand under a heading of notes or in an element that is called one of them, or they have the class of their
/// note and the text that refers to it has another, or they stand between two notes of a document that has no text.
/// Anything else behind a note may be text again, as in books that were scanned with the notes at the foot of their
/// pages, and text that is taken for a note would be stepped over.
struct FootnoteContinuations {
  /// The last element of each note that has more than one, by its first.
  private(set) var lasts: [MarkupNode: MarkupNode] = [:]
  /// The classes of what goes on with notes that others follow; empty for none.
  private var classesBetween: Set<String> = []

  private let bodies: FootnoteBodies
  private let notes: NodeSet
  private let references: NodeSet
  private let firstReferences: [MarkupNode: FootnoteScan.Link]

  /// The greatest number of elements that a note goes on for.
  private static let limit = 12
  private static let kinds: Set<String> = ["p", "blockquote", "ul", "ol", "dl", "pre", "table"]

  /// Looks behind notes that are paragraphs, given the links that refer to notes and the first to each of those that
  /// have one in the document.
  ///
  /// - Complexity: O(n) in the number of notes.
  init(
    of notes: NodeSet, in bodies: FootnoteBodies, references: NodeSet,
    firstReferences: [MarkupNode: FootnoteScan.Link]
  ) {
    self.bodies = bodies
    self.notes = notes
    self.references = references
    self.firstReferences = firstReferences
    // The elements between other notes show which elements go on behind the last one.
    for note in notes {
      switch bodies.tree.name(of: note) {
      case "p": if let last = last(of: note) { lasts[note] = last }
      case "tr": if let last = bodies.tables.lasts[note] { lasts[note] = last }
      case "dt": if let last = description(of: note) { lasts[note] = last }
      case "h1", "h2", "h3", "h4", "h5", "h6": if let last = textBelow(note) { lasts[note] = last }
      default: break
      }
    }
  }

  /// Returns the last element below a heading that is the number of a note.
  private func textBelow(_ heading: MarkupNode) -> MarkupNode? {
    let tree = bodies.tree
    let behind = sequence(first: heading) { tree.nextSibling(of: $0) }.dropFirst().lazy
      .filter { tree.nameNumber(of: $0) != nil }
    return behind.prefix { Self.kinds.contains(tree.name(of: $0) ?? "") }.prefix(Self.limit).reduce(nil) { $1 }
  }

  /// Returns the last element of the description of a term.
  private func description(of term: MarkupNode) -> MarkupNode? {
    let behind = sequence(first: term) { bodies.tree.nextSibling(of: $0) }.dropFirst()
    return behind.prefix { bodies.tree.name(of: $0).map { $0 == "dd" } ?? true }.prefix(Self.limit * 2)
      .last { bodies.tree.nameNumber(of: $0) != nil }
  }

  private mutating func last(of note: MarkupNode) -> MarkupNode? {
    let tree = bodies.tree
    let isAmongNotes = bodies.underNotes.contains(note) || tree.parent(of: note).map { bodies.isOfNotes($0) } ?? false
    let ownClass = ownClass(of: note)
    let isElsewhere = references.isEmpty && bodies.leadingElsewhere.contains(note)
    var last: MarkupNode?
    var between: MarkupNode?
    // The element that goes on with the note if no other note follows.
    var tail: MarkupNode?
    var isTail = true
    var classes: Set<String> = []
    var count = 0
    var next = tree.nextSibling(of: note)
    while let node = next {
      next = tree.nextSibling(of: node)
      guard let name = tree.name(of: node) else {
        guard tree.text(of: node).allSatisfy({ $0 <= 0x20 }) else { return nil }
        continue
      }
      if notes.contains(node) {
        classesBetween.formUnion(classes)
        // Between two notes to the text of another document there is no text.
        if isElsewhere, bodies.leadingElsewhere.contains(node) { return between ?? last }
        return isReferredTo(node, before: note) ? last : nil
      }
      guard Self.kinds.contains(name), isContinuation(node) else { return tail }
      if isLabel(node, above: next, of: note) { return last }
      count += 1
      guard count <= Self.limit else { return nil }
      if between == nil, isAmongNotes || ownClass != nil && tree.attribute("class", of: node) == ownClass {
        last = node
        isTail = isTail && goesOn(node, from: note)
        if isTail { tail = node }
        classes.insert(tree.attribute("class", of: node) ?? "")
      } else if isElsewhere {
        between = node
      } else {
        return tail
      }
    }
    return tail
  }

  /// Returns a Boolean value that indicates whether a paragraph goes on with the last of some notes, and does not begin
  /// what stands behind them, as a word on the author does: it looks as the note, or as what goes on with others.
  private func goesOn(_ node: MarkupNode, from note: MarkupNode) -> Bool {
    let tree = bodies.tree
    guard tree.name(of: node) == "p" else { return true }
    let name = tree.attribute("class", of: node)
    if name != tree.attribute("class", of: note) { return classesBetween.contains(name ?? "") }
    let text = tree.beginning(of: node, upTo: 81).trimmed
    guard text.utf8.count <= 80, let last = text.last, last.isLetter || last.isNumber else { return true }
    return !isSetOff(node, text) && !isShouted(text)
  }

  /// Returns a Boolean value that indicates whether a paragraph is no part of a note but stands over the next ones as a
  /// heading does: short, of another class or all of it set off, and with no end of a sentence.
  private func isLabel(_ node: MarkupNode, above next: MarkupNode?, of note: MarkupNode) -> Bool {
    let tree = bodies.tree
    let text = tree.beginning(of: node, upTo: 81).trimmed
    let below = next.flatMap {
      sequence(first: $0) { tree.nextSibling(of: $0) }.first { tree.nameNumber(of: $0) != nil }
    }
    guard tree.name(of: node) == "p", let below, notes.contains(below), text.utf8.count <= 80, let last = text.last,
      last.isLetter || last.isNumber
    else { return false }
    return isSetOff(node, text) || isShouted(text)
      || tree.attribute("class", of: node) != tree.attribute("class", of: note)
  }

  /// Returns a Boolean value that indicates whether all text of a paragraph stands in one element that sets it off.
  private func isSetOff(_ node: MarkupNode, _ text: String) -> Bool {
    let tree = bodies.tree
    let inner = tree.children(of: node)
    return inner.count == 1 && ["b", "strong", "em", "i", "u", "span"].contains(tree.name(of: inner[0]) ?? "")
      && tree.beginning(of: inner[0], upTo: 81).trimmed == text
  }

  private func isShouted(_ text: String) -> Bool { text == text.uppercased() && text != text.lowercased() }

  /// Returns the class of a note; nil where the text that refers to it has the same, or is not known.
  private func ownClass(of note: MarkupNode) -> String? {
    let tree = bodies.tree
    guard let text = firstReferences[note]?.block, let name = tree.attribute("class", of: note),
      name != tree.attribute("class", of: text)
    else { return nil }
    return name
  }

  /// Returns a Boolean value that indicates whether no reference to a note stands in this document behind another note.
  private func isReferredTo(_ note: MarkupNode, before other: MarkupNode) -> Bool {
    firstReferences[note].map { $0.node.index < other.index } ?? true
  }

  /// Returns a Boolean value that indicates whether an element neither refers to notes nor begins as one of them does.
  private func isContinuation(_ node: MarkupNode) -> Bool {
    let links = bodies.scan.links(in: node)
    guard !links.contains(where: { references.contains($0.node) || $0.isFirst }) else { return false }
    let text = bodies.tree.beginning(of: node, upTo: 64).prefix(16).drop { FootnoteSymbol.isBeside($0) }
    return text.first.map { !$0.isNumber && !"*†‡§".contains($0) } ?? false
  }
}
