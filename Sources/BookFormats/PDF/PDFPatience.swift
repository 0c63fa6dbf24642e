/// The time that the programs that convert a PDF are waited for, all in all.
///
/// Each run has its own limit, but a book can be made to come close to it with every one of its pages. A page takes some
/// 4 ms; a book that takes ten times as long and a minute more is given up, and holds nobody up any more.
struct PDFPatience {
  /// The number of times in a row that a program may take too long.
  private static let mostSlowRuns = 3
  private static let start = 60.0
  private static let perPage = 0.04

  /// The number of seconds that are left.
  private var rest = start
  private var slowRuns = 0

  /// A Boolean value that indicates whether no program is to be run any more.
  var isOver: Bool { rest < 0 || slowRuns >= Self.mostSlowRuns }

  /// Takes a run: how long it was, how many pages it was for, and whether it was ended for being too slow.
  mutating func take(seconds: Double, pages: Int, isTooSlow: Bool) {
    rest += Self.perPage * Double(pages) - seconds
    slowRuns = isTooSlow ? slowRuns + 1 : 0
  }
}
