import Markup
import Words

extension Rule {
  /// The rule that an element has each attribute once.
  static let attributeOnce = Rule(
    "attribute-once", .warning, act: ["e6952f"], wcag: ["4.1.2"],
    applies: { page in
      // Well-formed XML has each attribute once.
      guard page.syntax == .html, let root = page.tree.root else { return page.tree.root.map { [$0] } ?? [] }
      var nodes: [MarkupNode] = []
      page.tree.walk(root) { node in
        if page.tree.hasAttributes(node) { nodes.append(node) }
        return .children
      } leave: { _ in
      }
      return nodes
    },
    expects: { node, page in
      guard page.syntax == .html else { return .passed }
      let attributes = page.writtenAttributes(of: node)
      guard attributes.count > 1 else { return .passed }
      // The signs of a template are no names.
      let isTemplate = attributes.contains { $0.name.utf8.contains(where: "{}%<>?".utf8.contains) }
      var seen: Set<String> = []
      let twice = isTemplate ? nil : attributes.first { !seen.insert($0.name.lowercased()).inserted }
      guard let twice else { return .passed }
      return .failed(nil, ["attribute": .text(twice.name)])
    })

  /// The rule that no two elements of a page have one identifier.
  static let identifierUnique = Rule(
    "identifier-unique", .warning, act: ["3ea0c8"], wcag: ["4.1.2"],
    others: ["axe:duplicate-id-aria", "epubcheck:RSC-005"],
    applies: { page in
      page.elements(with: "id").filter { !(page.attribute("id", of: $0) ?? "").isEmpty }
    },
    expects: { node, page in
      let id = page.attribute("id", of: node) ?? ""
      let all = page.elements(id: id)
      // Elements read as one that stands around two parts of stray markup are no two of the author's.
      guard let first = all.first, all.count > 1, first != node else { return .passed }
      return .failed(
        page.referredIdentifiers.contains(id) ? "referred" : nil,
        ["id": .text(id), "line": .count(page.place(of: first).line)],
        mending: .remove("id", of: node), related: [first])
    })
}
