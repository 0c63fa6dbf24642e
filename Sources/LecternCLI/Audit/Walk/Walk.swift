import Reading
import Speech
import TextModel
import TextUnits

/// The ways through a document, each from end to end.
struct Walk {
  let text: WalkedText

  /// Reads all of the text aloud: it comes to an end, and every word is spoken once.
  func readAll() -> (failures: [WalkFailure], coverage: SpokenCoverage) {
    var reading = ReadAll(from: TextPosition(section: 0, offset: 0), in: text.world)
    reading.skipNotices = SkipNotices(isSilent: true)
    var coverage = SpokenCoverage()
    var number = 0
    while let utterance = reading.utterance(id: number, in: text.world) {
      number += 1
      guard number <= most else { return ([failure(at: reading.next?.offset ?? 0, "endless")], coverage) }
      coverage.add(utterance, inOrder: true)
    }
    let twice = coverage.repeated.map { [failure(at: $0, "twice")] } ?? []
    return (coverage.failures(in: text) + twice, coverage)
  }

  /// Moves through the text by lines, there and back: every line is reached both ways, and every word is in one.
  func lines() -> [WalkFailure] {
    guard case (var session, let said)? = text.beginning() else { return [] }
    var coverage = SpokenCoverage()
    for utterance in said { coverage.add(utterance) }
    cover(session, in: &coverage)
    let forward = steps(.unit(.line, .forward), &session) { session, utterances in
      for utterance in utterances { coverage.add(utterance) }
      cover(session, in: &coverage)
    }
    guard let forward else { return [failure(at: session.cursor.offset, "endless")] }
    guard let back = steps(.unit(.line, .backward), &session, { _, _ in }) else {
      return [failure(at: session.cursor.offset, "endless")]
    }
    let missed = Set(forward.dropLast()).subtracting(back).map { failure(at: $0, "back") }
    return coverage.failures(in: text) + missed.sorted { $0.offset < $1.offset }.prefix(1)
  }

  /// Turns every page, there and back.
  func pages() -> [WalkFailure] {
    guard var session = text.beginning()?.session else { return [] }
    guard let forward = steps(.unit(.page, .forward), &session, { _, _ in }),
      let back = steps(.unit(.page, .backward), &session, { _, _ in })
    else { return [failure(at: session.cursor.offset, "endless")] }
    let turned = Set((forward + back).map(page))
    var page = text.world.geometry.page(containing: TextPosition(section: 0, offset: 0))
    var end = 0
    while let offsets = page.range.offsets {
      if offsets.lowerBound != end { return [failure(at: end, "gap")] }
      end = offsets.upperBound
      let first = offsets.first { text.section.hasLetter(at: $0) && !text.isPassedOver($0) }
      if let first, !turned.contains(offsets.lowerBound), !session.isAt(offsets) { return [failure(at: first, nil)] }
      guard let next = text.world.geometry.page(.forward, from: page), next != page else { break }
      page = next
    }
    return []
  }

  /// Selects and saves the text of each block.
  func selection() -> [WalkFailure] {
    var failures: [WalkFailure] = []
    var known = Session(at: TextPosition(section: 0, offset: 0))
    known.countErrors(in: text.world)
    for block in text.section.blocks where block.isSelectable {
      guard let first = block.content.first(where: { text.section.hasLetter(at: $0) }), !text.isPassedOver(first),
        failures.isEmpty
      else { continue }
      let place = TextPosition(section: 0, offset: first)
      var session = known.anew(at: place)
      _ = text.apply(.selectAt(place, .paragraph), to: &session)
      let effects = session.apply(.saveSelection, at: Instant(milliseconds: 0), in: text.world)
      let isSaved = effects.contains { effect in
        guard case .save(let passage) = effect, let saved = passage.range.offsets else { return false }
        return saved.contains(first) && !passage.text.isEmpty
      }
      if !isSaved { failures.append(failure(at: first, nil)) }
    }
    return failures
  }

