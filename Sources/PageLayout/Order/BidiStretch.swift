import TextModel
import TextUnits

/// The text around a line that decides its order: the block, or as much of a huge one as can be looked at for every
/// frame.
struct BidiStretch {
  /// Blocks up to this many UTF-8 bytes are looked at whole, longer ones in stretches of as many.
  private static let longest = 16 << 10

  private let section: Section
  private let block: Int
  private let range: Range<Int>
  private let text: BidiText

  /// Looks at the text around a line of a block.
  ///
  /// The direction is the one the source gives the block, else that of its first strong character, which is looked for
  /// in the first bytes of the block.
  init(around line: LayoutLine, in section: Section) {
    self.section = section
    block = line.block
    range = Self.range(around: line, in: section)
    let content = section.blocks[line.block].content
    let start = content.lowerBound..<section.scalarStart(min(content.lowerBound + Self.longest, content.upperBound))
    let given = section.blocks[line.block].direction
    text = BidiText(
      section.substring(in: range),
      direction: given ?? (range == start ? nil : BidiText.direction(of: section.substring(in: start))),
      isolates: Self.isolates(in: range, of: section))
  }

  /// Returns the runs of a range with a direction of their own, an outer one before those in it.
  private static func isolates(in range: Range<Int>, of section: Section) -> [BidiText.Isolate] {
    section.spans(touching: range).compactMap { span -> BidiText.Isolate? in
      guard case .direction(let direction) = span.kind else { return nil }
      let seen = span.range.clamped(to: range)
      guard !seen.isEmpty else { return nil }
      return BidiText.Isolate(
        range: seen.lowerBound - range.lowerBound..<seen.upperBound - range.lowerBound, direction: direction)
    }.sorted { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
  }

  /// Returns a Boolean value that indicates whether another line of the section has the same text around it.
  func holds(_ line: LayoutLine) -> Bool { line.block == block && Self.range(around: line, in: section) == range }

  /// The direction of the block.
  var direction: TextDirection { text.direction }

  /// Returns the order in which characters of a line are seen from the left, given by their offsets in the section, or
  /// nil if it is that of reading.
  func order(of offsets: some Collection<Int>) -> [(place: Int, isReadFromTheRight: Bool)]? {
    text.order(of: offsets.lazy.map { $0 - range.lowerBound })
  }

  /// Returns the range around a line to order.
  ///
  /// It depends on nothing but the line, so that a line is the same on every page.
  private static func range(around line: LayoutLine, in section: Section) -> Range<Int> {
    let content = section.blocks[line.block].content
    guard content.count > longest else { return content }
    let lower = content.lowerBound + (line.start - content.lowerBound) / longest * longest
    let upper = min(max(lower + longest, line.visibleEnd), content.upperBound)
    return section.scalarStart(lower)..<section.scalarStart(upper)
  }
}
