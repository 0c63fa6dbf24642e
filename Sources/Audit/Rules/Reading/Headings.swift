import Markup
import Words

extension Rule {
  /// The rule that headings go down by one level at a time.
  static let headingOrder = Rule(
    "heading-order", .note, wcag: ["1.3.1"], others: ["axe:heading-order"],
    applies: { $0.prose.headings.map(\.node) },
    expects: { heading, page in
      guard let place = page.prose.places[heading], place > 0 else { return .passed }
      let before = page.prose.headings[place - 1].level
      let level = page.prose.headings[place].level
      guard level > before + 1 else { return .passed }
      let isNative = page.attribute("aria-level", of: heading) == nil && page.element(heading).hasPrefix("h")
      return .failed(
        nil, ["level": .count(level), "before": .count(before)],
        mending: isNative ? Mending([.rename(heading, to: "h\(before + 1)")]) : nil)
    })

  /// The rule that a long document has headings.
  static let headingsMissing = Rule(
    "headings-missing", .note, wcag: ["1.3.1", "2.4.6"],
    applies: { page in page.prose.length >= ProseIndex.longDocument ? page.elements(named: "body") : [] },
    expects: { _, page in
      page.prose.headings.isEmpty ? .failed(nil, ["count": .count(page.prose.length)]) : .passed
    })

  /// The rule that a heading is no text left over from a template.
  static let headingPlaceholder = Rule(
    "heading-placeholder", .warning, wcag: ["2.4.6"],
    applies: { $0.prose.headings.map(\.node) },
    expects: { heading, page in
      let name = page.name(of: heading)
      guard AuditedPage.placeholders.contains(name.plainWords) else { return .passed }
      return .failed(nil, ["name": .text(name)])
    })

  /// The rule that what looks like a heading is one.
  static let headingFake = Rule(
    "heading-fake", .note, wcag: ["1.3.1", "2.4.6"], others: ["axe:p-as-heading"],
    applies: { page in
      let titles = page.titles.nodes
      return titles.isEmpty ? page.prose.lines : Array(NodeSet(page.prose.lines + titles))
    },
    expects: { paragraph, page in
      if page.titles.all.contains(paragraph) { return page.fakeHeading(paragraph) }
      guard let next = page.nextElement(behind: paragraph), page.element(next) == "p" else { return .passed }
      let text = page.shortText(of: paragraph).inOneLine
      let following = page.shortText(of: next).inOneLine
      guard following.count >= 2 * text.count, !page.isSetOff(next), !page.looksLikeHeading(next) else {
        return .passed
      }
      if page.prose.isSpeaker(text) { return .passed }
      if let before = page.previousElement(before: paragraph), page.element(before) == "p", page.isSetOff(before) {
        return .notChecked
      }
      return page.fakeHeading(paragraph)
    })
}

extension AuditedPage {
  fileprivate static let placeholders: Set<String> = [
    "heading", "heading 1", "heading 2", "heading 3", "title", "untitled", "untitled document", "chapter title",
    "section title", "your title here", "title here", "insert title here", "lorem ipsum",
    "lorem ipsum dolor sit amet",
    "überschrift", "titel", "nagłówek", "tytuł",
  ]

  /// Returns the outcome for what looks like a heading, with the level that is missing there: one before all others of a
  /// page without a heading, and unlike them, is that of the page.
  fileprivate func fakeHeading(_ node: MarkupNode) -> Outcome {
    var level = prose.level(before: node).map { $0 + 1 }
    if level == nil {
      let others = (prose.lines + titles.nodes).lazy.filter { $0 != node }
      let isFirst = others.allSatisfy { other in
        node.index < other.index
          && ["class", "style"].contains { attribute($0, of: node) != attribute($0, of: other) }
      }
      level = isFirst && !prose.headings.contains { $0.level == 1 } ? 1 : 2
    }
    return .failed(
      nil, ["text": .text(shortText(of: node).inOneLine)],
      mending: Mending([.rename(node, to: "h\(min(level ?? 2, 6))")]))
  }

