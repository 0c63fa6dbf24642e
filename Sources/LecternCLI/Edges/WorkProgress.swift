import Reading
import Speech
import Words

/// The progress of long work on a book, with the time that is left: on its pages, or on pieces of its text.
struct WorkProgress {
  /// The time between two lines where lines do not replace each other, in milliseconds.
  private static let pause = 30_000

  /// The phrases for the progress, without and with the time that is left.
  private let phrases: (done: Phrase.Key, left: Phrase.Key)
  /// The number of pages of the book.
  private let count: Int
  /// The number of pages that are recognised at once.
  private let jobs: Int
  private let start: Instant
  private var lastLine: Instant
  /// The number of pages that are done, and of those that were recognised for it.
  private var (done, recognised) = (0, 0)

  init(
    count: Int, jobs: Int, start: Instant,
    phrases: (done: Phrase.Key, left: Phrase.Key) = (.ocrProgress, .ocrProgressLeft)
  ) {
    self.phrases = phrases
    self.count = count
    self.jobs = jobs
    self.start = start
    lastLine = start
  }

  /// Counts a page, which was recognised or is known from an earlier run.
  mutating func add(isNew: Bool) {
    done += 1
    if isNew { recognised += 1 }
  }

  /// Returns the time that is left, in minutes, rounded up; nil if nothing is left, or too few pages tell.
  ///
  /// Pages from earlier runs take next to no time, and tell nothing of those that are left. As many pages as are
  /// recognised at once have to be done before the time of one is known.
  func minutesLeft(at now: Instant) -> Int? {
    let left = count - done
    guard left > 0, recognised >= max(2, jobs) else { return nil }
    let milliseconds = max(0, now.milliseconds - start.milliseconds) * left / recognised
    return max(1, (milliseconds + 59_999) / 60_000)
  }

  /// Returns the progress in words, such as "Page 12 of 300, 4 minutes left".
  func phrase(at now: Instant, in words: Catalogue) -> Phrase {
    let pages: [String: Phrase.Argument] = ["page": .count(done), "count": .count(count)]
    guard let minutes = minutesLeft(at: now) else { return Phrase(phrases.done, pages) }
    let time = words.text(.duration(minutes: minutes))
    return Phrase(phrases.left, pages.merging(["time": .text(time)]) { $1 })
  }

  /// Shows the progress where lines replace each other, and else writes a line now and then.
  mutating func show(by edges: Edges) {
    let now = edges.clock()
    let words = edges.catalogue.text(phrase(at: now, in: edges.catalogue))
    if edges.showsProgress() { edges.showProgress(words) } else if isLineDue(at: now) { edges.complain(words) }
  }

  /// Returns a Boolean value that indicates whether it is time for another line, which is then counted from now on.
  ///
  /// Once all pages are done, the summary says so.
  mutating func isLineDue(at now: Instant) -> Bool {
    guard done < count, now.milliseconds - lastLine.milliseconds >= Self.pause else { return false }
    lastLine = now
    return true
  }
}
