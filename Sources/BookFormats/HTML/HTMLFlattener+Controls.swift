import Markup
import TextModel

extension HTMLFlattener {
  /// Begins a control, a block of its own: of what it holds only the words on a button and on a disclosure are text.
  mutating func beginControl(_ number: Int, _ node: MarkupNode, _ frame: inout Frame) -> MarkupTree.Visit {
    builder.openControl(number)
    frame.isBlock = true
    let kind = controls.controls[number].kind
    switch kind {
    case _ where kind.isMark && tree.name(of: node) != "input", .button, .disclosure, .output:
      context.kind = .paragraph
      builder.kind = .paragraph
      context.isInControl = true
      context.controlFrame = frames.count
      return .children
    case .checkbox, .radioButton, .toggle:
      awaitedLabel = labelBeside(node)
      // The words of its label follow.
      if awaitedLabel != nil { frame.isBlock = false }
    default: break
    }
    return .skip
  }

  /// Takes the heading that stands in a control, such as the title of what a disclosure opens, for one that it makes.
  mutating func headControl(_ kind: ElementKind, _ attributes: ElementAttributes) {
    let control = context.controlFrame
    guard case .heading(let level) = kind, frames[control].heading == nil else { return }
    // Its block is not closed before the control is.
    frames[control].heading = (attributes.level ?? level, builder.blocks.count)
  }

  /// Returns the label that the words after a control belong to: one around it, or one right behind it.
  private func labelBeside(_ control: MarkupNode) -> MarkupNode? {
    guard controls.hasLabel(control) else { return nil }
    if let outer = frames.last(where: { controls.isLabel($0.node, of: control) }) { return outer.node }
    var next = tree.nextSibling(of: control)
    while let node = next, tree.nameNumber(of: node) == nil {
      guard tree.text(of: node).allSatisfy({ $0 <= 0x20 }) else { return nil }
      next = tree.nextSibling(of: node)
    }
    return next.flatMap { controls.isLabel($0, of: control) ? $0 : nil }
  }

  /// The greatest depth of labels in each other; only a hostile page has more, and each of its words would be in all
  /// of them.
  private static let mostLabels = 8

  /// Begins a label: a block of its own, so that whoever moves by blocks meets it and the control one after the other.
  mutating func beginLabel(_ frame: inout Frame) {
    // The words on a control are one block.
    guard !controls.controls.isEmpty, !context.isInControl else { return }
    frame.isBlock = true
    if awaitedLabel != frame.node { builder.closeBlock() }
    guard let control = controls.control(labelledBy: frame.node), !context.labelled.contains(control),
      context.labelled.count < Self.mostLabels
    else { return }
    context.labelled.append(control)
    builder.openSpan(.label(control: control))
    frame.spans += 1
  }

  /// Begins the group of controls that an element stands around.
  mutating func openGroup(_ frame: inout Frame) {
    guard let group = controls.group(frame.node) else { return }
    builder.openContainer(group)
    frame.containers += 1
    guard let disclosure = controls.disclosure(frame.node), !context.isInControl else { return }
    let kind = builder.kind
    builder.openControl(disclosure.number)
    builder.kind = .paragraph
    builder.addWords(disclosure.name)
    builder.closeBlock()
    builder.kind = kind
  }
}
