import Markup

/// The parts of a page that each element stands in, which decide the roles of headers, footers and asides.
struct SectioningIndex {
  /// The kinds of parts around an element, of which there may be several.
  struct Parts: OptionSet {
    let rawValue: UInt8
    /// Sectioning content, by its element or by its role: an article, an aside, navigation, a section.
    static let sectioning = Parts(rawValue: 1)
    /// The main part of the page, by its element or by its role.
    static let main = Parts(rawValue: 2)
    /// An `article`, `main` or `section` element.
    static let content = Parts(rawValue: 4)
  }

  /// The parts around each node, by its number; empty where the page has none.
  private var around: [Parts] = []

  /// Looks at every node once.
  init(_ page: AuditedPage) {
    let tree = page.tree
    let elements = page.index.elementNames
    guard let root = tree.root,
      elements.contains(where: { Self.part($0, nil) != [] }) || tree.number(of: "role") != nil
    else { return }
    var around = Array(repeating: Parts(), count: tree.count)
    var open: [Parts] = [[]]
    tree.walk(root) { node in
      let outer = open[open.count - 1]
      around[Int(node.index)] = outer
      open.append(tree.name(of: node).map { outer.union(Self.part($0, page.explicitRole(of: node))) } ?? outer)
      return .children
    } leave: { _ in
      open.removeLast()
    }
    self.around = around
  }

  /// Returns the parts around a node, without itself.
  subscript(node: MarkupNode) -> Parts { around.isEmpty ? [] : around[Int(node.index)] }

  /// Returns the parts that an element is by its name and by the role that its author gives it.
  private static func part(_ name: String, _ role: String?) -> Parts {
    var parts: Parts = []
    switch name {
    case "article", "section": parts = [.sectioning, .content]
    case "aside", "nav": parts = .sectioning
    case "main": parts = [.main, .content]
    default: break
    }
    switch role {
    case "article", "complementary", "navigation", "region": parts.insert(.sectioning)
    case "main": parts.insert(.main)
    default: break
    }
    return parts
  }
}
