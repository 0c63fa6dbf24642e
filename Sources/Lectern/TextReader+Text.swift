import Reading
import TextModel

extension TextReader {
  /// Takes in what is known of the content by now.
  func takeIn() {
    geometry = ContentGeometry(text, pageCount: content.pageCount)
    geometry.announcements = announcements
    world.text = text
    world.geometry = geometry
    world.tokenizer = ContentTokenizer(text)
    world.index = text.isComplete ? BookIndex(of: text) : nil
  }

  /// Asks the content for pages until two more than the reader is on are known, or the text goes on in no further page.
  func loadAhead() {
    let reached = text.place(at: session.followed).map { text.places[$0].page } ?? 0
    while !text.isComplete, text.pageCount <= reached + 1 || text.continues && text.pageCount <= reached + 2 {
      addPage()
    }
  }

  func addPage() {
    let elements = content.elements(onPage: pages.count)
    // The content may ask the reader for its state while it is asked for text: then there is none yet.
    var known = ContentText(title: content.title, language: content.language)
    swap(&known, &text)
    known.add(elements)
    text = known
    guard let elements else { return }
    announcements[pages.count] = content.announcement(ofPage: pages.count)
    pages.append(elements)
  }

  /// Returns the effects of a change of the session, which is made anew with more text where it has asked for that; nil
  /// for a move of a command over an edge, which is not made.
  func attempt(_ command: Command? = nil, _ change: (inout Session, ReadingWorld) -> [Effect]) -> [Effect]? {
    let known = text.pageCount
    loadAhead()
    if known != text.pageCount || text.isComplete && world.index == nil { takeIn() }
    while true {
      world.actions = actions(at: session).map(\.custom)
      world.editActions = content.editActions
      var changed = session
      _ = text.want.take()
      let effects = change(&changed, world)
      // A move to what only the whole text can tell waits for its index.
      let waits = changed.isAwaiting && !session.isAwaiting && !effects.contains(where: \.isAnsweredLater)
      if text.want.take() || waits, !text.isComplete {
        addPage()
        takeIn()
        continue
      }
      if let command, command.goesByText(in: session, world), !isLinked(session, changed, command) { return nil }
      session = changed
      return effects
    }
  }

  /// Returns a Boolean value that indicates whether a command stays in text that is linked: what is selected by it, and
  /// unless it selects between two points, the way from the place before.
  private func isLinked(_ before: Session, _ after: Session, _ command: Command) -> Bool {
    let places = after.selection.map { $0.isEmpty ? [] : text.places(in: $0.range) } ?? []
    let areLinked = zip(places, places.dropFirst()).allSatisfy { $0.isLinked(to: $1) }
    if case .drag = command { return areLinked }
    return areLinked && (before.cursor == after.cursor || text.isLinked(before.cursor, after.cursor))
  }

  /// Returns the text of a range, nil where it holds none.
  func passage(_ range: TextRange) -> TextPassage? {
    let parts = text.places(in: range).map { place in
      let lower =
        place.section == range.lower.section
        ? max(place.range.lowerBound, range.lower.offset) : place.range.lowerBound
      let upper =
        place.section == range.upper.section
        ? min(place.range.upperBound, range.upper.offset) : place.range.upperBound
      // The text is asked for anew, and may have changed before its owner has called `contentChanged()`.
      let text = pages[place.page][place.element].text
      let start = text.characterStart(lower - place.range.lowerBound)
      let end = max(start, text.characterStart(upper - place.range.lowerBound))
      return TextPassage.Part(page: place.page, element: place.element, range: start..<end)
    }
    guard !parts.isEmpty else { return nil }
    return TextPassage(
      text: parts.map { String(pages[$0.page][$0.element].text[$0.range]) }.joined(separator: "\n"), parts: parts)
  }

  /// Returns the position in the text that is nearest to a point of the page in view; nil on a page without text.
  func position(closestTo point: TextPoint) -> TextPosition? {
    let page = page
    let places = text.places.filter { $0.page == page }
    let nearest = places.min { distance($0, to: point) < distance($1, to: point) }
    return nearest.map { place in
      let element = pages[place.page][place.element]
      let text = element.text
      let index = element.index(closestTo: point)
      let isOfText = index <= text.endIndex && text.isCharacterStart(index)
      assert(isOfText, "index(closestTo:) of \(text.debugDescription) is no character of the text.")
      let offset = isOfText ? text.utf8.distance(from: text.startIndex, to: index) : 0
      return TextPosition(
        section: place.section, offset: min(place.range.lowerBound + offset, place.range.upperBound))
    }
  }

  func distance(_ place: ElementPlace, to point: TextPoint) -> Double {
    pages[place.page][place.element].lines.map { $0.rect.squaredDistance(to: point) }.min() ?? .infinity
  }

  /// Returns the actions for the text that is selected, or at hand: those of its element before those of the content.
  func actions(at session: Session) -> [TextAction] {
    let position = session.selection.flatMap { $0.isEmpty ? nil : $0.range.lower } ?? session.cursor
    let own = text.place(at: position).map { pages[text.places[$0].page][text.places[$0].element].actions } ?? []
    // Of two actions of one name, only the first can be reached.
    var names: Set<String> = []
    return (own + content.actions).filter { names.insert($0.custom.name).inserted }
  }
}
