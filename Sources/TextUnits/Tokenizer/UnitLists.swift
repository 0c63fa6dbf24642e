import Synchronization
import TextModel

/// The words, sentences and elements of a book, computed for a neighbourhood and kept while it is read.
final class UnitLists: Sendable {
  private struct Key: Hashable {
    let section: Int
    /// The start of the stretch; 0 for a list of the whole section.
    let start: Int
    let granularity: Granularity
  }

  private struct LearntKey: Hashable {
    let section: Int
    let language: String
  }

  /// Units and stretches kept; a book's neighbourhood takes a few thousand.
  private static let capacity = 1 << 18

  let breaker = TextBreaker()
  private let known = Mutex(BoundedCache<Key, [Range<Int>]>(capacity: UnitLists.capacity))
  /// The starts of stretches of huge blocks, by the offset they were looked for from.
  private let starts = Mutex(BoundedCache<Key, Int?>(capacity: 1 << 12))
  /// The abbreviations that sections show by themselves.
  private let learnt = Mutex(BoundedCache<LearntKey, LearntAbbreviations>(capacity: 1 << 12))
  let language: String
  private let rules: [String: SentenceRules]

  init(language: String, rules: [String: SentenceRules]) {
    self.language = language
    self.rules = rules
  }

  /// Returns the words or sentences of the stretch of a block that holds an offset, and the stretch.
  func units(
    _ granularity: Granularity, of block: Block, around offset: Int, in section: Section, number: Int
  ) -> (stretch: Range<Int>, units: [Range<Int>]) {
    let content = block.content
    if content.count <= BlockStretches.hugeBlock,
      case let key = Key(section: number, start: content.lowerBound, granularity: granularity),
      let units = known.withLock({ $0.value(for: key) })
    {
      return (content, units)
    }
    let segmenter = SentenceSegmenter(breaker: breaker, rules: rules) { rules, language in
      self.abbreviations(of: section, LearntKey(section: number, language: language), after: rules)
    }
    let language = block.language ?? section.language ?? language
    let all = BlockStretches(section: section, block: block, segmenter: segmenter, language: language) {
      place, find in
      self.start(Key(section: number, start: place, granularity: .paragraph), find)
    }
    let stretch = all.stretch(at: offset)
    let key = Key(section: number, start: stretch.lowerBound, granularity: granularity)
    let units = cached(key) {
      guard granularity == .word else {
        return BlockSentences(segmenter: segmenter, stretches: all).sentences(in: stretch)
      }
      return BlockWords(segmenter: WordSegmenter(breaker: breaker), section: section, language: language)
        .words(in: stretch)
    }
    return (stretch, units)
  }

  /// Returns the elements of a kind in a section.
  func elements(_ granularity: Granularity, of section: Section, number: Int) -> [Range<Int>] {
    cached(Key(section: number, start: 0, granularity: granularity)) {
      section.elementRanges(granularity)
    }
  }

  /// Returns a cached list.
  ///
  /// Two threads may compute it: the results are equal.
  private func cached(_ key: Key, _ compute: () -> [Range<Int>]) -> [Range<Int>] {
    if let units = known.withLock({ $0.value(for: key) }) { return units }
    let units = compute()
    known.withLock { $0.insert(units, for: key, cost: units.count + 1) }
    return units
  }

  /// Returns the abbreviations that a section shows by itself, which are found when they are first asked for.
  private func abbreviations(
    of section: Section, _ key: LearntKey, after rules: SentenceRules
  ) -> LearntAbbreviations {
    if let known = learnt.withLock({ $0.value(for: key) }) { return known }
    let found = LearntAbbreviations(from: section.text, after: rules)
    learnt.withLock { $0.insert(found, for: key, cost: found.words.count + 1) }
    return found
  }

  private func start(_ key: Key, _ find: () -> Int?) -> Int? {
    if let start = starts.withLock({ $0.value(for: key) }) { return start }
    let start = find()
    starts.withLock { $0.insert(start, for: key, cost: 1) }
    return start
  }
}
