import Reading
import TextModel

/// Prepares the sections that reading comes to: their text, and the sentences of their blocks.
///
/// Nothing of the section that reading begins in is prepared, which somebody waits for.
struct SectionPrefetcher {
  /// The sections in order, each when it is prepared.
  private var prepared: Prefetcher<Int>
  /// The last of them that has come.
  private var last: Int
  private let text: any ReadableText

  /// Prepares the sections of a world behind the one that reading begins in.
  init(
    _ world: ReadingWorld, from first: Int,
    in background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    let (text, tokenizer) = (world.text, world.tokenizer)
    self.text = text
    let rest = max(first + 1, 0)..<max(first + 1, 0, text.sectionCount)
    prepared = Prefetcher([first] + rest.filter(text.isLinear), in: background) { number in
      if number != first { Self.prepare(number, of: text, tokenizer) }
      return number
    }
    last = prepared.next() ?? first
  }

  /// Notes where reading goes on: the section that it comes to is prepared then, and the next ones begin to be.
  mutating func come(to position: TextPosition) {
    let isEnd = position.offset >= text.section(position.section).length
    let section = isEnd ? position.section + 1 : position.section
    while last < section, let next = prepared.next() { last = next }
  }

  private static func prepare(_ number: Int, of text: any ReadableText, _ tokenizer: any TextTokenizer) {
    _ = tokenizer.units(.sentence, in: TextRange(section: number, 0..<text.section(number).length))
  }
}
