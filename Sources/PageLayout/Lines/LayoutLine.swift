/// A line of a section's layout, kept small: a long book has tens of thousands.
struct LayoutLine: Hashable, Sendable {
  private let start32: Int32
  private let visibleEnd32: Int32
  private let block32: Int32
  private let column16: Int16
  private let width16: Int16
  private var drop16: Int16
  /// A Boolean value that indicates whether a hyphen is drawn behind it, for a word that goes on in the next line.
  let isHyphenated: Bool
  /// A Boolean value that indicates whether its text is not drawn, and it takes no line of the screen for itself.
  let isLeftOut: Bool

  /// - Parameters:
  ///   - start: the first UTF-8 offset in the section; the line ends where the next one starts.
  ///   - visibleEnd: where its last visible character ends; white space behind it hangs.
  ///   - block: the block, as an index into the section's blocks.
  ///   - column: the first cell of the text, from the left edge of the text area.
  ///   - width: how many cells the visible text takes.
  ///   - drop: how many rows of the screen it lies below the line before it, unless it is the first of a page: 1 right
  ///     below it, 2 behind a blank row, 0 beside it, less than 0 above it.
  ///   - isHyphenated: a Boolean value that indicates whether a hyphen is drawn behind it, which counts in its width.
  init(
    start: Int, visibleEnd: Int, block: Int, column: Int, width: Int, drop: Int = 1, isHyphenated: Bool = false
  ) {
    self.isHyphenated = isHyphenated
    isLeftOut = false
    start32 = Int32(clamping: start)
    visibleEnd32 = Int32(clamping: visibleEnd)
    block32 = Int32(clamping: block)
    column16 = Int16(clamping: column)
    width16 = Int16(clamping: width)
    drop16 = Int16(clamping: drop)
  }

  /// A line that is not drawn, in the place of the line before it.
  init(leavingOutFrom start: Int, block: Int) {
    start32 = Int32(clamping: start)
    visibleEnd32 = start32
    block32 = Int32(clamping: block)
    (column16, width16, drop16) = (0, 0, 0)
    isHyphenated = false
    isLeftOut = true
  }

  /// Returns the line so many rows of the screen below another.
  func dropping(_ drop: Int) -> LayoutLine {
    var line = self
    line.drop16 = Int16(clamping: drop)
    return line
  }

  var start: Int { Int(start32) }
  var visibleEnd: Int { Int(visibleEnd32) }
  var block: Int { Int(block32) }
  var column: Int { Int(column16) }
  var width: Int { Int(width16) }
  var drop: Int { Int(drop16) }
}
