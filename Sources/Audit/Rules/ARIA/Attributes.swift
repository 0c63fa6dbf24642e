import Markup
import Words

extension Rule {
  /// The rule that there is a state or property of each name.
  static let ariaKnown = Rule(
    "aria-known", .error, act: ["5f99a7"], wcag: ["4.1.2"], others: ["axe:aria-valid-attr"],
    applies: { page in page.elementsWithARIA.filter { page.isElementOfHTMLOrSVG($0) } },
    expects: { node, page in
      let wrong = page.ariaAttributes(of: node).map(\.name).filter { ARIAAttribute(named: $0) == nil }
      guard let first = wrong.first else { return .passed }
      return .failed(nil, ["attribute": .text(wrong.joined(separator: ", "))], mending: .remove(first, of: node))
    })

  /// The rule that an element may have the states and properties that it is given.
  static let ariaPermitted = Rule(
    "aria-permitted", .error, act: ["5c01ea"], wcag: ["4.1.2"], others: ["axe:aria-allowed-attr"],
    applies: { page in page.elementsWithARIA.filter { page.isElementOfHTMLOrSVG($0) && page.isHeard($0) } },
    expects: { node, page in
      let wrong = page.ariaAttributes(of: node).map(\.name).filter { name in
        guard let attribute = ARIAAttribute(named: name) else { return false }
        return !attribute.isGlobal && !mayHave(name, node, page)
      }
      guard let first = wrong.first else { return .passed }
      let role = page.role(of: node)
      return .failed(
        role == nil ? "element" : nil,
        [
          "attribute": .text(wrong.joined(separator: ", ")), "role": .text(role ?? ""),
          "element": .text(page.element(node)),
        ], mending: .remove(first, of: node))
    })

  /// The rule that no element has a name that its role prohibits.
  static let ariaProhibited = Rule(
    "aria-prohibited", .warning, wcag: ["4.1.2"], others: ["axe:aria-allowed-attr", "axe:aria-prohibited-attr"],
    applies: { page in
      page.elementsWithARIA.filter { page.isElementOfHTML($0) && page.isHeard($0) && page.role(of: $0) != nil }
    },
    expects: { node, page in
      let role = page.role(of: node) ?? ""
      guard let facts = ARIARoleFacts(named: role) else { return .passed }
      let wrong = page.ariaAttributes(of: node).filter { name, value in
        facts.prohibits(name) && !value.allSatisfy(\.isWhitespace)
      }
      guard let first = wrong.first?.name else { return .passed }
      return .failed(
        nil, ["attribute": .text(first), "role": .text(role)],
        mending: role == "generic" ? .set("role", to: "group", of: node) : .remove(first, of: node))
    })

  /// The rule that states and properties have values that they can have.
  static let ariaValue = Rule(
    "aria-value", .error, act: ["6a7281"], wcag: ["4.1.2"], others: ["axe:aria-valid-attr-value"],
    applies: { page in
      page.elementsWithARIA.filter { node in
        page.isElementOfHTMLOrSVG(node) && page.ariaAttributes(of: node).contains { !$0.value.isEmpty }
      }
    },
    expects: { node, page in
      for (name, value) in page.ariaAttributes(of: node) where !value.isEmpty {
        guard let attribute = ARIAAttribute(named: name) else { continue }
        if !attribute.isValid(value) {
          return .failed(
            nil, ["attribute": .text(name), "value": .text(value)], mending: .remove(name, of: node))
        }
        // A required reference must lead to something.
        if name == "aria-controls", page.role(of: node) == "scrollbar", page.references(name, of: node).isEmpty {
          return .failed("nowhere", ["attribute": .text(name), "value": .text(value)])
        }
      }
      return .passed
    })

  /// The rule that an element of a role has the states that the role needs.
  static let ariaRequired = Rule(
    "aria-required", .error, act: ["4e8ab6"], wcag: ["4.1.2"], others: ["axe:aria-required-attr"],
    applies: { page in
      page.elements(with: "role").filter { node in
        guard page.isElementOfHTMLOrSVG(node), page.isExposed(node), let role = page.explicitRole(of: node) else {
          return false
        }
        return role != page.implicitRole(of: node)
      }
    },
    expects: { node, page in
      let role = page.explicitRole(of: node) ?? ""
      let needed = ARIARoleFacts(named: role)?.mustBeGiven(whenFocusable: page.isFocusable(node)) ?? []
      let missing = needed.filter { page.attribute($0, of: node)?.allSatisfy(\.isWhitespace) ?? true }
        .filter { !isGivenByElement($0, node, page) }
      guard let first = missing.first else { return .passed }
      return .failed(
        nil, ["attribute": .text(missing.joined(separator: ", ")), "role": .text(role)],
        mending: .set(first, to: usualValues[first] ?? "0", of: node))
    })

  private static let usualValues = ["aria-checked": "false", "aria-expanded": "false", "aria-level": "2"]

  /// Returns a Boolean value that indicates whether the element itself tells a state that its role needs: a check box
  /// that is one, a heading of a level, a list that is closed and so controls nothing.
  private static func isGivenByElement(_ attribute: String, _ node: MarkupNode, _ page: AuditedPage) -> Bool {
    switch attribute {
    case "aria-checked":
      page.element(node) == "input" && ["checkbox", "radio"].contains(page.tree.inputType(of: node))
    case "aria-level": ["h1", "h2", "h3", "h4", "h5", "h6"].contains(page.element(node))
    case "aria-controls":
      page.role(of: node) == "combobox" && page.attribute("aria-expanded", of: node)?.lowercased() != "true"
    case "aria-valuenow":
      page.element(node) == "input" && ["number", "range"].contains(page.tree.inputType(of: node))
    case "aria-expanded": page.element(node) == "select"
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether an element may have a state or property that not all may.
  private static func mayHave(_ name: String, _ node: MarkupNode, _ page: AuditedPage) -> Bool {
    if let role = page.role(of: node), let facts = ARIARoleFacts(named: role), facts.supports(name) { return true }
    guard page.isElementOfHTML(node) else { return false }
    return page.elementRoles(of: node).allows(attribute: name, role: page.explicitRole(of: node))
  }
}
