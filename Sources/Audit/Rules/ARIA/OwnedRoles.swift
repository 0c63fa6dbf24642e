import Markup
import Words

extension Rule {
  /// The rule that an element of a role owns the elements that the role is made of.
  static let ariaOwned = Rule(
    "aria-owned", .error, act: ["bc4a75"], wcag: ["1.3.1"], others: ["axe:aria-required-children"],
    applies: { page in
      page.elements(with: "role").filter { node in
        guard page.isElementOfHTMLOrSVG(node), page.isExposed(node), let role = page.explicitRole(of: node),
          role != "radiogroup", ARIARoleFacts(named: role)?.owned.isEmpty == false
        else { return false }
        let isBusy = { page.attribute("aria-busy", of: $0)?.lowercased() == "true" }
        return !isBusy(node) && !page.ancestors(of: node).contains(where: isBusy)
      }
    },
    expects: { node, page in
      let role = page.explicitRole(of: node) ?? ""
      guard let facts = ARIARoleFacts(named: role) else { return .passed }
      let children = page.exposedChildren(of: node)
      let arguments: [String: Phrase.Argument] = [
        "role": .text(role), "wanted": .text(facts.owned.sorted().joined(separator: ", ")),
      ]
      if let other = children.first(where: { !isOwned($0, by: facts, page) }) {
        return .failed(nil, arguments, related: [other])
      }
      // Text that belongs to none of them is in nothing that the role is made of.
      // A table is described by words in it.
      let mayHoldText = ["grid", "table", "treegrid"].contains(role)
      return !mayHoldText && page.hasTextOfItsOwn(node, beside: children) ? .failed("text", arguments) : .passed
    })

  /// The rule that an element of a role stands in one that the role belongs to.
  static let ariaContext = Rule(
    "aria-context", .error, act: ["ff89c9"], wcag: ["1.3.1"], others: ["axe:aria-required-parent"],
    applies: { page in
      page.elements(with: "role").filter { node in
        guard page.isElementOfHTMLOrSVG(node), page.isExposed(node), let role = page.explicitRole(of: node),
          let facts = ARIARoleFacts(named: role), !facts.isPublishing, !facts.context.isEmpty
        else { return false }
        // An item of HTML is one by itself, wherever it stands.
        return role != ElementRoles(of: page.element(node)) { page.attribute($0, of: node) }.implicit
      }
    },
    expects: { node, page in
      let role = page.explicitRole(of: node) ?? ""
      let context = ARIARoleFacts(named: role)?.context ?? []
      let parent = page.exposedParent(of: node)
      if let parent, let given = page.role(of: parent), context.contains(given) {
        // A group is only a step on the way to what it is a part of.
        guard given == "group" || given == "rowgroup" else { return .passed }
        let rest = context.subtracting([given])
        if rest.isEmpty { return .passed }
        let outer = page.exposedParent(of: parent)
        let outerRole = outer.flatMap { page.role(of: $0) }
        // The items of a branch of a tree stand in the item that it grows from.
        if outerRole == role || outerRole.map(rest.contains) ?? false { return .passed }
        if given == "group", outerRole == "group" { return .notChecked }
      }
      return .failed(
        nil, ["role": .text(role), "wanted": .text(context.sorted().joined(separator: ", "))],
        mending: role == "listitem" ? .remove("role", of: node) : nil)
    })

  private static func isOwned(_ child: MarkupNode, by facts: ARIARoleFacts, _ page: AuditedPage) -> Bool {
    guard let role = page.role(of: child), facts.owned.contains(role) else { return false }
    guard let needed = facts.ownedThrough[role] else { return true }
    return page.exposedChildren(of: child).allSatisfy { inner in
      guard let innerRole = page.role(of: inner) else { return false }
      if needed.contains(innerRole) { return true }
      return innerRole == role && isOwned(inner, by: facts, page)
    }
  }
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element has text for those who listen that stands in none of its
  /// parts.
  func hasTextOfItsOwn(_ top: MarkupNode, beside parts: [MarkupNode]) -> Bool {
    let parts = Set(parts)
    var hasText = false
    tree.walk(top) { node in
      if hasText || parts.contains(node) || node != top && !isHeard(node) { return .skip }
      if let owner = ownership[node], owner != top { return .skip }
      if tree.name(of: node) == nil, isHeard(node), tree.text(of: node).contains(where: { $0 > 0x20 }) {
        hasText = true
      }
      return .children
    } leave: { _ in
    }
    return hasText
  }
}
