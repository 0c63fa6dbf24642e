import Markup
import Words

extension Rule {
  /// The rule that the text that is seen on a control is part of its name.
  static let labelInName = Rule(
    "label-in-name", .error, act: ["2ee8b8"], wcag: ["2.5.3"], others: ["axe:label-content-name-mismatch"],
    applies: { page in
      let named = NodeSet(page.elements(with: "aria-label") + page.elements(with: "aria-labelledby"))
      return named.filter { node in
        page.isHeard(node) && page.isWidgetNamedFromContent(node)
          && page.visibleInnerText(of: node).contains { !$0.isWhitespace }
      }
    },
    expects: { node, page in
      let text = page.visibleInnerText(of: node).inOneLine
      let label = text.comparedWords
      let name = page.name(of: node)
      // A single letter stands for a picture, as the X that closes.
      guard !label.isEmpty, label != [label[0].prefix(1).lowercased()] || label[0].first?.isNumber == true else {
        return .passed
      }
      if name.comparedWords.containsRun(label) { return .passed }
      if page.mayBeIcon(text, node) { return .notChecked }
      return .failed(
        nil, ["label": .text(text), "name": .text(name)],
        mending: page.attribute("aria-labelledby", of: node) == nil ? .remove("aria-label", of: node) : nil)
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element is a widget that its content can name.
  func isWidgetNamedFromContent(_ node: MarkupNode) -> Bool {
    switch tree.role(of: node) {
    case .button, .checkbox, .gridcell, .link, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio,
      .searchbox,
      .switch, .tab, .treeitem:
      !["input", "select", "textarea"].contains(element(node))
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a text may be the name of a picture in a font of icons: one word in
  /// small letters, in a page that has such a font.
  fileprivate func mayBeIcon(_ text: String, _ node: MarkupNode) -> Bool {
    guard text.allSatisfy({ $0.isLowercase || $0 == "_" }) else { return false }
    let isIcon = { (name: String) in name.contains("icon") || name.contains("symbol") }
    if tree.elements(named: ["i", "span"], in: node).contains(where: { inner in
      self.words("class", of: inner).contains { isIcon($0.lowercased()) }
    }) {
      return true
    }
    return elements(named: "style").contains { isIcon(tree.textContent(of: $0).lowercased()) }
      || elements(named: "link").contains { isIcon(attribute("href", of: $0)?.lowercased() ?? "") }
      || self.words("class", of: node).contains { isIcon($0.lowercased()) }
  }
}

extension [String] {
  /// Returns a Boolean value that indicates whether words stand in these, one behind the other.
  func containsRun(_ run: [String]) -> Bool {
    guard let first = run.first else { return true }
    guard run.count <= count else { return false }
    return (0...(count - run.count)).contains { start in
      self[start] == first && self[start..<(start + run.count)].elementsEqual(run)
    }
  }
}
