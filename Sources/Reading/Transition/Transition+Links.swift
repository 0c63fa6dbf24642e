import Accessibility
import TextModel
import Words

extension Transition.Moves {
  /// Performs the chosen action, follows the link at the cursor, or says that there is nothing to activate.
  func activate() {
    if session.form.isOn, let control = world.forms.control(at: session.cursor) { return forms.activate(control) }
    if option == .edit || option == .actions { return selecting.performAction() }
    if option == .textSelection, session.selectionUnit == .all { return selecting.selectAll() }
    follow(fromNotes: true)
  }

  /// Follows the link at a position, or switches or chooses the control there, whatever the rotor shows; selects the
  /// word where there is neither.
  func activate(at position: TextPosition) {
    if let control = forms.controlInUse(at: position) { return forms.actByMouse(on: control) }
    session.cursor = position
    let control = world.forms.control(at: position)
    if let control, control.control.kind == .radioButton { return forms.act(on: control) }
    if control != nil || link(at: position) != nil { return follow() }
    if !forms.refuseTask() { select(.word, at: position) }
  }

  /// Follows the link at the cursor, or leads from a note to what refers to it where that is wanted, or says that there
  /// is nothing to activate.
  private func follow(fromNotes: Bool = false) {
    if let control = world.forms.control(at: session.cursor), link(at: session.cursor) == nil {
      if control.control.isDisabled, let refusal = forms.refusal(of: control) { return edge(refusal) }
      return control.control.kind.needsFormsMode ? forms.enterControl(control) : forms.act(on: control)
    }
    guard let link = link(at: session.cursor) else {
      if forms.refuseTask() || fromNotes && goToReference() { return }
      return edge(Phrase(.nothingToActivate))
    }
    if case .outside(let address) = link.destination { return add(.host(.leave(for: address))) }
    if let refusal = refusal(of: link.destination) {
      // An address is text: it gets no full stop that is not its own.
      let said = world.catalogue.text(refusal)
      return speak([Announcement([said], isVerbatim: true, earcon: .boundary, language: world.catalogue.language)])
    }
    let target = world.text.position(of: link.destination)
    guard let target, let place = world.textPosition(from: target) else { return edge(Phrase(.nothingToActivate)) }
    let range = TextRange(section: session.cursor.section, link.span.range)
    let section = world.text.section(session.cursor.section)
    // A reader at a note has heard its number as its name, and comes back to the note.
    if let focus = session.focus, focus != range, focus.contains(range.lower), isNumber(range, ofNote: section) {
      places.jumpFromHere()
    } else {
      places.jump(from: Session.Jump(range: range, granularity: link.isReference ? .note : .link))
    }
    guard link.isReference else {
      // A link back from a note leads to the reference, and not to the text behind it.
      let reference = world.text.section(target.section).noteReference(at: target.offset)
      guard let reference else { return places.arrive(atPlace: place) }
      return arrive(at: TextRange(section: target.section, reference.range), as: .note)
    }
    let note = world.note(at: place)
    let label = section.label(of: link.span)
    (session.trail.followedNote, session.trail.followedNumber) = (note, label)
    arrive(
      at: composer.beginning(of: world.words(of: note, numbered: label)), as: .paragraph, from: place,
      after: [announcement(ofNote: label)], numbered: label)
  }

  /// Returns a Boolean value that indicates whether a link is the number that a note begins with.
  private func isNumber(_ link: TextRange, ofNote section: Section) -> Bool {
    world.block(at: link.lower).flatMap { section.noteNumber(beginning: $0.block, of: link.lower.section) }
      .map { $0.range.contains(link.lower) } ?? false
  }

  /// Returns the reason why a link is not followed; nil where it leads into the book.
  private func refusal(of destination: Destination) -> Phrase? {
    switch destination {
    case .missing(let target): Phrase(.notInTheBook, ["target": .text(target)])
    case .place(session.cursor.section, let name?) where isMissing(name):
      Phrase(.notInTheBook, ["target": .text("#" + name)])
    case .place, .outside: nil
    }
  }

  /// Returns a Boolean value that indicates whether nothing in the section at hand has a name that one of its links
  /// leads to.
  ///
  /// A browser stays where it is then, but for the top of the page (HTML standard, 7.4.6.4); where another document has
  /// no such name, it shows that from its start.
  private func isMissing(_ name: String) -> Bool {
    let section = world.text.section(session.cursor.section)
    return section.anchors[name] == nil && !section.hiddenNotes.contains(name) && name.lowercased() != "top"
  }

  /// Returns the announcement before a note that was followed.
  func announcement(ofNote number: String) -> Announcement {
    Announcement(Phrase(.footnoteNumber, ["label": .text(number)]), in: world.catalogue)
  }

  /// Gives up the note that was followed, once the reader has left it by a way of their own.
  func leaveNote() {
    if let note = session.trail.followedNote, !note.contains(session.cursor) { session.trail.followedNote = nil }
  }

  private func link(at position: TextPosition) -> (destination: Destination, span: Span, isReference: Bool)? {
    let spans = world.text.section(position.section).spans(touching: position.offset..<position.offset + 1)
    return spans.lazy.compactMap { span in
      switch span.kind {
      case .link(let destination): (destination, span, false)
      case .noteReference(let destination): (destination, span, true)
      default: nil
      }
    }.first
  }
}

extension Section {
  /// The greatest number of blocks of a note.
  private static let mostNoteBlocks = 12

  /// Returns the blocks from the one at an offset on that no other begins among: none with a name, no heading and no
  /// rule.
  func unmarkedNote(at offset: Int) -> Range<Int>? {
    guard let first = blockIndex(at: offset), !blocks[first].isHeading else {
      return blockIndex(at: offset).map { blocks[$0].range }
    }
    let names = Set(anchors.values)
    let rest = blocks[(first + 1)...].prefix(Self.mostNoteBlocks).prefix { block in
      !block.isHeading && block.kind != .separator && !names.contains(block.range.lowerBound)
        && !names.contains(block.content.lowerBound) && footnote(around: block.range.lowerBound) == nil
    }
    // A longer text is a text of its own.
    let last = rest.count < Self.mostNoteBlocks ? rest.last : nil
    return blocks[first].range.lowerBound..<(last ?? blocks[first]).range.upperBound
  }
}
