import Markup
import Words

extension Rule {
  /// The rule that letters stand apart enough where a reader cannot change it.
  static let letterSpacing = spacing("letter-spacing", act: "24afc2", atLeast: 0.12)

  /// The rule that words stand apart enough where a reader cannot change it.
  static let wordSpacing = spacing("word-spacing", act: "9e45ec", atLeast: 0.16)

  /// The rule that lines stand apart enough where a reader cannot change it.
  static let lineHeight = spacing("line-height", act: "78fd32", atLeast: 1.5)

  /// Creates a rule about a property of CSS in `style` attributes that says that it is important.
  private static func spacing(_ property: String, act: String, atLeast least: Double) -> Rule {
    Rule(
      property, .note, act: [act], wcag: ["1.4.12"], others: ["axe:avoid-inline-spacing"],
      applies: { page in
        page.elements(with: "style").filter { page.setsSpacing(property, of: $0) }
      },
      expects: { node, page in
        guard let style = page.attribute("style", of: node).map({ WrittenStyle($0) }),
          let value = style[property]?.text, let ratio = page.spacing(value, of: node, property)
        else { return .notChecked }
        // Lengths in pixels are seldom exact multiples.
        guard ratio < least - 0.000_1 else { return .passed }
        return .failed(nil, ["value": .text(value)], mending: .remove("style", of: node))
      })
  }
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element with text sets a property so that no reader changes it.
  fileprivate func setsSpacing(_ property: String, of node: MarkupNode) -> Bool {
    guard let written = attribute("style", of: node), written.lowercased().contains(property), isElementOfHTML(node),
      isShown(node)
    else { return false }
    let style = WrittenStyle(written)
    guard let value = style[property], value.isImportant,
      !["inherit", "revert", "revert-layer", "unset"].contains(value.text), !isOffScreen(style)
    else { return false }
    guard hasTextOfItsOwn(node) else { return false }
    return property != "line-height" || mayWrap(node, style)
  }

  private func hasTextOfItsOwn(_ node: MarkupNode) -> Bool {
    var next = tree.firstChild(of: node)
    while let child = next {
      if !tree.text(of: child).allSatisfy({ $0 <= 0x20 }) { return true }
      next = tree.nextSibling(of: child)
    }
    return false
  }

  /// Returns a Boolean value that indicates whether an element is put so far out that nobody sees it.
  private func isOffScreen(_ style: WrittenStyle) -> Bool {
    guard ["absolute", "fixed"].contains(style["position"]?.text ?? "") else { return false }
    return ["top", "left", "bottom", "right"].contains { side in
      style[side].flatMap { WrittenStyle.length($0.text) }.map { $0.number <= -500 } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether the text of an element may go on in a second line.
  private func mayWrap(_ node: MarkupNode, _ style: WrittenStyle) -> Bool {
    if ["nowrap", "pre"].contains(style["white-space"]?.text ?? "") { return false }
    let words = tree.textContent(of: node, upTo: 1000).split(whereSeparator: \.isWhitespace)
    guard words.count > 1 else { return false }
    // An element that is wider than the box around it is scrolled to, and its lines are as long as they are written.
    guard style["width"].flatMap({ WrittenStyle.pixels($0.text) }).map({ $0 >= 500 }) ?? false else { return true }
    let scrolls = ancestors(of: node).prefix(64).contains { outer in
      guard let style = attribute("style", of: outer).map({ WrittenStyle($0) }) else { return false }
      return ["overflow", "overflow-x"].contains { ["auto", "scroll"].contains(style[$0]?.text ?? "") }
    }
    return !scrolls
  }

  /// Returns a spacing as a multiple of the size of the font; nil where it is not known.
  fileprivate func spacing(_ value: String, of node: MarkupNode, _ property: String) -> Double? {
    if value == "normal" || value == "initial" { return property == "line-height" ? 1.2 : 0 }
    guard let (number, unit) = WrittenStyle.length(value) else { return nil }
    switch unit {
    case "em": return number
    case "%": return number / 100
    case "" where property == "line-height" || number == 0: return number
    default:
      guard let pixels = WrittenStyle.pixels(value), let size = fontSize(of: node), size > 0 else { return nil }
      return pixels / size
    }
  }

  /// Returns the size of the font of an element in pixels; nil where it is not known.
  func fontSize(of node: MarkupNode) -> Double? {
    // A sheet beside the page may set any size.
    let isLinked = elements(named: "link").contains {
      words("rel", of: $0).contains { $0.lowercased() == "stylesheet" }
    }
    guard let fonts = writtenSheet.fonts else { return nil }
    var factor = 1.0
    for outer in sequence(first: node, next: { [tree] in tree.parent(of: $0) }).prefix(64) {
      let style = attribute("style", of: outer).map { WrittenStyle($0) }
      // A size among others of the font is not read.
      if style?["font"] != nil { return nil }
      var written = style?["font-size"]?.text
      if written == nil {
        guard !isLinked else { return nil }
        for block in fonts {
          guard let isAbout = WrittenSheet.matches(block.selector, outer, self), block.media.isEmpty else {
            return nil
          }
          if isAbout { written = block.style["font-size"]?.text ?? "" }
        }
      }
      guard let written else {
        if ["h1", "h2", "h3", "h4", "h5", "h6", "small", "big", "code", "pre"].contains(element(outer)) {
          return nil
        }
        continue
      }
      if let pixels = WrittenStyle.pixels(written) { return pixels * factor }
      guard let (number, unit) = WrittenStyle.length(written) else { return nil }
      switch unit {
      case "em": factor *= number
      case "%": factor *= number / 100
      default: return nil
      }
    }
    return 16 * factor
  }
}
