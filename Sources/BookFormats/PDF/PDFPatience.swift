/// The total time that the reader waits for the programs that convert a PDF.
///
/// Each run has its own limit, but each page of a malicious book can come close to it. A page takes about 4 ms; a
/// book is given up if it takes ten times as long, and another minute.
struct PDFPatience {
  /// The number of slow runs in a row after which the book is given up.
  private static let mostSlowRuns = 3
  private static let start = 60.0
  private static let perPage = 0.04

  /// The remaining time, in seconds.
  private var rest = start
  private var slowRuns = 0

  /// A Boolean value that indicates whether the book is given up, and no program runs any more.
  var isOver: Bool { rest < 0 || slowRuns >= Self.mostSlowRuns }

  /// Records a run: its duration, the number of its pages, and whether it was ended because it was too slow.
  mutating func take(seconds: Double, pages: Int, isTooSlow: Bool) {
    rest += Self.perPage * Double(pages) - seconds
    slowRuns = isTooSlow ? slowRuns + 1 : 0
  }
}
