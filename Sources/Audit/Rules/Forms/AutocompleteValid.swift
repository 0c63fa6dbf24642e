import Markup
import Words

extension Rule {
  /// The rule that `autocomplete` has one of the values that programs know.
  static let autocompleteValid = Rule(
    "autocomplete-valid", .warning, act: ["73f2c2"], wcag: ["1.3.5"], others: ["axe:autocomplete-valid"],
    applies: { page in page.elements(with: "autocomplete").filter { page.tellsPurpose($0) } },
    expects: { field, page in
      let value = page.attribute("autocomplete", of: field) ?? ""
      guard !AutofillDetail.isValid(value, forElement: page.element(field)) else { return .passed }
      // Words that are no values and that some programs know.
      guard !["content", "gender", "message", "pronouns", "text"].contains(value.trimmed.lowercased()) else {
        return .notChecked
      }
      return .failed(nil, ["value": .text(value)], mending: .remove("autocomplete", of: field))
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether `autocomplete` of a field says what the field is for: the field can
  /// be used, and the value does not only turn filling in on or off.
  fileprivate func tellsPurpose(_ field: MarkupNode) -> Bool {
    guard ["input", "select", "textarea"].contains(element(field)) else { return false }
    let value = attribute("autocomplete", of: field)?.trimmed ?? ""
    guard !value.isEmpty, !AutofillDetail.isToggle(value), !isDisabled(field),
      attribute("aria-disabled", of: field)?.lowercased() != "true", attribute("readonly", of: field) == nil,
      attribute("aria-readonly", of: field)?.lowercased() != "true"
    else { return false }
    if element(field) == "input", ["button", "hidden", "reset", "submit"].contains(tree.inputType(of: field)) {
      return false
    }
    guard isShown(field) || isExposed(field) else { return false }
    return isInTabOrder(field) || isField(field)
  }
}
