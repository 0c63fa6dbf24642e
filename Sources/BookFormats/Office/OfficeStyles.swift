import Archives
import Markup

/// The styles of a document in the OpenDocument format that hide text (OpenDocument 1.3, part 3, 20.349).
struct OfficeStyles {
  /// The name of a style, which is unique in one kind of elements only.
  private struct Name: Hashable {
    let family: String
    let name: String
  }

  /// The style that each style builds on, or nil if it builds on none.
  private var parents: [Name: String?] = [:]
  private var shown: [Name: Bool] = [:]

  /// Reads the styles of a document, if any of them may hide text.
  init(_ archive: Archive) {
    let parts = ["styles.xml", "content.xml"].compactMap { try? archive.read($0) }
    guard parts.contains(where: { $0.firstRange(ofBytes: "text:display".utf8) != nil }) else { return }
    for part in parts { add(MarkupParser.parse(part).tree) }
  }

  /// Adds the styles of a part of a document, which replace those of the same name in an earlier part.
  private mutating func add(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    let isContent = tree.first("body", in: root) != nil
    for style in tree.elements(named: ["style"], in: root) {
      // The automatic styles of a part apply in that part only (OpenDocument 1.3, part 3, 3.15.3).
      let isAutomatic = tree.parent(of: style).flatMap { tree.name(of: $0) } == "automatic-styles"
      guard let name = tree.attribute("style:name", of: style), isContent || !isAutomatic else { continue }
      let id = Name(family: tree.attribute("style:family", of: style) ?? "", name: name)
      parents.updateValue(tree.attribute("style:parent-style-name", of: style), forKey: id)
      let displays = tree.children(of: style).compactMap { tree.attribute("text:display", of: $0) }
      shown[id] = displays.last.map { $0 != "none" }
    }
  }

  /// The names of the styles that hide text, in every kind of elements that has a style of that name.
  var hidden: Set<String> {
    Set(Dictionary(grouping: parents.keys, by: \.name).filter { $0.value.allSatisfy(hides) }.keys)
  }

  /// Returns a Boolean value that indicates whether a style, or one that it builds on, hides text.
  private func hides(_ style: Name) -> Bool {
    var next = style
    // No author builds more styles on one another; only a cycle is longer.
    for _ in 0..<32 {
      if let isShown = shown[next] { return !isShown }
      guard let parent = parents[next] ?? nil else { return false }
      next = Name(family: next.family, name: parent)
    }
    return false
  }
}
