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
  /// A word counts six characters with its blank, as the rate counts words.
  private func left(to end: TextPosition?, _ key: Phrase.Key) -> [String] {
    guard let index = world.index, index.length > 0 else { return [] }
    let bytes = max(0, (end.map(index.length(before:)) ?? index.length) - index.length(before: session.cursor))
    let minutes = bytes * index.characters / index.length / 6 / session.rate(in: world.settings)
    return [world.catalogue.text(Phrase(key, ["time": .text(world.catalogue.text(.duration(minutes: minutes)))]))]
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
