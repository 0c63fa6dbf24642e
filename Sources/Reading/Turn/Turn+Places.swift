import Accessibility
import TextModel

extension Turn {
  /// Says what has been opened and where in it the reader is, then the text there.
  mutating func open() {
    let fresh = !session.hasPlace
    session.hasPlace = true
    let start = fresh ? world.beginning : world.textPosition(from: session.cursor) ?? world.bounds?.lower
    guard let start else {
      return speak([Announcement([world.text.metadata.title]), Announcement(.emptyBook, in: world.catalogue)])
    }
    session.cursor = start
    let page = world.geometry.page(containing: start)
    let language = world.catalogue.language
    var said = [Announcement([world.text.metadata.title] + place(of: page, at: start), language: language)]
    if world.settings.greets { said.append(Announcement(.greeting, in: world.catalogue)) }
    if !fresh, option != .lines { said.append(Announcement([option.name(in: world.catalogue)], language: language)) }
    let unit =
      fresh
      ? world.geometry.line(containing: start).range
      : world.unit(.sentence, enclosing: start, toward: .forward) ?? world.geometry.line(containing: start).range
    said += announcements(of: unit, as: fresh ? .line : .sentence, from: fresh ? nil : start)
    session.focus = unit
    // A session that was kept knows the page it was left on, which nobody has shown yet.
    session.page = nil
    show(start)
    speak(said)
  }

  /// Page, chapter and percentage, as far as they are known.
  mutating func sayWhere() {
    let position = session.cursor
    let page = world.geometry.page(containing: position)
    let percent = world.percent(before: position).map { [percentText($0)] } ?? []
    let chapter = world.chapterPath(at: position).last.map { [$0] } ?? []
    let parts = (world.pageText(page).map { [$0] } ?? []) + chapter + percent
    speak([Announcement(parts.isEmpty ? [world.text.metadata.title] : parts, language: world.catalogue.language)])
  }

  /// The page; until its number is known, chapter and percentage.
  private func place(of page: Page, at position: TextPosition) -> [String] {
    if world.geometry.pageCount != nil, let text = world.pageText(page) { return [text] }
    return (world.chapterPath(at: position).last.map { [$0] } ?? [])
      + (world.percent(before: position).map { [percentText($0)] } ?? [])
  }

  private func percentText(_ percent: Int) -> String {
    world.catalogue.text(Phrase(.percent, ["percent": .count(percent)]))
  }

  /// Performs the chosen action, follows the link at the cursor, or says that there is nothing to activate.
  mutating func activate() {
    if option == .edit || option == .actions { return performAction() }
    if option == .textSelection, session.selectionUnit == .all { return selectAll() }
    guard let link = link(at: session.cursor) else { return edge(Phrase(.nothingToActivate)) }
    switch link.destination {
    case .outside(let target):
      // An address is text: it gets no full stop that is not its own.
      let said = world.catalogue.text(Phrase(.outsideTheBook, ["target": .text(target)]))
      speak([Announcement([said], isVerbatim: true, earcon: .boundary, language: world.catalogue.language)])
    case let destination:
      guard let place = world.text.position(of: destination).flatMap(world.textPosition(from:)) else {
        return edge(Phrase(.nothingToActivate))
      }
      session.jumps.append(Session.Jump(range: link.range, granularity: .link))
      arrive(at: world.row(from: place), as: .line)
    }
  }

  private func link(at position: TextPosition) -> (destination: Destination, range: TextRange)? {
    let spans = world.text.section(position.section).spans(touching: position.offset..<position.offset + 1)
    return spans.lazy.compactMap { span in
      switch span.kind {
      case .link(let destination), .noteReference(let destination):
        (destination, TextRange(section: position.section, span.range))
      default: nil
      }
    }.first
  }

  /// Goes back to where the last jump began.
  mutating func goBack() {
    guard let jump = session.jumps.popLast() else { return edge(Phrase(.nowhereToReturn)) }
    arrive(at: jump.range, as: jump.granularity)
  }

  /// Leaves what was begun: the selection, if there is one.
  mutating func cancel() {
    if session.selection != nil { return clearSelection() }
    edge(Phrase(.nothingToCancel))
  }

  /// Says goodbye and leaves.
  mutating func quit() {
    if let percent = world.percent(before: session.cursor) {
      say(Phrase(.closedAt, ["percent": .count(percent)]))
    } else {
      say(Phrase(.closed))
    }
    add(.quit)
  }
}
