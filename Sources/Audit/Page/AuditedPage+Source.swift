import BookFormats
import Markup

extension AuditedPage {
  private static let longestTag = 200
  /// The number of elements that a selector names at most.
  private static let longestSelector = 6

  /// Returns the start tag of an element as the source has it, in one line, cut where it is long.
  package func startTag(of node: MarkupNode) -> String {
    guard let range = startTagRange(of: node) else { return "<\(element(node))>" }
    let words = String(decoding: source[range].prefix(4 * Self.longestTag), as: UTF8.self)
      .tokens
    // The place of a block of Markdown is no word of its author's.
    let own = words.filter { !isGenerated || !$0.hasPrefix(MarkdownPlaces.attribute) }.joined(separator: " ")
    let text = own.hasSuffix(">") || own.count >= Self.longestTag ? own : own + ">"
    return text.count <= Self.longestTag ? text : text.prefix(Self.longestTag - 1) + "…"
  }

  /// Returns the bytes of the source that the start tag of an element takes; nil where it has none, as elements that the
  /// parser of HTML adds.
  package func startTagRange(of node: MarkupNode) -> Range<Int>? {
    SourceTag.range(of: element(node), around: tree.sourceOffset(of: node), in: source)
  }

  /// Returns the attributes of the start tag of an element as the source has them, each also where it stands twice.
  package func writtenAttributes(of node: MarkupNode) -> [(name: String, value: String)] {
    startTagRange(of: node).map { SourceTag.attributes(in: source[$0]) } ?? []
  }

  /// Returns a selector of CSS for an element: its names up to one that has an identifier.
  package func selector(of node: MarkupNode) -> String {
    var parts: [String] = []
    for element in sequence(first: node, next: { [tree] in tree.parent(of: $0) }).prefix(Self.longestSelector) {
      let name = self.element(element)
      if let id = attribute("id", of: element), !id.isEmpty, ids.all(id).count == 1 {
        parts.append("\(name)#\(id)")
        break
      }
      parts.append(name + position(of: element, name))
    }
    return parts.reversed().joined(separator: " > ")
  }

  /// Returns the position of an element among those of its name, if it has any beside it.
  private func position(of node: MarkupNode, _ name: String) -> String {
    guard let parent = tree.parent(of: node) else { return "" }
    if numberedParents.insert(parent) { numberElements(in: parent) }
    return knownPositions[node].map { ":nth-of-type(\($0))" } ?? ""
  }

  /// Finds the positions of the elements directly inside one among those of their names, but for those alone.
  private func numberElements(in parent: MarkupNode) {
    var lasts: [Int: (node: MarkupNode, position: Int32)] = [:]
    for child in tree.children(of: parent) {
      guard let name = tree.nameNumber(of: child) else { continue }
      if let last = lasts[name] {
        knownPositions[last.node] = last.position
        knownPositions[child] = last.position + 1
      }
      lasts[name] = (child, (lasts[name]?.position ?? 0) + 1)
    }
  }
}
