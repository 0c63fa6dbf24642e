import Accessibility
import TextModel
import Words

extension Transition.Describing {
  /// Speaks page, chapter, percentage and printed page, as far as they are known, and in a table the cell.
  func sayWhere() {
    let chapter = world.places.chapterPath(at: session.cursor).last.map { [$0] } ?? []
    sayParts(page + chapter + percent + printPage + cellPlace)
  }

  /// Speaks the place with all chapters around it and the time that reading aloud would still take.
  func sayWhereInDetail() {
    sayParts(
      page + world.places.chapterPath(at: session.cursor) + percent + printPage + cellPlace
        + left(to: world.chapters.start(next: session.cursor, toward: .forward), .leftInChapter)
        + left(to: nil, .leftInBook) + sleeping.sleepLeft)
  }

  func sayParts(_ parts: [String]) {
    speak([Announcement(parts.isEmpty ? [world.text.metadata.title] : parts, language: world.catalogue.language)])
  }

  private var page: [String] {
    if isFar(session.cursor) { return [] }
    return world.places.pageText(world.geometry.page(containing: session.cursor)).map { [$0] } ?? []
  }

  private var percent: [String] {
    world.places.percent(before: session.cursor).map { [places.percentText($0)] } ?? []
  }

  private var printPage: [String] {
    world.places.printPage(at: session.cursor).map { label in
      [world.catalogue.text(Phrase(.printPage, ["label": .text(label)]))]
    } ?? []
  }

  private var cellPlace: [String] {
    world.cell(at: session.cursor).map { [world.catalogue.text(CellPosition($0).phrase)] } ?? []
  }

  /// Returns the time that reading aloud to a position takes, or to the end of the book, at the rate of the session.
  ///
  /// Sections with a recording that is played count by its length. In others a word counts six characters with its
  /// blank, as the rate counts words.
  private func left(to end: TextPosition?, _ key: Phrase.Key) -> [String] {
    guard let index = world.index, index.length > 0 else { return [] }
    let end = end ?? TextPosition(section: world.text.sectionCount, offset: 0)
    let rate = session.rate(in: world.settings)
    var (bytes, recorded) = (0, 0)
    for section in session.cursor.section..<max(session.cursor.section + 1, world.text.sectionCount) {
      let start = max(session.cursor, TextPosition(section: section, offset: 0))
      let stop = min(end, TextPosition(section: section + 1, offset: 0))
      guard start < stop else { break }
      if let time = recordedTime(from: start, to: stop) {
        recorded += time
      } else {
        bytes += index.length(before: stop) - index.length(before: start)
      }
    }
    let spoken = bytes * index.characters / index.length / 6 / rate
    let speed = min(max(rate, RateSteps.ofRecordings.lowerBound), RateSteps.ofRecordings.upperBound)
    let played = recorded / 60_000 * Session.normalRate / speed
    let duration = world.catalogue.text(.duration(minutes: spoken + played))
    return [world.catalogue.text(Phrase(key, ["time": .text(duration)]))]
  }

  /// Returns the time that a recording takes from a position of a section to another one at or before its end, in
  /// milliseconds at its own speed; nil where the section is not played.
  private func recordedTime(from start: TextPosition, to stop: TextPosition) -> Int? {
    let whole = world.recording.isPlayed ? world.text.narratedTime(ofSection: start.section) : 0
    guard whole > 0 else { return nil }
    let clip = session.listening.heard.flatMap { $0.position == start ? $0.clip : nil }
    let before = start.offset == 0 && clip == nil ? 0 : world.recording.time(at: start, playing: clip) ?? whole
    let after = stop.section == start.section ? world.recording.time(at: stop, playing: nil) ?? whole : whole
    return max(0, after - before)
  }
}

extension Phrase {
  /// Returns a length of time: "45 minutes", "1 hour 5 minutes".
  package static func duration(minutes: Int) -> Phrase {
    minutes < 60
      ? Phrase(.durationMinutes, ["minutes": .count(minutes)])
      : Phrase(.durationHours, ["hours": .count(minutes / 60), "minutes": .count(minutes % 60)])
  }
}
