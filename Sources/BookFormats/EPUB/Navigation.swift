import Markup
import TextModel

/// The table of contents, the page list and the landmarks of a publication.
struct Navigation: Sendable {
  /// Entries inside one another beyond this are shown at this depth.
  static let deepest = 64

  var contents: [OutlineEntry] = []
  var pages: [OutlineEntry] = []
  var landmarks: [Landmark] = []

  init(contents: [OutlineEntry] = [], pages: [OutlineEntry] = []) {
    self.contents = contents
    self.pages = pages
  }

  /// Has printed pages go by their number, where their label says that it is a page.
  mutating func nameByNumber() {
    for index in pages.indices { pages[index].label = PrintedPageNumber.withoutWord(pages[index].label) }
  }
}
