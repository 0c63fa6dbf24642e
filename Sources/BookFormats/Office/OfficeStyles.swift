import Archives
import Markup

/// The styles of a document in the OpenDocument format by which text is hidden (OpenDocument 1.3, part 3, 20.349).
struct OfficeStyles {
  private var parents: [String: String] = [:]
  private var shown: [String: Bool] = [:]

  /// Adds the styles of a part of a document.
  private mutating func add(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    for style in tree.elements(named: ["style"], in: root) {
      guard let name = tree.attribute("style:name", of: style) else { continue }
      parents[name] = tree.attribute("style:parent-style-name", of: style)
      for properties in tree.children(of: style) {
        if let display = tree.attribute("text:display", of: properties) { shown[name] = display != "none" }
      }
    }
  }

  /// The styles of a document that hides anything by them.
  init(_ archive: Archive) {
    for part in ["styles.xml", "content.xml"] {
      guard let bytes = try? archive.read(part), bytes.firstRange(of: "text:display".utf8) != nil else { continue }
      add(MarkupParser.parse(bytes).tree)
    }
  }

  /// The names of the styles that hide what is in them.
  var hidden: Set<String> { Set(Set(parents.keys).union(shown.keys).filter(hides)) }

  /// Whether what is in a style, or one that it builds on, is hidden.
  func hides(_ name: String) -> Bool {
    var next: String? = name
    // Nobody builds more on one another; only a circle is longer.
    for _ in 0..<32 {
      guard let name = next else { return false }
      if let isShown = shown[name] { return !isShown }
      next = parents[name]
    }
    return false
  }
}
