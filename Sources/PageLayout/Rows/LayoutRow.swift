/// A row of a section's layout, kept small: a long book has tens of thousands.
struct LayoutRow: Hashable, Sendable {
  private let start32: Int32
  private let visibleEnd32: Int32
  private let block32: Int32
  private let column16: Int16
  private let width16: Int16
  private let gap8: UInt8

  /// - Parameters:
  ///   - start: the first UTF-8 offset in the section; the row ends where the next one starts.
  ///   - visibleEnd: where its last visible character ends; white space behind it hangs.
  ///   - block: the block, as an index into the section's blocks.
  ///   - column: the first cell of the text, from the left edge of the text area.
  ///   - width: how many cells the visible text takes.
  ///   - gap: the blank rows above it, unless it is the first of a page.
  init(start: Int, visibleEnd: Int, block: Int, column: Int, width: Int, gap: Int = 0) {
    start32 = Int32(clamping: start)
    visibleEnd32 = Int32(clamping: visibleEnd)
    block32 = Int32(clamping: block)
    column16 = Int16(clamping: column)
    width16 = Int16(clamping: width)
    gap8 = UInt8(clamping: gap)
  }

  var start: Int { Int(start32) }
  var visibleEnd: Int { Int(visibleEnd32) }
  var block: Int { Int(block32) }
  var column: Int { Int(column16) }
  var width: Int { Int(width16) }
  var gap: Int { Int(gap8) }
}
