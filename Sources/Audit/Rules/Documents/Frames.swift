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

  /// Returns a Boolean value that indicates whether a frame is too small for anything in it to be seen.
  private static func isTiny(_ frame: MarkupNode, _ page: AuditedPage) -> Bool {
    ["width", "height"].contains { name in
      page.attribute(name, of: frame).flatMap { Double($0.trimmed) }.map { $0 <= 1 } ?? false
    }
  }
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether nothing in an element can be operated: it, or one around it, has
  /// `inert`.
  func isInert(_ node: MarkupNode) -> Bool {
    guard tree.number(of: "inert") != nil else { return false }
    return sequence(first: node) { [tree] in tree.parent(of: $0) }.contains { attribute("inert", of: $0) != nil }
  }
}
