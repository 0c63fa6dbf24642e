import Markup
import Words

extension Rule {
  /// The rule that frames have names.
  static let iframeName = named(
    "iframe-name", act: ["cae760"], wcag: ["2.4.1", "4.1.2"], others: ["axe:frame-title"],
    applies: { page in
      page.elements(named: "iframe").filter { page.tabIndex(of: $0) ?? 0 >= 0 }
    }, mendedBy: "title")

  /// The rule that headings have names.
  static let headingName = Rule(
    "heading-name", .error, act: ["ffd0e9"], wcag: ["1.3.1", "2.4.6"], others: ["axe:empty-heading"],
    applies: { page in page.elements(role: "heading").filter { page.isExposed($0) } },
    expects: { heading, page in
      guard page.name(of: heading).allSatisfy(\.isWhitespace) else { return .passed }
      return .failed(mending: .set("aria-label", toWordsOf: "heading-name.mended", of: heading))
    })

  /// The rule that meters and progress bars have names.
  static let valueName = named(
    "value-name", wcag: ["1.1.1", "4.1.2"], others: ["axe:aria-meter-name", "axe:aria-progressbar-name"],
    applies: { $0.elements(roles: ["meter", "progressbar"]) }, mendedBy: "aria-label")

  /// The rule that dialogs have names.
  static let dialogName = named(
    "dialog-name", others: ["axe:aria-dialog-name"],
    applies: { page in
      page.elements(roles: ["alertdialog", "dialog"]).filter { page.attribute("role", of: $0) != nil }
    }, mendedBy: "aria-label")

  /// The rule that the items of trees, tabs and tooltips have names.
  static let treeItemName = named(
    "item-name", others: ["axe:aria-treeitem-name", "axe:aria-tooltip-name"],
    applies: { $0.elements(roles: ["tab", "tooltip", "treeitem"]) }, mendedBy: "aria-label")
}
