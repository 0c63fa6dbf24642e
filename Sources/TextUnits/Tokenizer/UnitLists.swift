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

  private struct CutsKey: Hashable {
    let section: Int
    let language: String
  }

  /// Lists of some of the sections.
  private final class Kept: Sendable {
    /// Units and stretches kept; a book's neighbourhood takes a few thousand.
    private static let capacity = 1 << 15

    let lists = Mutex(BoundedCache<Key, [Range<Int>]>(capacity: Kept.capacity))
    /// The cuts of each language in a section.
    let cuts = Mutex(BoundedCache<CutsKey, SentenceCuts>(capacity: 1 << 9))
    /// The languages that the letters of sections suggest.
    let scripts = Mutex(BoundedCache<Int, String>(capacity: 1 << 9))
  }

  /// The length of a block, in UTF-8 bytes, whose units are found anew at less cost than they are kept.
  private static let shortest = 16

  let breaker = TextBreaker()
  /// The lists that are kept, those of a section together: threads at work on different ones wait for each other seldom.
  private let kept = (0..<8).map { _ in Kept() }
  /// The starts of stretches of huge blocks, by the offset they were looked for from.
  private let starts = Mutex(BoundedCache<Key, Int?>(capacity: 1 << 12))
  /// The language of the book; nil where it has not said any.
  private let language: String?
  private let segmenter: SentenceSegmenter

  init(language: String?, rules: [String: SentenceRules]) {
    self.language = language
    segmenter = SentenceSegmenter(rules: rules)
  }

  /// Returns the words or sentences of the stretch of a block that holds an offset, and the stretch.
  func units(
    _ granularity: Granularity, of block: Block, around offset: Int, in section: Section, number: Int
  ) -> (stretch: Range<Int>, units: [Range<Int>]) {
    var key = Key(section: number, start: block.content.lowerBound, granularity: granularity)
    if !block.isHuge, block.content.count > Self.shortest, let units = known(key) { return (block.content, units) }
    let language = self.language(of: block, in: section, number)
    let all = stretches(of: block, in: section, number, cuts(of: section, number, language))
    let stretch = all.stretch(at: offset)
    if block.isHuge {
      key = Key(section: number, start: stretch.lowerBound, granularity: granularity)
      if let units = known(key) { return (stretch, units) }
    }
    let units =
      granularity == .word
      ? words(in: stretch, of: section, language) : BlockSentences(stretches: all).sentences(in: stretch)
    if block.content.count > Self.shortest { keep(units, for: key) }
    return (stretch, units)
  }

  /// Returns the numbers of words and sentences in a section, none of which are kept.
  func counts(of section: Section, number: Int) -> (words: Int, sentences: Int) {
    var counts = (words: 0, sentences: 0)
    var known: (language: String, cuts: SentenceCuts)?
    for block in section.blocks where !block.content.isEmpty {
      let language = self.language(of: block, in: section, number)
      let cuts = known?.language == language ? known?.cuts : nil
      let all = stretches(of: block, in: section, number, cuts ?? self.cuts(of: section, number, language))
      known = (language, all.cuts)
      var stretch = all.stretch(at: block.content.lowerBound)
      while !stretch.isEmpty {
        counts.words += words(in: stretch, of: section, language).count
        counts.sentences += BlockSentences(stretches: all).sentences(in: stretch).count
        guard stretch.upperBound < block.content.upperBound else { break }
        stretch = all.stretch(at: stretch.upperBound)
      }
    }
    return counts
  }

  /// Returns the language of a block: the one that is declared, or that the letters of the section suggest.
  func language(of block: Block?, in section: Section, _ number: Int) -> String {
    if let declared = block?.language ?? section.language ?? language { return declared }
    let kept = kept(number)
    if let known = kept.scripts.withLock({ $0.value(for: number) }) { return known }
    let suggested = ScriptLanguage.suggested(by: section.text)
    kept.scripts.withLock { $0.insert(suggested, for: number, cost: 1) }
    return suggested
  }

  private func stretches(
    of block: Block, in section: Section, _ number: Int, _ cuts: SentenceCuts
  ) -> BlockStretches {
    BlockStretches(section: section, block: block, cuts: cuts) { place, find in
      self.start(Key(section: number, start: place, granularity: .paragraph), find)
    }
  }

  private func words(in stretch: Range<Int>, of section: Section, _ language: String) -> [Range<Int>] {
    BlockWords(segmenter: WordSegmenter(breaker: breaker), section: section, language: language).words(in: stretch)
  }

  /// Returns the elements of a kind in a section.
  func elements(_ granularity: Granularity, of section: Section, number: Int) -> [Range<Int>] {
    let key = Key(section: number, start: 0, granularity: granularity)
    if let units = known(key) { return units }
    let units = section.elementRanges(granularity)
    keep(units, for: key)
    return units
  }

  /// Keeps a list; two threads may have computed it, and the results are equal.
  private func keep(_ units: [Range<Int>], for key: Key) {
    kept(key.section).lists.withLock { $0.insert(units, for: key, cost: units.count + 1) }
  }

  private func known(_ key: Key) -> [Range<Int>]? { kept(key.section).lists.withLock { $0.value(for: key) } }

  private func kept(_ section: Int) -> Kept { kept[section & 7] }

  /// Returns the cuts of a language in a section, which are learnt when they are first asked for.
  private func cuts(of section: Section, _ number: Int, _ language: String) -> SentenceCuts {
    let (kept, key) = (kept(number), CutsKey(section: number, language: language))
    if let cuts = kept.cuts.withLock({ $0.value(for: key) }) { return cuts }
    let cuts = segmenter.cuts(inSection: section.text, language: language)
    kept.cuts.withLock { $0.insert(cuts, for: key, cost: 1) }
    return cuts
  }

  private func start(_ key: Key, _ find: () -> Int?) -> Int? {
    if let start = starts.withLock({ $0.value(for: key) }) { return start }
    let start = find()
    starts.withLock { $0.insert(start, for: key, cost: 1) }
    return start
  }
}
