import Markup

/// The paragraphs that go on with a note which is a paragraph itself, where no element holds them together.
///
/// They stand between two notes that were both referred to before the first of them, or behind the last note under a
/// heading of notes or in an element that is called one of them. A paragraph between two notes whose references stand
/// around it is text with notes below its paragraphs, and what stands behind the last note elsewhere may be anything.
struct NoteContinuations {
  /// The last element of each note that has more than one, by its first.
  private(set) var lasts: [MarkupNode: MarkupNode] = [:]

  private let bodies: NoteBodies
  private let notes: Set<MarkupNode>
  private let references: Set<MarkupNode>
  private let firstReferences: [MarkupNode: Int32]

  /// How many elements a note may go on for.
  private static let limit = 12
  private static let kinds: Set<String> = ["p", "blockquote", "ul", "ol", "dl", "pre", "table"]

  /// Looks behind notes that are paragraphs, given the links that refer to notes and where in the document the first of
  /// each note stands, for those that have one there.
  ///
  /// - Complexity: O(n) in the number of notes.
  init(
    of notes: Set<MarkupNode>, in bodies: NoteBodies, references: Set<MarkupNode>,
    firstReferences: [MarkupNode: Int32]
  ) {
    self.bodies = bodies
    self.notes = notes
    self.references = references
    self.firstReferences = firstReferences
    for note in notes where bodies.tree.name(of: note) == "p" {
      if let last = last(of: note) { lasts[note] = last }
    }
  }

  private func last(of note: MarkupNode) -> MarkupNode? {
    let tree = bodies.tree
    let isAmongNotes = bodies.underNotes.contains(note) || tree.parent(of: note).map { bodies.isOfNotes($0) } ?? false
    var last: MarkupNode?
    var count = 0
    var next = tree.nextSibling(of: note)
    while let node = next {
      next = tree.nextSibling(of: node)
      guard let name = tree.name(of: node) else {
        guard tree.text(of: node).allSatisfy({ $0 <= 0x20 }) else { return nil }
        continue
      }
      if notes.contains(node) { return isReferredTo(node, before: note) ? last : nil }
      guard Self.kinds.contains(name), isContinuation(node) else { return isAmongNotes ? last : nil }
      count += 1
      guard count <= Self.limit else { return nil }
      last = node
    }
    return isAmongNotes ? last : nil
  }

  /// Whether no reference to a note stands in this document behind another note.
  private func isReferredTo(_ note: MarkupNode, before other: MarkupNode) -> Bool {
    firstReferences[note].map { $0 < other.index } ?? true
  }

  /// Whether an element neither refers to notes nor begins as one of them does.
  private func isContinuation(_ node: MarkupNode) -> Bool {
    let links = bodies.scan.links(in: node)
    guard !links.contains(where: { references.contains($0.node) || $0.isFirst }) else { return false }
    let text = bodies.tree.textContent(of: node).prefix(16).drop { NoteSign.isBeside($0) }
    return text.first.map { !$0.isNumber && !"*†‡§".contains($0) } ?? false
  }
}
