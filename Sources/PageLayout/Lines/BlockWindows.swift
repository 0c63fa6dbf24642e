import TextModel
import TextUnits

/// Cuts a huge block into windows that are laid out one by one: each begins a line, wherever layout began.
struct BlockWindows {
  /// Blocks up to this many UTF-8 bytes are one window.
  private static let hugeBlock = 64 << 10
  /// The distance of the places from which a window's start is looked for, in UTF-8 bytes.
  private static let step = 16 << 10
  /// The length of text around such a place that tells UAX #14 what it needs; a longer look is taken if no break is in
  /// reach.
  private static let context = 128
  private static let reach = 1 << 10

  let section: Section
  let block: Block
  let breaker: TextBreaker
  let language: String

  /// Returns the window that begins at an offset of the block's text, which is its start or the end of another window.
  func window(from lower: Int) -> Range<Int> {
    let content = block.content
    guard content.count > Self.hugeBlock else { return lower..<content.upperBound }
    for number in ((lower - content.lowerBound) / Self.step + 1)... {
      let place = content.lowerBound + number * Self.step
      guard place < content.upperBound else { break }
      if let start = start(from: place), start > lower { return lower..<start }
    }
    return lower..<content.upperBound
  }

  /// Returns the first place to break a line at, from an offset on; without one, a grapheme's start.
  private func start(from place: Int) -> Int? {
    firstBreak(from: place, reach: Self.reach) ?? firstBreak(from: place, reach: Self.step) ?? graphemeStart(place)
  }

  private func firstBreak(from place: Int, reach: Int) -> Int? {
    let lower = section.scalarStart(max(block.content.lowerBound, place - Self.context))
    let upper = section.scalarStart(min(place + reach, block.content.upperBound))
    let text = section.substring(in: lower..<upper)
    return breaker.boundaries(.line, of: text, language: language).lazy
      .map { lower + $0.offset }
      // At the end of the look ICU finds a break that the text does not have.
      .first { $0 >= place && $0 < upper && section.isCharacterBoundary($0) }
  }

  /// Returns the last grapheme's start within a step from an offset; nil where not even a grapheme ends.
  private func graphemeStart(_ place: Int) -> Int? {
    let lower = section.scalarStart(place)
    let upper = section.scalarStart(min(place + Self.step, block.content.upperBound))
    guard lower < upper else { return nil }
    let slice = UTF8Slice(section.substring(in: lower..<upper))
    let start = lower + slice.characterStart(slice.scalarStart(slice.count - 1))
    return start > place && section.isCharacterBoundary(start) ? start : nil
  }
}
