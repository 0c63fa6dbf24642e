import Accessibility
import TextModel
import Words

extension Transition.Places {
  /// The number of jumps that can be gone back; the oldest are forgotten.
  private static let mostJumps = 100
  /// The least text between the ends of a move that is a jump by its length, in bytes: about a screen of 80 columns,
  /// whatever size the screen has.
  private static let farBytes = 2000
  /// The least text between the ends of a move to the start or the end of the book that is a jump: a paragraph.
  private static let edgeBytes = 500

  /// Keeps where a jump begins, so that the reader can come back; the same place is come back to once.
  func jump(from origin: Session.Jump) {
    session.trail.returns = []
    guard session.trail.jumps.last != origin else { return }
    session.trail.jumps = (session.trail.jumps + [origin]).suffix(Self.mostJumps)
  }

  /// Keeps the text last spoken, or the line, as where a jump begins.
  func jumpFromHere() { jump(from: here) }

  /// Keeps where a move begins that leads far away, so that the reader can come back.
  func jump(to target: TextPosition) {
    if session.place.hasPlace, bytes(to: target) >= Self.farBytes { jumpFromHere() }
  }

  /// Keeps where a move to an end of the book begins, where that is not near.
  func jump(toEdge target: TextPosition) {
    if session.place.hasPlace, bytes(to: target) >= Self.edgeBytes { jumpFromHere() }
  }

  /// Returns the bytes of text between the cursor and a position; unread sections between count as long.
  private func bytes(to target: TextPosition) -> Int {
    let (start, end) = (min(session.cursor, target), max(session.cursor, target))
    guard end.section > start.section else { return end.offset - start.offset }
    let rest = world.text.section(start.section).length - start.offset
    let between = start.section + 1..<end.section
    guard !between.isEmpty else { return rest + end.offset }
    guard let known = world.index?.sections, between.upperBound <= known.count else { return Int.max }
    return rest + end.offset + known[between].reduce(0) { $0 + $1.length }
  }

  /// Returns a Boolean value that indicates whether a move to a unit of text is a jump where it leads far.
  ///
  /// A move to the next or the previous unit of text is none.
  func isJump(by granularity: Granularity) -> Bool {
    switch granularity {
    case .character, .word, .line, .sentence, .paragraph, .page: !isByUnit
    default: true
    }
  }

  private var isByUnit: Bool {
    switch command {
    case .unit, .item, .select: true
    case .move: option.granularity != nil
    default: false
    }
  }

  /// Goes back to where the last jump began.
  func goBack() {
    guard let jump = session.trail.jumps.last else { return edge(Phrase(.nowhereToReturn)) }
    if isFar(jump.range.lower) { return wait(for: jump.range.lower, .jump(.backward)) }
    session.trail.jumps.removeLast()
    session.trail.returns.append(here)
    session.trail.followedNote = nil
    arrive(
      at: jump.range, as: jump.granularity,
      after: jump.cause.map { [sleeping.announcement(of: $0, at: jump.range.lower)] } ?? [],
      telling: text(toTellOf: jump))
    takePlace(of: jump)
  }

  /// Goes to where the reader was in the text that was come back to.
  private func takePlace(of jump: Session.Jump) {
    guard let place = jump.place else { return }
    session.cursor = place
    show(place)
  }

  /// Goes forward again to where the reader last came back from.
  func goForward() {
    guard let jump = session.trail.returns.last else { return edge(Phrase(.nowhereForward)) }
    if isFar(jump.range.lower) { return wait(for: jump.range.lower, .jump(.forward)) }
    session.trail.returns.removeLast()
    session.trail.jumps.append(here)
    guard let note = jump.note else {
      arrive(at: jump.range, as: jump.granularity, telling: text(toTellOf: jump))
      return takePlace(of: jump)
    }
    (session.trail.followedNote, session.trail.followedNumber) = (note.range, note.number)
    arrive(
      at: jump.range, as: .sentence, from: jump.range.lower, after: [moves.announcement(ofNote: note.number)],
      numbered: note.number)
  }

  /// Returns the text that is spoken on coming back: of a match, and of a word or less, the sentence around it, as a
  /// word does not tell the place.
  private func text(toTellOf jump: Session.Jump) -> TextRange {
    let range = jump.range
    guard jump.granularity == .sentence, !range.isEmpty else { return range }
    let word = world.unit(.word, enclosing: range.lower, toward: .forward)
    let isInWord = word.map { $0.lower <= range.lower && range.upper <= $0.upper } ?? false
    return isInWord || matches.match(at: range) != nil ? matches.excerpt(around: range) : range
  }

  private var here: Session.Jump {
    var jump = Session.Jump(
      range: session.focus ?? world.hearing.line(containing: session.cursor),
      granularity: session.focus.map(kind) ?? .line)
    if let focus = session.focus, focus.contains(session.cursor), focus.lower != session.cursor {
      jump.place = session.cursor
    }
    if let note = session.trail.followedNote, note.contains(jump.range.lower),
      let number = session.trail.followedNumber
    {
      jump.note = Session.Jump.FollowedFootnote(range: note, number: number)
    }
    return jump
  }

  /// Returns the granularity of a text that the reader comes back to: a run with a meaning of its own is announced as
  /// such again.
  private func kind(of range: TextRange) -> Granularity {
    guard let offsets = range.offsets, !offsets.isEmpty else { return .sentence }
    for span in world.text.section(range.lower.section).spans(touching: offsets) where span.range == offsets {
      switch span.kind {
      case .link: return .link
      case .noteReference: return .note
      case .image: return .figure
      default: continue
      }
    }
    return .sentence
  }
}

extension Session {
  /// Returns the places that the reader can go back to, the last jump first: the page of each, and the beginning of its
  /// text.
  ///
  /// - Complexity: O(n) in the number of jumps, each with its sentence.
  public func jumpPlaces(in world: ReadingWorld) -> [String] {
    trail.jumps.reversed().map { jump in
      let text = world.unit(.sentence, enclosing: jump.range.lower, toward: .forward) ?? jump.range
      let words = world.places.itemName(of: text)
      // A far place is announced by its words alone: its page would keep the reader waiting.
      let isNear = world.geometry.isNear(jump.range.lower)
      let page = isNear ? world.places.pageText(world.geometry.page(containing: jump.range.lower)) : nil
      return ([page.map(Announcement.closed)].compactMap(\.self) + [words]).joined(separator: " ")
    }
  }
}
