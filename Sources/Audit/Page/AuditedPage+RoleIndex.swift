import Markup

extension AuditedPage {
  /// The elements whose role depends on their attributes or on what stands around them.
  private static let dependent: Set<String> = [
    "a", "area", "aside", "div", "figure", "footer", "form", "header", "img", "input", "li", "section", "select",
    "summary", "svg", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Those of them that have one role wherever they stand in one element, as far as they have no attributes.
  private static let alikeInOne: Set<String> = [
    "a", "area", "aside", "div", "footer", "header", "li", "section", "tbody", "td", "tfoot", "thead", "tr",
  ]

  /// Returns the elements of each role, in document order; most elements of a book have none but that of their name.
  func makeRoleIndex() -> [String: [MarkupNode]] {
    var found: [String: [MarkupNode]] = [:]
    let hasForeign = !elements(named: ["svg", "math"]).isEmpty
    for name in index.elementNames {
      let isAlike = !hasForeign && !Self.dependent.contains(name)
      let isAlikeInOne = !hasForeign && Self.alikeInOne.contains(name)
      let common = isAlike ? ElementRoles(of: name) { _ in nil }.implicit.map(Self.canonical) : nil
      // A list is one by its name if no element is given a role.
      let isByName = name == "li" && !hasRoles
      var last: (parent: MarkupNode?, role: String?) = (nil, nil)
      for node in elements(named: name) {
        let role: String?
        if tree.hasAttributes(node) {
          role = self.role(of: node)
        } else if isAlike {
          role = common
        } else if isAlikeInOne, let parent = last.parent, let own = tree.parent(of: node),
          parent == own || isByName && tree.nameNumber(of: parent) == tree.nameNumber(of: own)
        {
          role = last.role
        } else {
          role = self.role(of: node)
          last = (tree.parent(of: node), role)
        }
        if let role, role != "generic", role != "paragraph" { found[role, default: []].append(node) }
      }
    }
    return found.mapValues { Array(NodeSet($0)) }
  }
}
