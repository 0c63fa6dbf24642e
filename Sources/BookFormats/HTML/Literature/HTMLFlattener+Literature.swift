import Markup
import TextModel

/// Poems and plays, as far as their markup describes them.
extension HTMLFlattener {
  /// Begins what an element is in a poem or a play.
  mutating func takeLiteraryPart(
    _ kind: ElementKind, _ attributes: ElementAttributes, _ frame: inout Frame
  ) -> ElementKind {
    let around = context.literaryPart
    let part = part(attributes) ?? foreignPart(frame.node)
    guard part != nil || context.isLiterary else { return kind }
    context.literaryPart = part
    switch part {
    case .poem, .stanza, .line: context.isInVerse = true
    case .play: context.isInPlay = true
    case .direction: context.isInDirection = true
    case .cast: context.isInPlay = false
    case .speaker, .speech, nil: break
    }
    // Boxes in verse hold lines though they are called nothing.
    if isLine(frame.node, kind, part, attributes.style, in: around ?? (frame.outer.isInVerse ? .poem : nil)) {
      beginLine(attributes, &frame)
      return .inline
    }
    frame.isEmptyLine = part == .line && kind.isBlock
    if let part, case .orderedList = kind, isListOfLines(frame.node, part) { return .block }
    if let part, case .unorderedList = kind, isListOfLines(frame.node, part) { return .block }
    return takeSpeech(kind, part, in: around, &frame)
  }

  /// Returns the part that the types of an element name, or its classes.
  private mutating func part(_ attributes: ElementAttributes) -> LiteraryPart? {
    if let part = attributes.types.lazy.compactMap({ LiteraryPart(type: $0) }).first { return part }
    guard let classes = attributes.classNames else { return nil }
    if let known = literaryClasses[classes] { return known }
    let part = LiteraryPart(classes: classes)
    literaryClasses[classes] = .some(part)
    return part
  }

  /// Returns the part that an element is by its own attributes.
  mutating func part(of node: MarkupNode) -> LiteraryPart? {
    (tree.hasAttributes(node) ? part(attributes(of: node)) : nil) ?? foreignPart(node)
  }

  private func foreignPart(_ node: MarkupNode) -> LiteraryPart? {
    foreignParts.isEmpty ? nil : tree.nameNumber(of: node).flatMap { foreignParts[$0] }
  }

  /// Returns the element right behind another, with nothing but white space, marks and page breaks between them.
  func elementAfter(_ node: MarkupNode) -> MarkupNode? {
    var next = tree.nextSibling(of: node)
    for _ in 0..<Self.mostBetween {
      guard let sibling = next else { return nil }
      if tree.nameNumber(of: sibling) == nil {
        guard tree.text(of: sibling).allSatisfy({ $0 <= 0x20 }) else { return nil }
      } else if !isMark(between: sibling) {
        return sibling
      }
      next = tree.nextSibling(of: sibling)
    }
    return nil
  }

  /// The greatest number of punctuation marks between two lines, or between a name and a speech.
  private static let mostBetween = 64

  private func isMark(between node: MarkupNode) -> Bool {
    guard let number = tree.nameNumber(of: node), kinds[number].mayStandApart else { return false }
    return showsNothing(node) || DocumentRoles.isPageBreak(attributes(of: node).types)
  }

  /// Returns a Boolean value that indicates whether an element shows any text.
  func holdsVisibleText(_ top: MarkupNode) -> Bool {
    var isFound = false
    tree.walk(top) { node in
      if isFound || tree.isLeftOut(node) { return .skip }
      isFound = !isBlank(tree.text(of: node))
      return isFound ? .skip : .children
    } leave: { _ in
    }
    return isFound
  }

  /// Returns a Boolean value that indicates whether a text is nothing but white space, no-break spaces included.
  func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first(where: { $0 > 0x20 }) else { return true }
    return first >= 0x80 && TextFilter.line(text).allSatisfy(\.isWhitespace)
  }
}