  /// Goes through the links and controls by the Tab key: each is reached, and something is said there.
  func controls() -> [WalkFailure] {
    let wanted = stops
    guard !wanted.isEmpty else { return [] }
    // A session that fills in nothing leaves no field, so that errors are counted once.
    var known = Session(at: TextPosition(section: 0, offset: -1))
    known.countErrors(in: text.world)
    var session = known
    var reached: Set<Int> = []
    var last = -1
    while reached.count <= text.section.blocks.count + text.section.spans.count {
      let said = text.apply(.tab(.forward), to: &session)
      let offset = session.cursor.offset
      guard offset > last else { break }
      last = offset
      if said.allSatisfy({ $0.text.isEmpty }) { return [failure(at: offset, "silent")] }
      reached.insert(offset)
      session = known.anew(at: session.cursor)
    }
    let sets = Set(wanted.filter { reached.contains($0.offset) }.compactMap(\.set))
    let missed = wanted.first { !reached.contains($0.offset) && !($0.set.map(sets.contains) ?? false) }
    return missed.map { [failure(at: $0.offset, nil)] } ?? []
  }
}

extension Walk {
  /// A step is a place of the text: more of them than this come to no end.
  private var most: Int { 2 * text.section.length + 4 * text.section.blocks.count + 100 }

  private func failure(at offset: Int, _ variant: String?) -> WalkFailure {
    let end = text.section.blockIndex(at: offset).map { text.section.blocks[$0].range.upperBound } ?? offset
    let words = text.section.text(in: offset..<max(offset, end))
    return WalkFailure(offset: offset, variant: variant, words: SpokenCoverage.shortened(words))
  }

  /// Returns the places that a command leads to until it leads nowhere; nil where that never comes.
  private func steps(
    _ command: Command, _ session: inout Session, _ tell: (Session, [Utterance]) -> Void
  ) -> [Int]? {
    var places = [session.cursor.offset]
    while places.count <= most {
      let before = session.cursor
      let utterances = text.apply(command, to: &session)
      guard session.cursor != before else { return places }
      tell(session, utterances)
      places.append(session.cursor.offset)
    }
    return nil
  }

  /// Takes a control, a label or an image that a session is at as spoken: it is called by other words.
  private func cover(_ session: Session, in coverage: inout SpokenCoverage) {
    let offset = session.cursor.offset
    guard let block = text.section.blockIndex(at: offset).map({ text.section.blocks[$0] }) else { return }
    switch block.kind {
    case .control, .image: coverage.add(block.range)
    default: break
    }
  }

  /// Returns the offset of the page around a place.
  private func page(_ offset: Int) -> Int {
    text.world.geometry.page(containing: TextPosition(section: 0, offset: offset)).range.lower.offset
  }

  /// The places where the Tab key has to stop, with the set of radio buttons that one belongs to.
  private var stops: [(offset: Int, set: String?)] {
    let section = text.section
    let controls = section.blocks.compactMap { block -> (offset: Int, set: String?)? in
      guard case .control(let number) = block.kind, section.controls.indices.contains(number),
        !section.controls[number].isDisabled, !section.controls[number].kind.isReadout,
        Session.Form().closedEnd(around: block, in: section, at: 0) == nil
      else { return nil }
      return (block.range.lowerBound, section.controls[number].set)
    }
    let links = section.spans.compactMap { span -> (offset: Int, set: String?)? in
      guard case .link = span.kind, !span.range.isEmpty, !text.isPassedOver(span.range.lowerBound) else { return nil }
      return (span.range.lowerBound, nil)
    }
    return controls + links
  }
}

extension Block {
  /// A Boolean value that indicates whether a block holds text of the book that a reader can keep.
  fileprivate var isSelectable: Bool {
    switch kind {
    case .paragraph, .heading, .item, .cell, .caption, .code: !content.isEmpty
    case .image, .separator, .control: false
    }
  }
}

extension Section {
  /// Returns a Boolean value that indicates whether a letter or a digit begins at an offset.
  fileprivate func hasLetter(at offset: Int) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    guard offset < length, let whole = index.samePosition(in: text) else { return false }
    return text[whole].isLetter || text[whole].isNumber
  }
}

extension Session {
  /// Returns a Boolean value that indicates whether the session is in a range.
  fileprivate func isAt(_ offsets: Range<Int>) -> Bool { offsets.contains(cursor.offset) }
}
