/// The part of a style sheet that matters to those who listen: text on lines and in places of its own, text that keeps
/// its lines, markers of items, and hidden text (CSS 2.2; CSS Lists 3).
///
/// For layout, rules of plain selectors are read, and none that depends on where a page is shown (`@media`). For names
/// (`StyleScope`), what counts beside them is:
/// - The text of `::before` and `::after` (`GeneratedContent`).
/// - `@media`, and the media of imports and links, that are known to hold on a screen (`MediaQuery`).
/// - Selectors by attributes and links, `*`, `:is()`, `:where()` and `:not()` (`StyleSelector`).
///
/// The cascade is that of `StyleRules`. States such as `:hover`, siblings, places among siblings, `@layer`, `@supports`,
/// `@container`, nested rules and variables are never read.
package struct StyleSheet: Sendable {
  struct Rule: Sendable {
    let selector: StyleSelector
    let style: InlineStyle
  }

  /// Longer sheets hold fonts and pictures; what stands behind so many bytes is not read.
  package static let longest = 512 << 10
  private static let most = 2_000

  private(set) var rules: [Rule] = []

  /// A Boolean value that indicates whether any rule generates text.
  var generatesText: Bool { rules.contains { $0.selector.part != nil && $0.style.content != nil } }

  /// Reads a sheet in one pass; `imported` gives the sheets that it begins with by their references.
  package init(
    _ bytes: some Collection<UInt8>, for scope: StyleScope = .layout, imported: (String) -> StyleSheet? = { _ in nil }
  ) {
    // A mark that tells the encoding is no part of the sheet (CSS Syntax 3, 3.2).
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    rules = Array(StyleImports.references(bytes, for: scope).compactMap(imported).flatMap(\.rules).prefix(Self.most))
    let read = Array(bytes.prefix(Self.longest))
    let counts = Self.counts(read)
    for block in StyleSheetBlocks(read, for: scope).blocks {
      var style = InlineStyle(block.declarations)
      if let generated = block.generated { style.setContent(GeneratedContent(declarations: generated)) }
      if counts { style.keepMarkers() }
      guard !style.isEmpty else { continue }
      for selector in StyleSelector.list(block.selectors).compactMap({ StyleSelector($0, for: scope) }) {
        guard rules.count < Self.most else { return }
        rules.append(Rule(selector: selector, style: style))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a sheet counts anything by itself (CSS Lists 3, 4): then the items
  /// that it takes the delimiters from most often have others, which only it knows.
  private static func counts(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "(") else { return false }
      return ["counter", "counters"].contains { bytes[..<index].suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
  }
}

extension MarkupTree {
  /// Returns the sheets of a document in order: those in its `style` elements, and those that it links (HTML standard,
  /// 4.2.4 and 4.2.6), which `linked` gives by their references.
  func sheets(for scope: StyleScope, _ linked: (String) -> StyleSheet?) -> [StyleSheet] {
    guard let root, number(of: "style") != nil || number(of: "link") != nil else { return [] }
    return elements(named: ["link", "style"], in: root).compactMap { node in
      guard isSheet(node, for: scope) else { return nil }
      guard name(of: node) == "link" else {
        return StyleSheet(textContent(of: node).utf8, for: scope, imported: linked)
      }
      let kinds = attribute("rel", of: node)?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
      guard kinds.contains("stylesheet"), !kinds.contains("alternate") else { return nil }
      return attribute("href", of: node).flatMap(linked)
    }
  }

  /// Returns a Boolean value that indicates whether a sheet is one of CSS that holds where the page is shown.
  private func isSheet(_ sheet: MarkupNode, for scope: StyleScope) -> Bool {
    let type = attribute("type", of: sheet)?.lowercased() ?? ""
    return ["", "text/css"].contains(type) && MediaQuery.holds(attribute("media", of: sheet) ?? "", for: scope)
  }
}
