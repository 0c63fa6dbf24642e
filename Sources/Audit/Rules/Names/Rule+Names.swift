import Markup
import Words

extension Rule {
  /// The rules for the names of what is no field of a form.
  static let names: [Rule] = [
    .imageName, .svgName, .objectName, .embedName, .areaName, .buttonName, .imageButtonName, .linkName, .menuItemName,
    .iframeName,
    .headingName, .summaryName, .valueName, .dialogName, .treeItemName,
  ]

  /// Creates a rule that elements of some roles have names, which are given by an attribute where they have none.
  static func named(
    _ id: String, act: [String] = [], wcag: [String] = ["4.1.2"], others: [String] = [],
    applies: @escaping @Sendable (AuditedPage) -> [MarkupNode], mendedBy attribute: String
  ) -> Rule {
    Rule(
      id, .error, act: act, wcag: wcag, others: others,
      applies: { page in applies(page).filter { page.isExposed($0) } },
      expects: { node, page in
        guard page.name(of: node).allSatisfy(\.isWhitespace) else { return .passed }
        return .failed(mending: .set(attribute, toWordsOf: Phrase.Key(rawValue: "\(id).mended"), of: node))
      })
  }
}
