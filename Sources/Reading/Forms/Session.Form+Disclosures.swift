import TextModel

extension Session.Form {
  /// Where the text goes on after what the reader has closed around a block; nil for a block that is open.
  ///
  /// - Complexity: O(d) in the depth of the containers around the block.
  package func closedEnd(around block: Block, in section: Section, at number: Int) -> Int? {
    guard !answers.isEmpty else { return nil }
    for index in section.containers(around: block) {
      let container = section.containers[index]
      guard case .disclosed(let key) = container.kind,
        answers[AnswerKey(section: number, control: key)] == FilledControl.off,
        block.control.map({ section.controls[$0].key }) != key
      else { continue }
      return container.range.upperBound
    }
    return nil
  }
}

extension ReadingWorld {
  /// Whether a position lies in what the reader has closed.
  package func isClosed(_ position: TextPosition, in form: Session.Form) -> Bool {
    guard !form.answers.isEmpty, let (section, block) = block(at: position) else { return false }
    return form.closedEnd(around: block, in: section, at: position.section) != nil
  }
}
