import Accessibility
import TextModel
import Words

extension Transition.Listening {
  /// Returns the string of a page that begins before an utterance, where the reader wants it; of a page of the layout
  /// none where a chapter begins there.
  func announcement(ofPageAt start: TextPosition, _ reading: inout Session.Reading) -> String? {
    switch world.settings.pageAnnouncements {
    case .never: return nil
    case .printPages:
      let label = world.places.printPage(at: start)
      guard let label, label != reading.announcedPrintPage else { return nil }
      reading.announcedPrintPage = label
      return Announcement.closed(world.catalogue.text(Phrase(.printPage, ["label": .text(label)])))
    case .sentenceEnd:
      let page = world.geometry.page(containing: start)
      guard page != reading.announced else { return nil }
      reading.announced = page
      return world.chapters.isStart(start) ? nil : world.places.pageText(page).map(Announcement.closed)
    }
  }
}
