import Markup

extension Rule {
  /// The rule that text does not move or blink by itself.
  static let movingText = Rule(
    "moving-text", .warning, wcag: ["2.2.2"], others: ["axe:blink", "axe:marquee"],
    applies: { page in
      page.elements(named: ["blink", "body", "marquee"]).filter { page.isShown($0) && page.isElementOfHTML($0) }
    },
    expects: { node, page in
      let name = page.element(node)
      return name == "body" ? .passed : .failed(name, mending: Mending([.rename(node, to: "span")]))
    })
}
