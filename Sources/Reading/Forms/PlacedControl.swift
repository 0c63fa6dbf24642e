import TextModel

/// A control with its place in the book.
package struct PlacedControl: Hashable, Sendable {
  /// The control.
  package let control: Control
  /// The section, from 0.
  package let section: Int
  /// The block, as an index into the section's blocks.
  package let block: Int
  /// The range of the text on the control, or else of the stop of its block.
  package let range: TextRange

  /// The key that its answer is kept under.
  package var key: AnswerKey { AnswerKey(section: section, control: control.set ?? control.key) }
}

extension ReadingWorld.Forms {
  /// Returns the control at a position; nil where there is none.
  package func control(at position: TextPosition) -> PlacedControl? {
    let section = text.section(position.section)
    return section.blockIndex(at: position.offset).flatMap { control(ofBlock: $0, in: section, position.section) }
  }

  /// Returns the controls of a section in order, without those that only tell something.
  ///
  /// - Complexity: O(n) in the number of controls.
  func controls(inSection number: Int) -> [PlacedControl] {
    let section = text.section(number)
    guard !section.controls.isEmpty else { return [] }
    return section.controlBlocks.compactMap { control(ofBlock: $0, in: section, number) }
      .filter { !$0.control.kind.isReadout }
  }

  /// Returns the control in a block of a section; nil where there is none.
  func control(ofBlock index: Int, in section: Section, _ number: Int) -> PlacedControl? {
    let block = section.blocks[index]
    guard let control = block.control, section.controls.indices.contains(control) else { return nil }
    return PlacedControl(
      control: section.controls[control], section: number, block: index,
      range: TextRange(section: number, block.content.isEmpty ? block.range : block.content))
  }
}

extension Control.Kind {
  /// A Boolean value that indicates whether its keys are those that move through the text elsewhere, so that it has to
  /// be entered.
  var needsFormsMode: Bool {
    switch self {
    case .checkbox, .toggle, .button, .disclosure, .indicator, .output: false
    case .radioButton, .popUpButton, .listBox, .slider: true
    default: isEditable
    }
  }
}
