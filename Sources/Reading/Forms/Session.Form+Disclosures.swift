import TextModel

extension Session.Form {
  /// Returns the end of the closed parts around a block, closed by its author or its reader, or nil for a block that is
  /// open.
  ///
  /// - Complexity: O(d) in the depth of the containers around the block; O(1) in a section without controls.
  package func closedEnd(around block: Block, in section: Section, at number: Int) -> Int? {
    closed(around: block, in: section, at: number).first?.range.upperBound
  }

  /// Returns the closed parts around a block, the outermost first, with the controls that open them.
  func closed(
    around block: Block, in section: Section, at number: Int
  ) -> [(key: AnswerKey, range: Range<Int>)] {
    guard !section.controls.isEmpty else { return [] }
    let own = block.control.map { section.controls[$0].key }
    return section.containers(around: block).compactMap { index in
      guard case .disclosed(let control, let isOpen) = section.containers[index].kind, control != own else {
        return nil
      }
      let key = AnswerKey(section: number, control: control)
      guard answers[key].map({ $0 == FilledControl.off }) ?? !isOpen else { return nil }
      return (key, section.containers[index].range)
    }
  }
}

extension Transition.Forms {
  /// Opens what is closed around a position, as a browser does around what is found or linked to (HTML standard,
  /// 4.11.1).
  func open(around position: TextPosition) {
    guard world.forms.isClosed(position, in: session.form), let (section, block) = world.block(at: position) else {
      return
    }
    for closed in session.form.closed(around: block, in: section, at: position.section) {
      session.form.answers[closed.key] = FilledControl.on
    }
  }
}
