import Markup
import TextModel

/// Text that stands apart on a page by its style, and text that keeps its lines.
extension HTMLFlattener {
  /// Adds the style that the sheets of the page give an element to its own style.
  mutating func addStyle(_ kind: ElementKind, _ attributes: inout ElementAttributes, _ node: MarkupNode) {
    guard kind.isStyled(by: styles.matters), let ruled = styles.style(of: node, in: tree) else { return }
    attributes.addStyle(ruled)
  }

  /// Returns a Boolean value that indicates whether an element inside of a line is shown as a block (CSS Display 3, 2),
  /// as an author shows the number of a chapter above its title.
  ///
  /// In a paragraph, a heading, a cell, or an element with one spoken name, it is a line instead.
  func isShownAsBlock(_ kind: ElementKind, _ attributes: ElementAttributes, _ node: MarkupNode) -> Bool {
    guard let style = attributes.style, style.isOnRowsOfItsOwn, !style.isPlaced, !style.isFloating,
      kind.mayStandApart,
      !context.isInRows, !context.isInControl, !context.isCalled, !context.isInNoteReference, !context.isInFormula,
      !context.isInRuby, !context.isInGraphic, !context.isInInitial
    else { return false }
    return !showsNothing(node) && !beginsWord(node, style)
  }

  /// Separates words that the page shows on lines or in places of their own from those beside them.
  mutating func setApart(_ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame) {
    guard let style = attributes.style, kind.mayStandApart, !frame.isBlock, !context.isInFormula,
      !context.isInGraphic,
      !context.isInInitial, style.isBeside || style.isCell || style.isOnRowsOfItsOwn, !showsNothing(frame.node)
    else { return }
    if beginsWord(frame.node, style) {
      context.isInInitial = true
    } else if style.isBeside || style.isCell || context.isInControl {
      if style.isBeside { findPieces(beside: frame.node) }
      if !pieces.followers.contains(frame.node) { builder.part() }
      frame.endsApart = !pieces.followed.contains(frame.node)
    } else {
      builder.rowBreak()
      frame.endsInBreak = true
    }
  }

  /// Marks what an element without a meaning of its own says by how its letters are set.
  mutating func setOff(_ style: InlineStyle?, _ frame: inout Frame) {
    guard let style, !context.isInNoteReference else { return }
    if style.isItalic { span(.emphasis, \.isEmphasised, &frame) }
    if style.isBold { span(.strong, \.isStrong, &frame) }
    if style.isRaised { span(.raised, \.isRaised, &frame) }
    if style.isLowered { span(.lowered, \.isLowered, &frame) }
  }

  /// Begins a block of a heading, which is a line of it.
  mutating func beginHeadingRow(_ frame: inout Frame) -> ElementKind {
    builder.rowBreak()
    frame.endsInBreak = true
    return .inline
  }

  /// Returns a Boolean value that indicates whether the blocks in a heading are the lines of one title, such as the
  /// number of a chapter and its name, and not all that follows a heading that its author never ends.
  func isWholeHeading(_ heading: MarkupNode) -> Bool {
    var (nodes, length, isWhole) = (0, 0, true)
    tree.walk(heading) { node in
      nodes += 1
      length += tree.text(of: node).count
      if nodes > Self.mostTitleNodes || length > Self.longestTitle { isWhole = false }
      if node != heading, let number = tree.nameNumber(of: node) {
        switch kinds[number] {
        case .block, .part, .paragraph: if controls[node] != nil { isWhole = false }
        default: if kinds[number].isBlock || controls[node] != nil { isWhole = false }
        }
      }
      return isWhole ? .children : .skip
    } leave: { _ in
    }
    return isWhole
  }

  private static let mostTitleNodes = 100
  private static let longestTitle = 1000

  /// Sets the alignment of the lines of a block, and of its content, by its style or its `align` (HTML standard,
  /// 15.3.3).
  mutating func setAlignment(_ attributes: ElementAttributes, of node: MarkupNode) {
    let name = tree.name(of: node)
    // The alignment of a table is not that of the lines in its cells.
    let own = name == "center" ? .centre : name == "table" ? nil : attributes.align
    guard let alignment = attributes.style?.alignment ?? own else { return }
    switch alignment {
    case .start: context.alignment = nil
    case .centre: context.alignment = .centre
    case .end: context.alignment = .end
    case .left: context.alignment = .left
    case .right: context.alignment = .right
    }
    builder.alignment = context.alignment
  }

  /// Keeps the ends of lines, or lets go of them, where the style of an element says so.
  mutating func keepRows(_ attributes: ElementAttributes) {
    guard let keepsRows = attributes.style?.keepsRows else { return }
    context.keepsRows = keepsRows
    builder.keepsRows = keepsRows
  }
}

extension ElementKind {
  /// Returns a Boolean value that indicates whether what style sheets say may matter for the element.
  func isStyled(by matters: StyleRules.Matters) -> Bool {
    switch self {
    case .orderedList, .unorderedList, .item: matters.markers || matters.lines
    case .inline, .phrase: matters.lines || matters.places || matters.letters
    default: matters.lines || matters.places && mayStandApart || matters.alignments && isBlock
    }
  }

  /// A Boolean value that indicates whether the element is a part of a line that a style may set apart.
  var mayStandApart: Bool {
    switch self {
    case .inline, .link, .emphasis, .strong, .struck, .code, .phrase: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the element is one block, whatever lines there are in it.
  var holdsRows: Bool {
    switch self {
    case .paragraph, .heading, .term, .caption, .cell, .preformatted, .drawnText: true
    default: false
    }
  }
}
