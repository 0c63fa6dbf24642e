import Markup
import Words

extension Rule {
  /// The rule that a role is one that there is.
  static let ariaRole = Rule(
    "aria-role", .error, act: ["674b10"], wcag: ["1.3.1", "4.1.2"], others: ["axe:aria-roles"],
    applies: { page in
      page.elements(with: "role").filter { page.isHeard($0) && !page.words("role", of: $0).isEmpty }
    },
    expects: { node, page in
      let roles = page.words("role", of: node)
      guard roles.allSatisfy({ ARIARoleFacts(named: $0) == nil || isAbstract($0) }), !roles.allSatisfy(isAbstract)
      else {
        return roles.allSatisfy(isAbstract)
          ? .failed("abstract", given(roles), mending: .remove("role", of: node)) : .passed
      }
      return .failed(nil, given(roles), mending: .remove("role", of: node))
    })

  /// The rule that no role stands beside others that there is not.
  static let ariaAbstractRole = Rule(
    "aria-role-word", .note, wcag: ["4.1.2"], others: ["axe:aria-roles"],
    applies: { page in
      page.elements(with: "role").filter { page.isHeard($0) && page.words("role", of: $0).count > 1 }
    },
    expects: { node, page in
      let wrong = page.words("role", of: node).filter { ARIARoleFacts(named: $0) == nil || isAbstract($0) }
      let isAlone = wrong.count == page.words("role", of: node).count
      return wrong.isEmpty || isAlone ? .passed : .failed(nil, given(wrong))
    })

  /// The rule that no role is deprecated.
  static let ariaDeprecatedRole = Rule(
    "aria-deprecated-role", .note, others: ["axe:aria-deprecated-role"],
    applies: { page in page.elements(with: "role").filter { page.isHeard($0) && page.explicitRole(of: $0) != nil } },
    expects: { node, page in
      let role = page.explicitRole(of: node) ?? ""
      guard ARIARoleFacts(named: role)?.isDeprecated == true else { return .passed }
      return .failed(nil, given([role]), mending: .remove("role", of: node))
    })

  /// The rule that an element is given a role that it may have.
  static let ariaAllowedRole = Rule(
    "aria-allowed-role", .warning, wcag: ["4.1.2"], others: ["axe:aria-allowed-role"],
    applies: { page in
      page.elements(with: "role").filter { node in
        page.isHeard(node) && page.isElementOfHTML(node) && page.explicitRole(of: node) != nil
      }
    },
    expects: { node, page in
      let roles = page.elementRoles(of: node)
      let role = page.words("role", of: node).first { ARIARoleFacts(named: $0).map { !$0.isAbstract } ?? false }
      guard let role = role?.lowercased(), !roles.allows(role: role) else { return .passed }
      return .failed(
        nil, ["element": .text(page.element(node)), "role": .text(role)], mending: .remove("role", of: node))
    })

  private static func given(_ roles: [String]) -> [String: Phrase.Argument] {
    ["role": .text(roles.joined(separator: " "))]
  }

  private static func isAbstract(_ role: String) -> Bool { ARIARoleFacts(named: role)?.isAbstract ?? false }
}
