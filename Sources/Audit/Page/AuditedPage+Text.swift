import Markup

extension AuditedPage {
  /// The number of nodes that are read for the text of an element: one that holds more is no label and no link, and
  /// many such inside one another would take too long.
  private static let mostNodes = 200
  /// The longest text that is seen on something as its label, in bytes; it is cut behind a word.
  private static let longestLabel = 2000

  private struct Stop: Error {}

  /// Returns the text in an element that can be seen, with breaks where blocks, cells and lines begin and end (ACT
  /// rules, visible inner text); cut where it is long.
  package func visibleInnerText(of top: MarkupNode) -> String {
    var bytes: [UInt8] = []
    var count = 0
    try? tree.walk(top) { node in
      count += 1
      if count > Self.mostNodes || bytes.count > Self.longestLabel { throw Stop() }
      guard tree.name(of: node) != nil else {
        if isShown(node) { bytes += tree.text(of: node).prefix(Self.longestLabel + 1) }
        return .skip
      }
      guard isRendered(node), !isOffScreen(node) else { return .skip }
      if standsApart(node) || !isShown(node) { bytes.append(0x20) }
      return .children
    } leave: { node in
      if tree.name(of: node) != nil, standsApart(node) { bytes.append(0x20) }
    }
    guard bytes.count > Self.longestLabel else { return String(decoding: bytes, as: UTF8.self) }
    let kept = bytes.prefix(Self.longestLabel)
    // Behind a character where there are no words.
    let end = kept.lastIndex { $0 <= 0x20 } ?? kept.lastIndex { $0 & 0xC0 != 0x80 } ?? kept.endIndex
    return String(decoding: kept[..<end], as: UTF8.self)
  }

  /// Returns the text in an element that is shown, as `shownText` does; cut where it is long.
  func shortText(of top: MarkupNode, withHidden: Bool = true) -> String {
    var bytes: [UInt8] = []
    var count = 0
    try? tree.walk(top) { node in
      count += 1
      if count > Self.mostNodes { throw Stop() }
      guard tree.name(of: node) == nil else {
        return isRendered(node) && (withHidden || !isARIAHidden(node)) ? .children : .skip
      }
      if isShown(node) { bytes += tree.text(of: node) }
      return .skip
    } leave: { node in
      if tree.name(of: node) != nil, node != top, Self.apart.contains(element(node)) { bytes.append(0x20) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether the words of an element do not touch those around it.
  func standsApart(_ node: MarkupNode) -> Bool {
    if let display = declarations(of: node)["display"] { return display != "inline" && display != "contents" }
    return Self.apart.contains(element(node))
  }

  /// Returns a Boolean value that indicates whether an element is moved or cut out of sight, so that only those who
  /// listen meet it: by its own style, by a class that the page has for that, or by one of the usual names.
  func isOffScreen(_ node: MarkupNode) -> Bool { !offScreen.isEmpty && offScreen.contains(node) }

  /// Returns the elements that are moved or cut out of sight.
  func makeOffScreen() -> NodeSet {
    NodeSet((elements(with: "class") + elements(with: "style")).filter(movesOffScreen))
  }

  private func movesOffScreen(_ node: MarkupNode) -> Bool {
    let classes = words("class", of: node)
    if classes.contains(where: { Self.offScreenClasses.contains($0) || offScreenClasses.contains($0) }) {
      return true
    }
    return attribute("style", of: node).map { Self.movesOffScreen(Self.declarations($0)) } ?? false
  }

  /// Returns the classes that the style elements of the page move out of sight.
  func makeOffScreenClasses() -> Set<String> {
    var classes: Set<String> = []
    for sheet in elements(named: "style") {
      for block in tree.textContent(of: sheet).prefix(Self.longestSheet).split(separator: "}") {
        let parts = block.split(separator: "{")
        guard parts.count == 2, Self.movesOffScreen(Self.declarations(String(parts[1]))) else { continue }
        for selector in parts[0].split(separator: ",").map({ String($0).trimmed }) where selector.hasPrefix(".") {
          let name = selector.dropFirst()
          if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
            classes.insert(String(name))
          }
        }
      }
    }
    return classes
  }

  private static let longestSheet = 100_000

  private static func movesOffScreen(_ style: [String: String]) -> Bool {
    guard style["position"] == "absolute" || style["position"] == "fixed" else {
      return style["text-indent"].map(isFarAway) ?? false
    }
    if style["clip"] != nil || style["clip-path"] != nil { return true }
    return ["left", "top", "right"].contains { style[$0].map(isFarAway) ?? false }
  }

  /// Returns a Boolean value that indicates whether an element or one around it is out of sight.
  func isInSight(_ node: MarkupNode) -> Bool {
    isShown(node)
      && (offScreen.isEmpty
        || !sequence(first: node, next: { self.tree.parent(of: $0) }).prefix(Self.farthest)
          .contains(where: isOffScreen))
  }

  /// Returns a Boolean value that indicates whether an element holds few nodes, so that it may be looked through for
  /// each of them.
  func isSmall(_ top: MarkupNode, atMost most: Int = 200) -> Bool {
    var count = 0
    do {
      try tree.walk(top) { _ in
        count += 1
        if count > most { throw Stop() }
        return .children
      } leave: { _ in
      }
      return true
    } catch {
      return false
    }
  }

  /// Returns the declarations in the `style` attribute of an element, in lower case.
  func declarations(of node: MarkupNode) -> [String: String] {
    attribute("style", of: node).map { Self.declarations($0) } ?? [:]
  }

  private static func declarations(_ style: String) -> [String: String] {
    var found: [String: String] = [:]
    for declaration in style.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { found[String(parts[0]).trimmed] = String(parts[1]).trimmed }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a length moves something out of every screen, as `-9999px`.
  private static func isFarAway(_ length: String) -> Bool {
    guard length.first == "-" else { return false }
    return Int(length.dropFirst().prefix { $0.isASCII && $0.isNumber }).map { $0 >= 500 } ?? false
  }

  /// The number of elements around another that are looked at.
  static let farthest = 256

  /// Returns the closest element around an element that a condition holds for, among those that are looked at.
  func nearest(of node: MarkupNode, where isWanted: (MarkupNode) -> Bool) -> MarkupNode? {
    ancestors(of: node).prefix(Self.farthest).first(where: isWanted)
  }

  private static let offScreenClasses: Set<String> = [
    "screen-reader-text", "sr-only", "visually-hidden", "visuallyhidden",
  ]

  private static let apart: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "caption", "center", "dd", "details", "dialog", "div", "dl",
    "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hgroup",
    "hr", "img", "input", "legend", "li", "main", "menu", "nav", "ol", "option", "p", "pre", "search", "section",
    "select", "summary", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "tr", "ul",
  ]
}

extension String {
  /// The words of the text for comparison: runs of letters and digits, in lower case, without what stands in round
  /// brackets.
  ///
  /// `Search (YYYY-MM-DD)…` → `search`.
  var comparedWords: [String] {
    var words: [String] = []
    var word = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      if character == "(", let end = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: end)...]
      } else if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
