import TextModel

/// The units of a book's text from character to paragraph, and its elements, across blocks and sections.
///
/// Units are computed on logical text, a block at a time, and kept for the neighbourhood: going through a whole book
/// is linear. Lines and pages are not units of the text but of a layout: for those ask `TextGeometry`; here they are
/// nil. White space belongs to no word and no sentence, and the end-of-block stop only to characters: ask backward
/// from there for the unit that ends before it.
public struct UnitTokenizer: TextTokenizer {
  private let text: any ReadableText
  private let lists: UnitLists
  private let index: BookIndex?

  /// Creates a tokenizer for a book; the rules stand for those that come with the engine, by the language's subtag.
  public init(text: any ReadableText, rules: [String: SentenceRules] = [:]) {
    self.text = text
    lists = UnitLists(language: text.metadata.language, rules: rules)
    index = nil
  }

  private init(text: any ReadableText, lists: UnitLists, index: BookIndex) {
    self.text = text
    self.lists = lists
    self.index = index
  }

  /// Returns the same tokenizer, which no longer opens a section to look for elements that are not there.
  public func indexed(by index: BookIndex) -> UnitTokenizer {
    UnitTokenizer(text: text, lists: lists, index: index)
  }

  /// Returns the unit that a position lies in, nil where there is none; see ``TextTokenizer``.
  ///
  /// - Complexity: O(log n) in the units of a block, once they are known.
  public func unit(
    _ granularity: Granularity, enclosing position: TextPosition, toward direction: Direction
  ) -> TextRange? {
    var number = position.section
    guard (0..<text.sectionCount).contains(number) else { return nil }
    var section = text.section(number)
    var offset = position.offset
    // The end of a section and the start of the next are one place in the flow.
    switch direction {
    case .forward:
      while offset >= section.length {
        number += 1
        guard number < text.sectionCount else { return nil }
        section = text.section(number)
        offset = 0
      }
    case .backward:
      while offset <= 0 || section.length == 0 {
        number -= 1
        guard number >= 0 else { return nil }
        section = text.section(number)
        offset = section.length
      }
      offset = min(offset, section.length)
    }
    let units = SectionUnits(granularity: granularity, section: section, number: number, lists: lists)
    guard let unit = units.last(before: direction == .forward ? offset + 1 : offset) else { return nil }
    let holds = direction == .forward ? unit.upperBound > offset : unit.upperBound >= offset
    return holds ? TextRange(section: number, unit) : nil
  }

  /// Returns the next unit from a position, nil at the edge of the book; see ``TextTokenizer``.
  ///
  /// - Complexity: O(log n) in the units of a block, once they are known, and O(k) in the sections without any.
  public func unit(
    _ granularity: Granularity, next position: TextPosition, toward direction: Direction
  ) -> TextRange? {
    switch direction {
    case .forward:
      var from = position.section < 0 ? 0 : min(position.offset, Int.max - 1) + 1
      for number in max(0, position.section)..<max(0, position.section, text.sectionCount) {
        if let unit = units(granularity, number)?.first(from: from) { return TextRange(section: number, unit) }
        from = 0
      }
    case .backward:
      let limit = unit(granularity, enclosing: position, toward: .forward)?.lower ?? position
      for number in stride(from: min(limit.section, text.sectionCount - 1), through: 0, by: -1) {
        let before = number == limit.section ? limit.offset : Int.max
        if let unit = units(granularity, number)?.last(before: before) { return TextRange(section: number, unit) }
      }
    }
    return nil
  }

  /// Returns the units of a range; see ``TextTokenizer``.
  ///
  /// - Complexity: O(log n + k) for words and sentences, once they are known.
  public func units(_ granularity: Granularity, in range: TextRange) -> [Range<Int>] {
    guard let offsets = range.offsets, (0..<text.sectionCount).contains(range.lower.section) else { return [] }
    return units(granularity, range.lower.section)?.all(in: offsets) ?? []
  }

  /// Returns the numbers of words and sentences in a section of the text; the units are not kept.
  ///
  /// - Complexity: O(n) in the length of the section.
  public func counts(in section: Section, _ number: Int) -> (words: Int, sentences: Int) {
    lists.counts(of: section, number: number)
  }

  /// Returns the elements of a kind in a section; see ``TextTokenizer``.
  ///
  /// - Complexity: O(1) once they are known.
  public func elements(_ granularity: Granularity, of section: Section, _ number: Int) -> [Range<Int>] {
    lists.elements(granularity, of: section, number: number)
  }

  /// Returns the part of a range between its first and its last core: `Hello` of `"Hello,`; nil where all of it is
  /// punctuation or white space.
  ///
  /// - Complexity: O(n) in the length of the range, which must lie in one section.
  public func core(of range: TextRange) -> TextRange? {
    guard let offsets = range.offsets else { return nil }
    let section = text.section(range.lower.section)
    let block = section.blockIndex(at: offsets.lowerBound).map { section.blocks[$0] }
    let language = lists.language(of: block, in: section, range.lower.section)
    let words = WordSegmenter(breaker: lists.breaker).words(
      of: section.substring(in: offsets), language: language, apart: section.apart(in: offsets))
    let cores = words.compactMap(\.core)
    guard let first = cores.first, let last = cores.last else { return nil }
    let core = offsets.lowerBound + first.lowerBound..<offsets.lowerBound + last.upperBound
    return TextRange(section: range.lower.section, core)
  }

  /// Returns the units of a section, nil where the index knows that it has none.
  private func units(_ granularity: Granularity, _ number: Int) -> SectionUnits? {
    if let index, granularity.isElement, number < index.sections.count,
      index.sections[number].elements[granularity] == nil
    {
      return nil
    }
    return SectionUnits(granularity: granularity, section: text.section(number), number: number, lists: lists)
  }
}
