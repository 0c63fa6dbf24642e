import TextModel

/// The way from a note to what refers to it, also for who has not come to the note by that.
extension Transition.Moves {
  /// Goes from the note at the cursor to the reference to it; false where there is no note, or its reference is not
  /// known.
  func goToReference() -> Bool {
    guard let reference = referenceToNote() else { return false }
    places.jumpFromHere()
    arrive(at: reference, as: .note)
    return true
  }

  /// Returns the reference that the note at the cursor was come from, else the first one to it in its own section, else
  /// the one that the note leads back to.
  private func referenceToNote() -> TextRange? {
    let number = session.cursor.section
    let section = world.text.section(number)
    guard let note = section.footnote(around: session.cursor.offset)?.range else { return nil }
    if session.trail.followedNote?.contains(session.cursor) == true,
      let jump = session.trail.jumps.last(where: { $0.granularity == .note })
    {
      return jump.range
    }
    if let reference = section.noteReference(from: number, into: note) {
      return TextRange(section: number, reference.range)
    }
    return section.waysBack(from: note).lazy.compactMap { reference(to: note, of: number, at: $0) }.first
  }

  /// Returns the reference to a note that a way back from the note leads to, be it to the paragraph that holds the
  /// reference.
  private func reference(to note: Range<Int>, of number: Int, at destination: Destination) -> TextRange? {
    guard let place = world.text.position(of: destination), let (section, block) = world.block(at: place) else {
      return nil
    }
    if let reference = section.noteReference(at: place.offset) {
      return TextRange(section: place.section, reference.range)
    }
    let anchors = world.text.section(number).anchors
    let reference = section.spans(touching: block.range).first { span in
      guard case .noteReference(.place(number, let anchor?)) = span.kind else { return false }
      return anchors[anchor].map(note.contains) ?? false
    }
    return reference.map { TextRange(section: place.section, $0.range) }
  }
}

extension Section {
  /// Returns the destinations of the links of a note that show no words, or are for the eye alone: the ways back from
  /// it.
  ///
  /// They lead to one section, that nobody waits for others that are not gone to. A link with words may lead anywhere.
  fileprivate func waysBack(from note: Range<Int>) -> [Destination] {
    let ways = spans(touching: note).compactMap { span -> Destination? in
      guard case .link(let destination) = span.kind, case .place = destination,
        isUnspoken(span) || !substring(in: span.range).contains(where: \.isLetter)
      else { return nil }
      return destination
    }
    return ways.filter { $0.section == ways.first?.section }
  }
}

extension Destination {
  /// The section that is led to, where that is one of the book.
  fileprivate var section: Int? { if case .place(let section, _) = self { section } else { nil } }
}
