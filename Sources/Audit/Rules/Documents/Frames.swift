import Markup
import Words

extension Rule {
  /// The rule that what can be operated in a frame can be reached by the Tab key.
  static let iframeInTabOrder = Rule(
    "iframe-in-tab-order", .error, act: ["akn7bn"], wcag: ["2.1.1"], others: ["axe:frame-focusable-content"],
    applies: { page in
      page.elements(named: "iframe").filter { frame in
        guard page.isShown(frame), !page.isInert(frame), !isTiny(frame, page) else { return false }
        guard let source = page.attribute("srcdoc", of: frame) else { return page.attribute("src", of: frame) != nil }
        let inner = AuditedPage(Array(source.utf8), path: page.path)
        guard let root = inner.tree.root else { return false }
        var isFound = false
        inner.tree.walk(root) { node in
          guard !isFound else { return .skip }
          if inner.tree.name(of: node) != nil, inner.isInTabOrder(node) { isFound = true }
          return .children
        } leave: { _ in
        }
        return isFound
      }
    },
    expects: { frame, page in
      guard page.tabIndex(of: frame) ?? 0 < 0 else { return .passed }
      guard page.attribute("srcdoc", of: frame) != nil else { return .notChecked }
      return .failed(mending: .remove("tabindex", of: frame))
    })

  /// The rule that frames of one name show the same.
  static let framesAlike = Rule(
    "frames-alike", .note, act: ["4b1c6c"], wcag: ["4.1.2"], others: ["axe:frame-title-unique"],
    applies: { page in
      let frames = page.elements(named: "iframe").filter { page.isExposed($0) && !page.name(of: $0).trimmed.isEmpty }
      let sets = Dictionary(grouping: frames) { page.name(of: $0).plainWords }.values.filter { $0.count > 1 }
      return Array(NodeSet(sets.joined()))
    },
    expects: { frame, page in
      let name = page.name(of: frame)
      let frames = page.elements(named: "iframe").prefix(200)
      let first = frames.first { page.isExposed($0) && page.name(of: $0).plainWords == name.plainWords }
      guard let first, first != frame, !advertising.contains(name.plainWords) else { return .passed }
      let sources = [first, frame].map { page.attribute("src", of: $0).flatMap { LinkTarget($0) } }
      guard let one = sources[0], let other = sources[1], one != other else {
        return sources[0] == sources[1] && sources[0] != nil ? .passed : .notChecked
      }
      // A copy may show the same, and a script may hide the frame that it takes the place of.
      guard !one.isVariant(of: other), !page.buildsShadowTrees else { return .notChecked }
      return .failed(
        nil, ["name": .text(name), "line": .count(page.place(of: first).line)], related: [first])
    })

  /// The names of frames that serve one purpose, whatever they show.
  private static let advertising: Set<String> = [
    "ad", "ads", "advertisement", "advertising", "anzeige", "werbung", "reklama",
  ]

  /// Returns a Boolean value that indicates whether a frame is too small for anything in it to be seen.
  private static func isTiny(_ frame: MarkupNode, _ page: AuditedPage) -> Bool {
    ["width", "height"].contains { name in
      page.attribute(name, of: frame).flatMap { Double($0.trimmed) }.map { $0 <= 1 } ?? false
    }
  }
}

extension LinkTarget {
  /// Returns a Boolean value that indicates whether a target is named as another one with something behind its name:
  /// `page-copy.html` for `page.html`.
  fileprivate func isVariant(of other: LinkTarget) -> Bool {
    let names = [path, other.path].map { path in path.prefix { $0 != "." } }
    return host == other.host && (names[0].hasPrefix(names[1]) || names[1].hasPrefix(names[0]))
  }
}

extension AuditedPage {
  /// A Boolean value that indicates whether a script of the page puts trees of its own in the place of elements.
  fileprivate var buildsShadowTrees: Bool {
    elements(named: "script").contains { tree.textContent(of: $0).contains("attachShadow") }
  }

  /// Returns a Boolean value that indicates whether nothing in an element can be operated: it, or one around it, has
  /// `inert`.
  func isInert(_ node: MarkupNode) -> Bool {
    guard tree.number(of: "inert") != nil else { return false }
    return sequence(first: node) { [tree] in tree.parent(of: $0) }.contains { attribute("inert", of: $0) != nil }
  }
}
