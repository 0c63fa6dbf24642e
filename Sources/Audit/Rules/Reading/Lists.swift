import Markup
import Words

extension Rule {
  /// The rule that an item of a list stands in a list.
  static let listItem = Rule(
    "list-item", .error, wcag: ["1.3.1"], others: ["axe:listitem"],
    applies: { page in page.elements(named: "li").filter { page.isHeard($0) && page.attribute("role", of: $0) == nil }
    },
    expects: { item, page in
      guard let parent = page.tree.parent(of: item) else { return .failed() }
      let isList = ["menu", "ol", "ul"].contains(page.element(parent))
      switch page.attribute("role", of: parent)?.trimmed.lowercased() {
      case nil, ""?: return isList ? .passed : .failed(mending: Mending([.rename(parent, to: "ul")]))
      case "list"?: return .passed
      case "none"?, "presentation"?: return isList ? .passed : .failed()
      case let role?:
        // A word that is no role leaves the element what it is.
        if isList, page.explicitRole(of: parent) == nil { return .passed }
        return isList ? .failed("role", ["role": .text(role)], mending: .remove("role", of: parent)) : .failed()
      }
    })

  /// The rule that terms and their explanations stand in a list of them.
  static let definitionItem = Rule(
    "definition-item", .error, wcag: ["1.3.1"], others: ["axe:dlitem"],
    applies: { page in
      page.elements(named: ["dd", "dt"]).filter { page.isHeard($0) && page.attribute("role", of: $0) == nil }
    },
    expects: { item, page in
      guard var list = page.tree.parent(of: item) else { return .failed() }
      if page.element(list) == "div", page.explicitRole(of: list) == nil || page.explicitRole(of: list) == "none" {
        list = page.tree.parent(of: list) ?? list
      }
      guard page.element(list) == "dl", page.explicitRole(of: list) == nil else { return .failed() }
      return .passed
    })

  /// The rule that a list holds nothing but items.
  static let listChildren = Rule(
    "list-children", .warning, wcag: ["1.3.1"], others: ["axe:list", "axe:definition-list"],
    applies: { page in
      page.elements(named: ["dl", "menu", "ol", "ul"]).filter { page.isHeard($0) && page.explicitRole(of: $0) == nil }
    },
    expects: { list, page in
      let isOfTerms = page.element(list) == "dl"
      let allowed: Set = isOfTerms ? ["dd", "div", "dt", "script", "template"] : ["li", "script", "template"]
      var next = page.tree.firstChild(of: list)
      while let child = next {
        next = page.tree.nextSibling(of: child)
        guard page.tree.name(of: child) != nil else {
          if page.isShown(child), page.tree.text(of: child).contains(where: { $0 > 0x20 }) { return .failed("text") }
          continue
        }
        guard page.isHeard(child), !allowed.contains(page.element(child)) else { continue }
        let role = page.explicitRole(of: child)
        if isOfTerms ? role == "term" || role == "definition" : role == "listitem" { continue }
        return .failed(nil, ["element": .text(page.element(child))], related: [child])
      }
      return .passed
    })
}
