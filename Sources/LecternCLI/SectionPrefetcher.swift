import Reading
import TextModel

/// Prepares the sections that reading comes to next in the background: their text, and the sentences of their blocks.
///
/// Nothing is prepared beside the section that reading begins in, which somebody waits for.
struct SectionPrefetcher {
  /// The number of sections that are prepared ahead.
  private static let reach = 2

  private let text: any ReadableText
  private let tokenizer: any TextTokenizer
  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// The section that reading has come to.
  private var section: Int?
  /// The section after the last one that was begun.
  private var next = 0

  /// Prepares the sections of a world for reading.
  init(_ world: ReadingWorld, in background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    text = world.text
    tokenizer = world.tokenizer
    self.background = background
  }

  /// Notes that reading has come to a section, and has the next ones prepared.
  mutating func come(to section: Int) {
    guard section != self.section else { return }
    let isFirst = self.section == nil
    self.section = section
    guard !isFirst else { return }
    for number in max(next, section + 1)..<max(next, section + 1 + Self.reach) where number < text.sectionCount {
      next = number + 1
      background { [text, tokenizer] in Self.prepare(number, of: text, tokenizer) }
    }
  }

  private static func prepare(_ number: Int, of text: any ReadableText, _ tokenizer: any TextTokenizer) {
    for block in text.section(number).blocks where !block.content.isEmpty {
      let start = TextPosition(section: number, offset: block.content.lowerBound)
      _ = tokenizer.unit(.sentence, enclosing: start, toward: .forward)
    }
  }
}
