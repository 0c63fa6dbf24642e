/// The part of a style sheet that matters to those who listen: text on lines and in places of its own, text that keeps
/// its lines, markers of items, and hidden text (CSS 2.2; CSS Lists 3).
///
/// What depends on where a page is shown (`@media`) is left out.
package struct StyleSheet: Sendable {
  struct Rule: Sendable {
    let selector: StyleSelector
    let style: InlineStyle
  }

  /// Longer sheets hold fonts and pictures; what stands behind so many bytes is not read.
  package static let longest = 512 << 10
  private static let most = 2_000

  private(set) var rules: [Rule] = []

  /// Reads a sheet in one pass; `imported` gives the sheets that it begins with by their references.
  package init(_ bytes: some Collection<UInt8>, imported: (String) -> StyleSheet? = { _ in nil }) {
    // A mark that tells the encoding is no part of the sheet (CSS Syntax 3, 3.2).
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    rules = Array(StyleImports.references(bytes).compactMap(imported).flatMap(\.rules).prefix(Self.most))
    let read = Array(bytes.prefix(Self.longest))
    let counts = Self.counts(read)
    for block in StyleSheetBlocks(read).blocks {
      var style = InlineStyle(block.declarations)
      if counts { style.keepMarkers() }
      guard !style.isEmpty else { continue }
      for selector in block.selectors.split(separator: ",").compactMap({ StyleSelector($0) }) {
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
  func sheets(_ linked: (String) -> StyleSheet?) -> [StyleSheet] {
    guard let root, number(of: "style") != nil || number(of: "link") != nil else { return [] }
    return elements(named: ["link", "style"], in: root).compactMap { node in
      guard isSheetForAll(node) else { return nil }
      guard name(of: node) == "link" else { return StyleSheet(textContent(of: node).utf8, imported: linked) }
      let kinds = attribute("rel", of: node)?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
      guard kinds.contains("stylesheet"), !kinds.contains("alternate") else { return nil }
      return attribute("href", of: node).flatMap(linked)
    }
  }

  /// Returns a Boolean value that indicates whether a sheet is one of CSS that holds wherever the page is shown.
  private func isSheetForAll(_ sheet: MarkupNode) -> Bool {
    let type = attribute("type", of: sheet)?.lowercased() ?? ""
    let media = attribute("media", of: sheet)?.lowercased().filter { !$0.isWhitespace } ?? ""
    return ["", "text/css"].contains(type) && ["", "all", "screen"].contains(media)
  }
}
