import Markup
import TextModel

/// Verse whose lines are boxes of their own: each is a line of the text, and the stanza is the block.
extension HTMLFlattener {
  /// No line of verse is made of more nodes.
  private static let mostNodes = 200

  /// Returns a Boolean value that indicates whether an element is a line of verse: one that is called so, and what
  /// stands among the lines of a stanza or of a poem without stanzas.
  mutating func isLine(
    _ node: MarkupNode, _ kind: ElementKind, _ part: LiteraryPart?, _ style: InlineStyle?, in around: LiteraryPart?
  ) -> Bool {
    guard mayBeLine(kind, part, style, in: around), !context.isInControl, !context.isInWholeHeading,
      !context.keepsLines, !noteShapes.notes.contains(node), isSingleLine(node)
    else { return false }
    if part == .line, !kind.isItem { return true }
    guard let around, around == .poem || around == .stanza, part != .stanza, let parent = tree.parent(of: node) else {
      return false
    }
    return holdsLines(parent)
  }

  private func mayBeLine(
    _ kind: ElementKind, _ part: LiteraryPart?, _ style: InlineStyle?, in around: LiteraryPart?
  ) -> Bool {
    let isInVerse = around == .poem || around == .stanza
    switch kind {
    case .block: return part == .line || isInVerse
    case .item: return around == .stanza || isInVerse && part == .line
    // Outside of a stanza a paragraph is one by itself, whatever is around it.
    case .paragraph: return part == .line || around == .stanza || isInVerse && part == .poem
    case .inline: return isInVerse && (part == .line || style?.isOnRowsOfItsOwn == true)
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a list is a stanza, or a poem of items that are called lines.
  mutating func isListOfLines(_ list: MarkupNode, _ part: LiteraryPart) -> Bool {
    guard part == .stanza || part == .poem, holdsLines(list) else { return false }
    return part == .stanza || tree.children(of: list).contains { self.part(of: $0) == .line }
  }

  /// Returns a Boolean value that indicates whether all boxes in an element are lines, as far as they hold anything.
  private mutating func holdsLines(_ parent: MarkupNode) -> Bool {
    if let known = parentsOfLines[parent] { return known }
    let holdsLines = !tree.children(of: parent).contains { child in
      switch tree.nameNumber(of: child).map({ kinds[$0] }) {
      case .block, .paragraph, .item: !isSingleLine(child) && holdsVisibleText(child)
      default: false
      }
    }
    parentsOfLines[parent] = holdsLines
    return holdsLines
  }

  /// Returns a Boolean value that indicates whether an element shows text, all of it in one line.
  private func isSingleLine(_ top: MarkupNode) -> Bool {
    var (count, hasText, hasEnded, isSingle) = (0, false, false, true)
    tree.walk(top) { node in
      count += 1
      if let number = tree.nameNumber(of: node), node != top {
        if case .lineBreak = kinds[number] { hasEnded = hasText }
        if kinds[number].isBlock || controls[node] != nil { isSingle = false }
      } else if !isBlank(tree.text(of: node)) {
        if hasEnded { isSingle = false }
        hasText = true
      }
      if count > Self.mostNodes { isSingle = false }
      return isSingle ? .children : .skip
    } leave: { _ in
    }
    return isSingle && hasText
  }

  /// Begins a line of verse: in the block of the line right before it, or in a block of its own if there is none.
  mutating func beginLine(_ attributes: ElementAttributes, _ frame: inout Frame) {
    if lastLine.flatMap(elementAfter) == frame.node { builder.rowBreak() } else { builder.endBlock() }
    lastLine = frame.node
    context.isInVerse = true
    context.isInRows = true
    frame.endsInBreak = true
    let cells = indent(ofLine: frame.node, attributes)
    guard cells > 0 else { return }
    builder.openSpan(.indented(cells))
    frame.spans += 1
  }

  /// Returns the cells that a line is set in by its style, in steps of 2, one for an em.
  private mutating func indent(ofLine node: MarkupNode, _ attributes: ElementAttributes) -> Int {
    let (ruled, own) = (styles.style(of: node, in: tree), attributes.style)
    let style = ruled.map { ruled in own.map(ruled.overridden) ?? ruled } ?? own
    return min(max(0, Int((style?.indent ?? 0).rounded())), Self.mostSteps) * 2
  }

  /// The most steps that a line is set in by.
  private static let mostSteps = 10

  // MARK: Numbers of lines

  /// Sets the number of a line apart: it is for the eye, and no part of the words beside it.
  mutating func concealLineNumber(_ attributes: ElementAttributes, _ frame: inout Frame) {
    guard !context.isUnspoken, isLineNumber(frame.node, attributes) else { return }
    conceal(&frame)
    guard !context.keepsLines else { return }
    builder.part()
    frame.endsApart = true
  }

  /// Returns a Boolean value that indicates whether an element holds the number of a line of verse: by its class, or
  /// as it stands at the right of a line, or as it ends a line that is to be counted, as every fifth is.
  private func isLineNumber(_ node: MarkupNode, _ attributes: ElementAttributes) -> Bool {
    let isAtRight = context.isInVerse && attributes.style.map { $0.isFloating && !$0.floatsLeft } ?? false
    let name = attributes.classNames.flatMap { LineNumberClass($0) }
    guard name != nil || isAtRight || context.isInVerse && attributes.classNames != nil, let number = number(in: node)
    else { return false }
    if name == .line || isAtRight { return true }
    // At the start of a line the number of a verse may stand.
    return (name == .verse || number % 5 == 0) && !builder.isAtLineStart
      && textAfter(node, skipsBlanks: true).isEmpty
  }

  /// Returns the number that is all there is in an element.
  private func number(in node: MarkupNode) -> Int? {
    guard let text = ShortText(node, in: tree).map({ TextFilter.line($0.string) }) else { return nil }
    let inner = text.drop { "([".contains($0) }
    let digits = inner.prefix { $0.isASCII && $0.isNumber }
    return inner.dropFirst(digits.count).allSatisfy { ".)] ".contains($0) } ? Int(digits) : nil
  }
}
