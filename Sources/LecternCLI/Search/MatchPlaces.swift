import BookFormats
import PageLayout
import Reading
import TextModel
import TextUnits

/// Tells of matches where they are, section by section in the order of the book, so that what lies behind a match is
/// never read for it.
struct MatchPlaces {
  private let opened: OpenedBook
  private let world: ReadingWorld
  private let printPages: PrintPages
  /// The pages of the sections before the one that was asked for last.
  private var pages = (before: 0, section: 0)

  init(_ opened: OpenedBook) {
    self.opened = opened
    world = opened.world()
    printPages = PrintPages(opened.text)
  }

  /// Returns the matches of one section with their places; sections are asked for in order.
  mutating func matches(_ ranges: [Range<Int>], inSection number: Int) -> some Sequence<FoundMatch> {
    while pages.section < number {
      pages.before += opened.geometry.pageCount(ofSection: pages.section)
      pages.section += 1
    }
    let before = pages.before
    let chapters = world.chapters.inSection(number)
    let printed = printPages.labels(ofSection: number, in: opened.text)
    return ranges.lazy.map { [opened, world] offsets in
      let range = TextRange(section: number, offsets)
      return FoundMatch(
        range: range, text: opened.text.text(in: range), excerpt: Excerpt(around: range, in: world, opened),
        place: FoundMatch.Place(
          page: before + opened.geometry.page(containing: range.lower).index + 1,
          printPage: printed.label(at: offsets.lowerBound), chapter: chapters.path(at: offsets.lowerBound)))
    }
  }
}
