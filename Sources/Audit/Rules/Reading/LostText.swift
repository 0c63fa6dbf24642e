import Markup
import Words

extension Rule {
  /// The rule that a drawing by script has text in its place.
  static let canvasText = Rule(
    "canvas-text", .warning, wcag: ["1.1.1"],
    applies: { page in page.elements(named: "canvas").filter { page.isExposed($0) } },
    expects: { canvas, page in
      let hasContent = !page.tree.children(of: canvas).isEmpty || !page.tree.textContent(of: canvas).trimmed.isEmpty
      guard !hasContent, page.name(of: canvas).isEmpty else { return .passed }
      return .failed(mending: .set("aria-label", toWordsOf: "canvas-text.mended", of: canvas))
    })

  /// The rule that text does not stand in style sheets.
  static let styleText = Rule(
    "style-text", .note, wcag: ["1.3.1"],
    applies: { page in page.elements(named: "style") },
    expects: { sheet, page in
      guard let text = page.tree.textContent(of: sheet).textOfStyles else { return .passed }
      return .failed(nil, ["text": .text(text)])
    })

  /// The rule that text that is seen is heard too.
  static let hiddenText = Rule(
    "hidden-text", .warning, wcag: ["1.3.1"],
    applies: { page in
      page.elements(with: "aria-hidden").prefix(500).filter { node in
        page.attribute("aria-hidden", of: node)?.lowercased() == "true" && page.isInSight(node)
          && !page.ancestors(of: node).prefix(AuditedPage.farthest).contains {
            page.attribute("aria-hidden", of: $0)?.lowercased() == "true"
          }
      }
    },
    expects: { node, page in
      let text = page.visibleInnerText(of: node).inOneLine
      let words = text.comparedWords
      guard words.count >= 6, !["math", "mrow", "code", "pre", "svg"].contains(page.element(node)) else {
        return .passed
      }
      if page.heardText.contains(" \(words.joined(separator: " ")) ") || page.isPartOfMath(node) {
        return .passed
      }
      if page.isNamedBeside(node) { return .passed }
      return .failed(nil, ["text": .text(String(text.prefix(60)))], mending: .remove("aria-hidden", of: node))
    })

  /// The rule that a page is read in the order in which it is seen.
  static let visualOrder = Rule(
    "visual-order", .note, wcag: ["1.3.2"],
    applies: { page in page.elements(with: "style").filter { page.isShown($0) } },
    expects: { node, page in
      let style = page.declarations(of: node)
      let flow = (style["flex-direction"] ?? "") + " " + (style["flex-flow"] ?? "")
      let isReversed = flow.contains("row-reverse") || flow.contains("column-reverse")
      if isReversed, page.tree.children(of: node).count > 1 { return .failed() }
      guard let order = style["order"].flatMap({ Int($0) }), order != 0 else { return .passed }
      return .failed("order", ["value": .count(order)])
    })
}

extension AuditedPage {
  fileprivate func isPartOfMath(_ node: MarkupNode) -> Bool {
    guard let parent = tree.parent(of: node) else { return false }
    return isSmall(parent) && !tree.elements(named: ["math"], in: parent).isEmpty
  }

  /// Returns the elements directly inside one, as they are asked for.
  private func firstChildren(of node: MarkupNode) -> some Sequence<MarkupNode> {
    sequence(state: tree.firstChild(of: node)) { [tree] next -> MarkupNode? in
      defer { next = next.flatMap { tree.nextSibling(of: $0) } }
      return next
    }.lazy.filter { [tree] in tree.nameNumber(of: $0) != nil }
  }

  /// Returns a Boolean value that indicates whether what stands around hidden text has a name that speaks for it.
  fileprivate func isNamedBeside(_ node: MarkupNode) -> Bool {
    ancestors(of: node).prefix(4).contains {
      attribute("aria-label", of: $0) != nil || attribute("role", of: $0) == "img"
    }
      || forms.referenced.contains(node)
      || tree.parent(of: node).map { parent in
        firstChildren(of: parent).prefix(20).contains { $0 != node && isOffScreen($0) }
      } ?? false
  }
}

extension String {
  /// The first text of a `content` declaration of a style sheet that has two words or more; nil where there is none.
  fileprivate var textOfStyles: String? {
    var rest = self[...]
    while let place = rest.firstIndex(of: "c") {
      rest = rest[place...]
      guard rest.hasPrefix("content") else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(7).drop(while: \.isWhitespace)
      guard rest.first == ":" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let text = rest.dropFirst().prefix { $0 != quote && !$0.isNewline }
      if String(text).comparedWords.filter({ $0.count > 1 && !$0.contains(where: \.isNumber) }).count >= 2 {
        return String(text)
      }
      rest = rest.dropFirst(text.count + 1)
    }
    return nil
  }
}
