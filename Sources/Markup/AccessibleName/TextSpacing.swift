/// The places at which words of one element may not touch those of the next: blocks, parts of tables, controls, line
/// breaks.
enum TextSpacing {
  /// Returns a Boolean value that indicates whether an element stands apart by what it is (HTML standard, 15.3) or by
  /// its own style, or by a rule as `spacing` has it.
  static func isApart(_ node: MarkupNode, _ name: String, in tree: MarkupTree, _ spacing: [MarkupNode: Bool]) -> Bool
  {
    if let style = tree.attribute("style", of: node), let isApart = InlineStyle(style).isApart { return isApart }
    return spacing.isEmpty ? names.contains(name) : spacing[node] ?? names.contains(name)
  }

  private static let names: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "button", "caption", "center", "dd", "details",
    "dialog",
    "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6",
    "header", "hgroup", "hr", "html", "input", "legend", "li", "listing", "main", "menu", "meter", "nav", "ol",
    "optgroup", "option", "output", "p", "plaintext", "pre", "progress", "search", "section", "select", "summary",
    "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "tr", "ul", "xmp",
  ]
}
