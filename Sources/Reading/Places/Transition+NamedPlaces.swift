import Accessibility
import TextModel
import Words

extension Transition.Places {
  /// Returns the text that is spoken of a place that was gone to by its name: a heading that begins there, all of it,
  /// the printed page whose number stands there alone, else its line.
  func landing(at place: TextPosition) -> (range: TextRange, granularity: Granularity) {
    composer.heading(at: place).map { ($0, .heading) } ?? world.places.numberOfPrintPage(at: place).map {
      ($0, .printPage)
    }
      ?? (world.line(from: place), .line)
  }

  /// Returns the announcement before a chapter whose text does not begin with its name: the name, in the language of
  /// the text.
  func untoldChapter(at place: TextPosition) -> [Announcement] {
    world.places.untoldChapter(at: place).map { [Announcement([$0], language: world.language(at: place))] } ?? []
  }

  /// Goes to a place by its name, and says what begins there.
  func arrive(atPlace place: TextPosition, after before: [Announcement] = []) {
    let place = world.hearing.heardPlace(from: place)
    let landing = landing(at: place)
    arrive(at: landing.range, as: landing.granularity, after: before)
    session.cursor = place
  }

  /// Goes to where so much of the book lies before: says on which page that is, and the sentence there, which is read
  /// whole when reading begins.
  func arrive(atShare place: TextPosition) {
    let page = world.places.pageText(world.geometry.page(containing: place))
    let sentence = world.unit(.sentence, enclosing: place, toward: .forward) ?? world.line(from: place)
    arrive(
      at: sentence, as: .sentence,
      after: page.map { [Announcement([$0], language: world.catalogue.language)] } ?? [])
    session.cursor = place
    session.place.isRestored = true
    if world.geometry.page(containing: sentence.lower) != world.geometry.page(containing: place) { show(place) }
  }
}
