import Markup

extension AuditedPage {
  /// Returns the role of an element, as `doc-chapter`; nil where it has none.
  ///
  /// The first role that its author gives and that is one counts, but for a presentational one of an element that can
  /// have the focus or has a global state or property (WAI-ARIA 1.2, 7); else the one that its name and its attributes
  /// have. `image` is `img`, `presentation` is `none`.
  package func role(of node: MarkupNode) -> String? {
    if let known = knownRoles[node] { return known }
    let role = explicitRole(of: node) ?? implicitRole(of: node)
    knownRoles[node] = .some(role)
    return role
  }

  /// Returns the role that its author gives an element, if it counts.
  package func explicitRole(of node: MarkupNode) -> String? {
    guard let given = attribute("role", of: node) else { return nil }
    for word in given.tokens.prefix(8) {
      guard let role = ARIARoleFacts(named: word), !role.isAbstract else { continue }
      let name = Self.canonical(role.name)
      if name == "none", resistsPresentation(node) { return nil }
      return name
    }
    return nil
  }

  /// Returns the role that an element has by what it is, whatever its author gives it.
  package func implicitRole(of node: MarkupNode) -> String? {
    guard isElementOfHTML(node) else { return element(node) == "svg" ? "graphics-document" : nil }
    let role = elementRoles(of: node).implicit.map(Self.canonical)
    // The items of a list, the rows and cells of a table are as presentational as it is (WAI-ARIA 1.2, presentation).
    guard let role, hasRoles, let owners = Self.owners[role], !resistsPresentation(node) else { return role }
    let owner = closest(of: node) { owners.contains(element($0)) }
    return owner.map { explicitRole(of: $0) == "none" } ?? false ? "none" : role
  }

  /// A Boolean value that indicates whether any element is given a role.
  var hasRoles: Bool { !elements(with: "role").isEmpty }

  /// Returns the roles that an element has by itself and may be given.
  package func elementRoles(of node: MarkupNode) -> ElementRoles {
    let name = element(node)
    return ElementRoles(of: name, in: context(of: node, name)) { attribute($0, of: node) }
  }

  /// Returns the elements of a role, in document order.
  package func elements(role: String) -> [MarkupNode] { elements(roles: [role]) }

  /// Returns the elements of any of the roles, in document order.
  package func elements(roles: Set<String>) -> [MarkupNode] {
    let lists = roles.compactMap { roleIndex[$0] }
    return lists.count == 1 ? lists[0] : Array(NodeSet(lists.joined()))
  }

  /// Returns a Boolean value that indicates whether an element is one of HTML, and not of a drawing or a formula.
  package func isElementOfHTML(_ node: MarkupNode) -> Bool { foreignRoot(of: node) == nil }

  /// Returns the drawing or the formula that an element stands in, or is; nil for an element of HTML.
  package func foreignRoot(of node: MarkupNode) -> MarkupNode? {
    guard tree.number(of: "svg") != nil || tree.number(of: "math") != nil else { return nil }
    for outer in sequence(first: node, next: { [tree] in tree.parent(of: $0) }).prefix(Self.deepest) {
      switch element(outer) {
      case "svg", "math": return outer
      // The parser of HTML writes names in small letters.
      case "foreignobject" where outer != node: return nil
      case "foreignObject" where outer != node: return nil
      default: break
      }
    }
    return nil
  }

  private static let owners: [String: Set<String>] = [
    "cell": ["table"], "columnheader": ["table"], "gridcell": ["table"], "row": ["table"], "rowgroup": ["table"],
    "rowheader": ["table"], "listitem": ["ol", "ul", "menu"],
  ]

  static func canonical(_ role: String) -> String {
    switch role {
    case "image": "img"
    case "presentation": "none"
    default: role
    }
  }

  /// Returns the surroundings of an element that its role depends on.
  private func context(of node: MarkupNode, _ name: String) -> ElementContext {
    var context = ElementContext()
    context.hasName =
      tree.hasAttributes(node)
      && ["aria-label", "aria-labelledby", "title"].contains { name in
        attribute(name, of: node).map { !$0.allSatisfy(\.isWhitespace) } ?? false
      }
    switch name {
    case "header", "footer", "aside":
      let parts = sectioning[node]
      context.isInSectioningContent = parts.contains(.sectioning)
      context.isInMain = parts.contains(.main)
    case "div": context.isInDescriptionList = tree.parent(of: node).map { element($0) == "dl" } ?? false
    case "li":
      let parent = tree.parent(of: node)
      context.isInListElement = parent.map { ["ul", "ol", "menu"].contains(element($0)) } ?? false
      context.isInListRole = parent.map { role(of: $0) == "list" } ?? false
    case "td", "th", "tr", "tbody", "thead", "tfoot":
      let table = closest(of: node) { element($0) == "table" }
      context.tableRole = table.flatMap { role(of: $0) }.flatMap {
        ["table", "grid", "treegrid"].contains($0) ? $0 : nil
      }
      context.headerDirection = headerDirection(of: node, name)
    case "figure": context.hasCaption = firstChild(of: node, named: "figcaption") != nil
    case "summary": context.isSummaryOfDetails = isSummary(node)
    default: break
    }
    return context
  }

  /// Returns the direction of a header cell without a scope: that of a row where it stands first in one of data.
  private func headerDirection(of node: MarkupNode, _ name: String) -> ElementContext.HeaderDirection? {
    guard name == "th", let row = tree.parent(of: node) else { return .column }
    return firstChild(of: row, named: "td") != nil ? .row : .column
  }

  /// Returns a Boolean value that indicates whether an element keeps its role whatever presentational role its author
  /// gives it.
  package func resistsPresentation(_ node: MarkupNode) -> Bool { isFocusable(node) || hasGlobalProperty(node) }

  /// Returns a Boolean value that indicates whether an element has a state or property that any element may have, but
  /// for `aria-hidden`.
  package func hasGlobalProperty(_ node: MarkupNode) -> Bool {
    guard tree.hasAttributes(node) else { return false }
    var hasOne = false
    tree.forEachAttribute(of: node) { number, _ in
      let name = tree.names[number]
      if name.hasPrefix("aria-"), name != "aria-hidden", ARIAAttribute(named: name)?.isGlobal == true {
        hasOne = true
      }
    }
    return hasOne
  }
}
