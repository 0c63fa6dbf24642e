/// The widths of a table's columns, from what stands in them (CSS 2.1, 17.5.2.2, automatic table layout), in cells of
/// the screen.
struct ColumnWidths: Sendable {
  /// The space between two columns.
  static let gap = 2
  /// A column is made narrower than its longest word only where that is longer than this; what needs more is no grid.
  private static let longestWord = 16

  /// The widths of something at its narrowest, one word a row, and at its widest, one row for each of its lines.
  struct Need: Hashable, Sendable {
    var least = 0
    var widest = 0

    /// Returns the needs of two things that stand one above the other.
    func over(_ other: Need) -> Need { Need(least: max(least, other.least), widest: max(widest, other.widest)) }
  }

  private var columns: [Need]
  /// The needs of cells that take several columns.
  private var joined: [(columns: Range<Int>, need: Need)] = []

  /// Begins with so many columns, nothing in them.
  init(count: Int) {
    columns = Array(repeating: Need(), count: count)
  }

  /// Adds a cell, which takes columns that count from 0.
  mutating func add(_ need: Need, in taken: Range<Int>) {
    guard let column = taken.first else { return }
    if taken.count == 1 { columns[column] = columns[column].over(need) } else { joined.append((taken, need)) }
  }

  /// Returns the cells that each column takes in a room, from its left edge; nil where there is too little room.
  ///
  /// An empty column takes none.
  func fitted(to room: Int) -> [Range<Int>]? {
    let needs = joined.sorted { $0.columns.count < $1.columns.count }.reduce(columns, Self.widened)
    let gaps = Self.gap * max(0, needs.count { $0.widest > 0 } - 1)
    guard let widths = Self.widths(of: needs, in: room - gaps) else { return nil }
    var right = 0
    return widths.map { width in
      let left = width > 0 && right > 0 ? right + Self.gap : right
      right = left + width
      return left..<right
    }
  }

  private static func widths(of needs: [Need], in room: Int) -> [Int]? {
    let widest = needs.map(\.widest)
    if widest.reduce(0, +) <= room { return widest }
    let least = needs.map(\.least)
    if least.reduce(0, +) <= room { return share(room, from: least, to: widest) }
    let narrowest = least.map { min($0, Self.longestWord) }
    return narrowest.reduce(0, +) <= room ? share(room, from: narrowest, to: least) : nil
  }

  /// Shares a room that is more than the lower widths take together and no more than the upper ones: each gets its
  /// lower width, and of the rest in proportion to what it lacks of its upper one.
  private static func share(_ room: Int, from lower: [Int], to upper: [Int]) -> [Int] {
    shares(of: room, over: lower, zip(lower, upper).map { $1 - $0 })
  }

  /// Widens columns that a cell takes together to what it needs, in proportion to what they can use themselves; where
  /// nothing stands in them but such cells, the first has it all.
  private static func widened(_ needs: [Need], for cell: (columns: Range<Int>, need: Need)) -> [Need] {
    let taken = Array(cell.columns.clamped(to: needs.indices))
    let used = taken.filter { needs[$0].widest > 0 }
    let shared = used.isEmpty ? Array(taken.prefix(1)) : used
    let gaps = gap * max(0, shared.count - 1)
    let weights = shared.map { max(1, needs[$0].widest) }
    let least = shares(of: cell.need.least - gaps, over: shared.map { needs[$0].least }, weights)
    let widest = shares(of: cell.need.widest - gaps, over: shared.map { needs[$0].widest }, weights)
    var widened = needs
    for (column, (least, widest)) in zip(shared, zip(least, widest)) {
      widened[column] = Need(least: least, widest: max(least, widest))
    }
    return widened
  }

  /// Widths that are raised to a sum, where they are less, each by its weight.
  private static func shares(of sum: Int, over widths: [Int], _ weights: [Int]) -> [Int] {
    var lack = max(0, sum - widths.reduce(0, +))
    var weight = weights.reduce(0, +)
    return zip(widths, weights).map { width, own in
      let more = weight > 0 ? lack * own / weight : 0
      lack -= more
      weight -= own
      return width + more
    }
  }
}
