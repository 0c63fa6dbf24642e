import Markup
import Words

extension Rule {
  /// The rule that buttons have names.
  static let buttonName = named(
    "button-name", act: ["97a4e1"], others: ["axe:button-name", "axe:input-button-name", "axe:aria-command-name"],
    applies: { page in
      page.elements(role: "button").filter { button in
        !isImageButton(button, page) && !page.isSummary(button)
      }
    }, mendedBy: "aria-label")

  /// The rule that image buttons have names of their own.
  static let imageButtonName = Rule(
    "image-button-name", .error, act: ["59796f"], wcag: ["1.1.1", "4.1.2"], others: ["axe:input-image-alt"],
    applies: { page in page.elements(named: "input").filter { isImageButton($0, page) && page.isExposed($0) } },
    expects: { button, page in
      let name = page.name(of: button).trimmed.lowercased()
      // The words that browsers give a button without any.
      guard ["", "submit", "submit query"].contains(name) else { return .passed }
      return .failed(mending: .set("alt", toWordsOf: "image-button-name.mended", of: button))
    })

  /// The rule that links have names.
  static let linkName = named(
    "link-name", act: ["c487ae"], wcag: ["2.4.4", "2.4.9", "4.1.2"],
    others: ["axe:link-name", "axe:aria-command-name"],
    applies: { page in
      page.elements(roles: links).filter { page.element($0) != "area" && page.isElementOfHTML($0) }
    }, mendedBy: "aria-label")

  /// The rule that the items of menus have names.
  static let menuItemName = named(
    "menuitem-name", act: ["m6b1q3"], others: ["axe:aria-command-name"],
    applies: { $0.elements(roles: ["menuitem", "menuitemcheckbox", "menuitemradio"]) },
    mendedBy: "aria-label")

  /// The rule that the line that opens and closes a part of a page has a name.
  static let summaryName = named(
    "summary-name", act: ["2t702h"], others: ["axe:summary-name"],
    applies: { page in
      page.elements(named: "summary").filter { page.isSummary($0) }
    }, mendedBy: "aria-label")

  /// The roles of links, those of publications among them.
  static let links: Set<String> = ["link", "doc-backlink", "doc-biblioref", "doc-glossref", "doc-noteref"]

  private static func isImageButton(_ node: MarkupNode, _ page: AuditedPage) -> Bool {
    page.element(node) == "input" && page.tree.inputType(of: node) == "image"
  }
}
