import TextModel

extension Session.Form {
  /// Where the text goes on after what is closed around a block, by its author or its reader; nil for a block that is
  /// open.
  ///
  /// - Complexity: O(d) in the depth of the containers around the block; O(1) in a section without controls.
  package func closedEnd(around block: Block, in section: Section, at number: Int) -> Int? {
    closed(around: block, in: section, at: number).first?.range.upperBound
  }

  /// What is closed around a block, the outermost first, with the controls that open it.
  fileprivate func closed(
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

extension ReadingWorld {
  /// Whether a position lies in what is closed.
  package func isClosed(_ position: TextPosition, in form: Session.Form) -> Bool {
    guard !text.section(position.section).controls.isEmpty, let (section, block) = block(at: position) else {
      return false
    }
    return form.closedEnd(around: block, in: section, at: position.section) != nil
  }

  /// Where what is open begins in a range, from its start on; nil where all of it is closed.
  ///
  /// - Complexity: O(k) in the parts that are closed in the range.
  func openStart(of range: TextRange, in form: Session.Form) -> TextPosition? {
    guard range.upper.section == range.lower.section else { return range.lower }
    let section = text.section(range.lower.section)
    var offset = range.lower.offset
    while offset < max(range.upper.offset, range.lower.offset + 1), let index = section.blockIndex(at: offset) {
      guard let end = form.closedEnd(around: section.blocks[index], in: section, at: range.lower.section) else {
        return TextPosition(section: range.lower.section, offset: offset)
      }
      offset = end
    }
    return section.controls.isEmpty ? range.lower : nil
  }
}

extension ReadingWorld {
  /// The end that a move leaves what is closed around a position at; nil where it can be left by its units alone.
  func edge(ofClosed position: TextPosition, toward direction: Direction, in form: Session.Form) -> TextPosition? {
    guard let (section, block) = block(at: position),
      let closed = form.closed(around: block, in: section, at: position.section).first,
      let index = section.blockIndex(at: closed.range.lowerBound)
    else { return nil }
    let first = section.blocks[index]
    // What stands before the control that opens it is closed, too.
    guard let control = first.control, section.controls[control].key == closed.key.control else { return nil }
    let range = closed.range
    let offset = direction == .forward ? range.upperBound - 1 : first.range.upperBound
    return TextPosition(section: position.section, offset: offset)
  }
}

extension ReadingWorld {
  /// The start of a page for those who listen: behind what is hidden from them, and what is closed.
  func heardStart(ofPage page: TextRange, in form: Session.Form) -> TextPosition {
    heardStart(of: TextRange(openStart(of: page, in: form) ?? page.lower, page.upper))
  }
}

extension Turn.Forms {
  /// Opens what is closed around a position, as a browser does around what is found or linked to (HTML standard, 4.11.1).
  func open(around position: TextPosition) {
    guard world.isClosed(position, in: session.form), let (section, block) = world.block(at: position) else { return }
    for closed in session.form.closed(around: block, in: section, at: position.section) {
      session.form.answers[closed.key] = FilledControl.on
    }
  }
}
