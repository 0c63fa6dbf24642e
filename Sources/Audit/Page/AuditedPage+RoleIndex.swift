import Markup

extension AuditedPage {
  /// The elements whose role depends on their attributes or on what stands around them.
  private static let dependent: Set<String> = [
    "a", "area", "aside", "div", "figure", "footer", "form", "header", "img", "input", "li", "section", "select",
    "summary", "svg", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Returns the elements of each role, in document order; most elements of a book have none but that of their name.
  func makeRoleIndex() -> [String: [MarkupNode]] {
    var found: [String: [MarkupNode]] = [:]
    let hasForeign = !elements(named: ["svg", "math"]).isEmpty
    for name in index.elementNames {
      let isAlike = !hasForeign && !Self.dependent.contains(name)
      let common = isAlike ? ElementRoles(of: name) { _ in nil }.implicit.map(Self.canonical) : nil
      for node in elements(named: name) {
        let role = isAlike && !tree.hasAttributes(node) ? common : role(of: node)
        if let role, role != "generic", role != "paragraph" { found[role, default: []].append(node) }
      }
    }
    return found.mapValues { $0.sorted { $0.index < $1.index } }
  }
}
