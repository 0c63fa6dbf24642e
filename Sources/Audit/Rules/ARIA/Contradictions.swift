import Markup
import Words

extension Rule {
  /// The rule that a state of WAI-ARIA says the same as the attribute of HTML beside it.
  static let ariaContradicts = Rule(
    "aria-contradicts", .warning, wcag: ["4.1.2"], others: ["axe:aria-conditional-attr"],
    applies: { page in
      let all = pairs.keys.flatMap { page.elements(with: $0) }.filter { node in
        page.isHeard(node) && ["button", "fieldset", "input", "select", "textarea"].contains(page.element(node))
      }
      return Array(NodeSet(all))
    },
    expects: { node, page in
      for (name, attribute) in pairs.sorted(by: { $0.key < $1.key }) {
        guard let value = page.attribute(name, of: node)?.trimmed.lowercased(), value == "true" || value == "false"
        else {
          continue
        }
        let isSet = page.attribute(attribute, of: node) != nil
        let isBox = page.element(node) == "input" && ["checkbox", "radio"].contains(page.tree.inputType(of: node))
        // Only a box is sure to be as its attribute says: a script can require and disable in its own ways.
        guard name == "aria-checked" ? isBox && isSet != (value == "true") : isSet && value == "false" else {
          continue
        }
        return .failed(
          isSet ? nil : "unset", ["attribute": .text("\(name)=\"\(value)\""), "other": .text(attribute)],
          mending: .remove(name, of: node))
      }
      return .passed
    })

  /// The attributes of HTML that say what a state does.
  private static let pairs = [
    "aria-checked": "checked", "aria-disabled": "disabled", "aria-readonly": "readonly", "aria-required": "required",
  ]
}
