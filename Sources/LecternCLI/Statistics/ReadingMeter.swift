import Bookshelf
import Speech
import TextModel

/// The measure of reading in an open book: it follows the reader, and yields what is to be kept.
///
/// It has no clock: it is given the place of the reader at each key and at each word that is read aloud.
/// - The time between two such moments counts, unless it is a long pause.
/// - Text counts that is passed within the flow, from page to page, once in a stretch of reading; a jump begins another
///   stretch. What is passed faster than anybody reads is leafed through, and counts as far as it could have been read.
/// - A page counts when the flow comes onto it.
struct ReadingMeter: Sendable {
  /// The longest time between two moments that counts as reading, in milliseconds.
  static let longestPause = 5 * 60_000
  /// The most characters that anybody reads in a second: 1200 words a minute, six characters each.
  static let fastest = 120
  /// The time that may be left over from a text passed slowly for the one after it, in milliseconds.
  private static let ease = 10_000
  /// The time that is worth writing it on the disk, in milliseconds.
  private static let worth = 60_000

  /// The amounts that are not kept yet, by days counted from 1970-01-01.
  private var days: [Int: ReadingTally] = [:]
  /// The moment of the last sign of activity; nil while the book is not being read.
  private var last: Instant?
  private var stretch: Stretch?

  /// The text that is read at a go.
  fileprivate struct Stretch {
    let start: TextPosition
    /// The furthest position that was reached, and the page it is on.
    var end: TextPosition
    var page: Page
    /// The time in which text may have been read that is not passed yet, in milliseconds.
    var spare = 0
  }

  /// The time measured that is not kept yet, in milliseconds.
  private var milliseconds: Int { days.values.reduce(0) { $0 + $1.milliseconds } }

  /// A Boolean value that indicates whether so much has been measured that it should be kept without waiting for the
  /// end.
  var isWorthKeeping: Bool { milliseconds >= Self.worth }

  /// Follows the reader to a position, on a page where that is known, on a day of the calendar.
  mutating func follow(
    to position: TextPosition, on page: Page?, of text: any ReadableText, day: Int, at now: Instant
  ) {
    let pause = last.map { now.milliseconds - $0.milliseconds }
    last = now
    guard let pause, (0...Self.longestPause).contains(pause) else {
      stretch = page.map { Stretch(start: position, end: position, page: $0) }
      return
    }
    var tally = days[day] ?? ReadingTally()
    tally.milliseconds += pause
    stretch?.spare += pause
    pass(to: position, on: page, of: text, into: &tally)
    if tally != ReadingTally() { days[day] = tally }
  }

  /// Ends what is read at a go: the time until the next moment does not count.
  mutating func pause() { (last, stretch) = (nil, nil) }

  /// Takes the amounts that are not kept yet; nothing where no time was spent.
  mutating func take() -> [Int: ReadingTally] {
    guard milliseconds > 0 else { return [:] }
    defer { days = [:] }
    return days
  }

  /// Puts amounts back that could not be kept.
  mutating func putBack(_ days: [Int: ReadingTally]) { self.days.merge(days, uniquingKeysWith: +) }

  private mutating func pass(
    to position: TextPosition, on page: Page?, of text: any ReadableText, into tally: inout ReadingTally
  ) {
    guard let page else { return stretch = nil }
    guard var stretch, position >= stretch.start, position <= stretch.end || stretch.flows(onto: page, of: text)
    else {
      return stretch = Stretch(start: position, end: position, page: page)
    }
    // Text that is read again was counted.
    guard position > stretch.end else { return }
    let passed = text.characters(from: stretch.end, to: position)
    tally.characters += min(passed, stretch.spare * Self.fastest / 1000)
    stretch.spare = min(max(0, stretch.spare - passed * 1000 / Self.fastest), Self.ease)
    if stretch.ends(before: page) { tally.pages += 1 }
    (stretch.end, stretch.page) = (position, page)
    self.stretch = stretch
  }
}

extension ReadingMeter.Stretch {
  /// Returns a Boolean value that indicates whether a page, further on, is the one the stretch ends on, or the next
  /// one.
  fileprivate func flows(onto other: Page, of text: any ReadableText) -> Bool {
    // In another size of the screen a page may begin within this one.
    other.section == page.section ? other.range.lower <= page.range.upper : text.isNext(other, after: page)
  }

  /// Returns a Boolean value that indicates whether the page that the stretch ends on lies before another.
  fileprivate func ends(before other: Page) -> Bool {
    other.section != page.section || other.range.lower >= page.range.upper
  }
}

extension ReadableText {
  /// Returns the number of characters between two positions, in one section or in two between which there is no text.
  fileprivate func characters(from start: TextPosition, to end: TextPosition) -> Int {
    if start.section == end.section {
      return section(start.section).substring(in: start.offset..<max(start.offset, end.offset)).count
    }
    let first = section(start.section)
    return first.substring(in: min(start.offset, first.length)..<first.length).count
      + section(end.section).substring(in: 0..<end.offset).count
  }
}