  /// Returns a Boolean value that indicates whether a paragraph is short, without the marks of a sentence, and set off as
  /// a whole, outside of quotations and lists.
  func looksLikeHeading(_ paragraph: MarkupNode) -> Bool {
    guard isSetOff(paragraph) else { return false }
    let text = shortText(of: paragraph).inOneLine
    guard (3...70).contains(text.count), text.contains(where: \.isLetter), let last = text.last,
      last.isLetter || last.isNumber || last == ")" || last == "?"
    else { return false }
    guard !text.dropLast().contains(where: { ".!;".contains($0) }) else { return false }
    return !ancestors(of: paragraph).prefix(Self.farthest).contains {
      ["blockquote", "figcaption", "figure", "footer", "header", "li", "nav", "table"].contains(element($0))
    }
  }

  /// Returns a Boolean value that indicates whether all text of a paragraph is bold or larger, by markup or by style.
  func isSetOff(_ paragraph: MarkupNode) -> Bool {
    if isBoldOrLarge(paragraph) { return true }
    var hasText = false
    var isAll = true
    tree.walk(paragraph) { node in
      if node != paragraph, tree.name(of: node) != nil, isBoldOrLarge(node) {
        if shortText(of: node).contains(where: { !$0.isWhitespace }) { hasText = true }
        return .skip
      }
      if tree.text(of: node).contains(where: { $0 > 0x20 }) { isAll = false }
      return isAll ? .children : .skip
    } leave: { _ in
    }
    return hasText && isAll
  }

  /// Returns a Boolean value that indicates whether nothing but white space stands before a node in its element.
  func isFirstNode(_ node: MarkupNode) -> Bool { isAtEnd(node, tree.previousSibling) }

  /// Returns a Boolean value that indicates whether nothing but white space stands behind a node in its element.
  func isLastNode(_ node: MarkupNode) -> Bool { isAtEnd(node, tree.nextSibling) }

  private func isAtEnd(_ node: MarkupNode, _ step: (MarkupNode) -> MarkupNode?) -> Bool {
    var next = step(node)
    while let sibling = next {
      guard tree.name(of: sibling) == nil, tree.text(of: sibling).allSatisfy({ $0 <= 0x20 }) else { return false }
      next = step(sibling)
    }
    return true
  }

  private func isBoldOrLarge(_ node: MarkupNode) -> Bool {
    if element(node) == "b" || element(node) == "strong" { return true }
    guard attribute("style", of: node) != nil else { return false }
    if InlineStyle(attribute("style", of: node) ?? "").isBold { return true }
    guard let size = declarations(of: node)["font-size"] else { return false }
    let number = Double(size.prefix { $0.isNumber || $0 == "." }) ?? 0
    if size.hasSuffix("%") { return number >= 115 }
    if size.hasSuffix("em") { return number >= 1.15 }
    if size.hasSuffix("px") { return number >= 20 }
    return size == "larger" || size == "large" || size == "x-large" || size == "xx-large"
  }

  /// Returns the element right behind another; nil where text stands between.
  func nextElement(behind node: MarkupNode) -> MarkupNode? { element(beside: node, tree.nextSibling) }

  /// Returns the element right before another; nil where text stands between.
  func previousElement(before node: MarkupNode) -> MarkupNode? { element(beside: node, tree.previousSibling) }

  /// Returns the first element of the nodes that a step leads to from another; nil where text comes first.
  private func element(beside node: MarkupNode, _ step: (MarkupNode) -> MarkupNode?) -> MarkupNode? {
    var next = step(node)
    while let sibling = next {
      if tree.name(of: sibling) != nil { return sibling }
      guard tree.text(of: sibling).allSatisfy({ $0 <= 0x20 }) else { return nil }
      next = step(sibling)
    }
    return nil
  }
}
