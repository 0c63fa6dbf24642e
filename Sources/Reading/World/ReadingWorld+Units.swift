import Accessibility
import Speech
import TextModel
import Words

extension ReadingWorld {
  /// The spoken forms of characters and words that are spoken alone.
  package var units: SpokenUnits { units(named: settings.punctuation) }

  /// Returns the spoken forms of words at a place that are spoken alone: in program code every symbol counts.
  func units(at position: TextPosition) -> SpokenUnits {
    units(named: block(at: position)?.block.kind == .code ? .all : settings.punctuation, language(at: position))
  }

  /// Returns the spoken forms of characters at a place that are spoken alone.
  func letters(at position: TextPosition) -> SpokenUnits {
    units(named: settings.punctuation, language(at: position))
  }

  private func units(named level: PunctuationLevel, _ textLanguage: String? = nil) -> SpokenUnits {
    let isSilent = settings.capitals == .sound && !settings.soundsAreHeard && !settings.soundsCapitals
    return SpokenUnits(
      names: names, catalogue: catalogue, level: level, capitals: isSilent ? .word : settings.capitals,
      textLanguage: textLanguage)
  }

  /// Returns the rule for the symbols of a block's running text that are spoken by name in a language.
  func symbols(of block: Block, in language: String?) -> RunningSymbols {
    RunningSymbols(names: names, level: settings.punctuation, isCode: block.kind == .code, language: language)
  }

  /// Returns the rule for the symbols of text in a language that is no code, and of names.
  func symbols(in language: String?) -> RunningSymbols {
    RunningSymbols(names: names, level: settings.punctuation, language: language)
  }

  /// Returns the unit around a position: lines and pages by the geometry, everything else by the tokenizer.
  func unit(_ granularity: Granularity, enclosing position: TextPosition, toward direction: Direction) -> TextRange? {
    guard granularity == .line || granularity == .page else {
      return tokenizer.unit(granularity, enclosing: position, toward: direction)
    }
    guard let inside = direction == .forward ? textPosition(from: position) : textPosition(before: position)
    else { return nil }
    return granularity == .line ? hearing.line(containing: inside) : pageText(containing: inside)
  }

  /// Returns the next unit from a position, as `TextTokenizer` has it.
  func unit(_ granularity: Granularity, next position: TextPosition, toward direction: Direction) -> TextRange? {
    guard granularity == .line || granularity == .page else {
      return tokenizer.unit(granularity, next: position, toward: direction)
    }
    let here = unit(granularity, enclosing: position, toward: .forward)
    switch direction {
    case .forward:
      guard let here else { return nil }
      return unit(granularity, enclosing: here.upper, toward: .forward)
    case .backward:
      return unit(granularity, enclosing: here?.lower ?? position, toward: .backward)
    }
  }

  /// The start of the main flow; in a book without one, of its first text; nil in a book without text.
  ///
  /// A reader does not begin with the terms that a library puts before a text.
  public var beginning: TextPosition? {
    let section = (0..<text.sectionCount).first { number in
      guard text.isLinear(number) else { return false }
      let section = text.section(number)
      return section.length > 0 && !section.isConcealed(0..<section.length)
        && section.containers.first != Container(.region(.terms), range: 0..<section.length)
    }
    return section.map { hearing.heardPlace(from: TextPosition(section: $0, offset: 0)) }
      ?? textPosition(from: .start)
  }

  /// Returns the first position with text at or after one; nil at the end of the book.
  public func textPosition(from position: TextPosition) -> TextPosition? {
    var next = position
    while next.section < text.sectionCount {
      if next.offset < text.section(next.section).length { return next }
      next = TextPosition(section: next.section + 1, offset: 0)
    }
    return nil
  }

  /// Returns a position inside the text that ends at or before one; nil at the start of the book.
  func textPosition(before position: TextPosition) -> TextPosition? {
    var section = position.section
    var end = min(position.offset, text.section(section).length)
    while end == 0 {
      guard section > 0 else { return nil }
      section -= 1
      end = text.section(section).length
    }
    return TextPosition(section: section, offset: end - 1)
  }

  /// The first and the last position of the book's text; nil when it has none.
  var bounds: TextRange? {
    guard let first = edge(.backward), let last = edge(.forward) else { return nil }
    return TextRange(first, last)
  }

  /// Returns the start or the end of the text; the sections at the other end are not read for it.
  func edge(_ direction: Direction) -> TextPosition? {
    switch direction {
    case .backward: return textPosition(from: .start)
    case .forward:
      let end = TextPosition(section: max(0, text.sectionCount - 1), offset: Int.max)
      return textPosition(before: end).map { TextPosition(section: $0.section, offset: $0.offset + 1) }
    }
  }

  /// Returns a range without the white space and the end-of-block stops at its end.
  package func trimmed(_ range: TextRange) -> TextRange {
    var upper = range.upper
    while upper > range.lower {
      let section = text.section(upper.section)
      let from = upper.section == range.lower.section ? range.lower.offset : 0
      let slice = section.substring(in: from..<max(from, upper.offset))
      let kept = slice.lastIndex { !$0.isWhitespace }.map { slice.index(after: $0) } ?? slice.startIndex
      let offset = from + slice.utf8.distance(from: slice.startIndex, to: kept)
      if offset > from || upper.section == range.lower.section {
        return TextRange(range.lower, TextPosition(section: upper.section, offset: offset))
      }
      upper = TextPosition(section: upper.section - 1, offset: text.section(upper.section - 1).length)
    }
    return range
  }

  /// Returns the sentence at a position; behind the last word of a block the one that ends there.
  func sentence(at position: TextPosition) -> TextRange? {
    let here = unit(.sentence, enclosing: position, toward: .forward)
    if let here, trimmed(here).upper > position { return here }
    let before = unit(.sentence, enclosing: position, toward: .backward)
    // A block of its own is not at the place.
    let own = block(at: position)?.block.range
    return before.flatMap { own?.contains($0.lower.offset) == true ? $0 : nil } ?? here
  }

  /// Returns the line that holds a position, from the position on.
  func line(from position: TextPosition) -> TextRange {
    let line = hearing.line(containing: position)
    return TextRange(max(line.lower, position), line.upper)
  }

  /// Returns the first position at or after one from which its line has words; nil where none follow.
  func wordsPosition(from position: TextPosition) -> TextPosition? {
    var next = textPosition(from: position)
    while let start = next {
      let line = line(from: start)
      if !trimmed(line).isEmpty { return start }
      next = line.upper > start ? textPosition(from: line.upper) : nil
    }
    return nil
  }

  /// Returns the direction that the text at a position is read in.
  package func direction(at position: TextPosition) -> TextDirection {
    text.section(position.section).direction(at: position.offset)
  }

  /// Returns the block around a position, with its section; nil in a book without text.
  func block(at position: TextPosition) -> (section: Section, block: Block)? {
    let section = text.section(position.section)
    guard let index = section.blockIndex(at: position.offset) else { return nil }
    return (section, section.blocks[index])
  }
}

extension ReadingWorld {
  /// Returns the number of words that begin in a range, without references to notes, unless there is nothing else.
  ///
  /// - Complexity: O(n) in the length of the range.
  func words(in range: TextRange) -> Int {
    var count = 0
    var references = 0
    var next =
      unit(.word, enclosing: range.lower, toward: .forward) ?? unit(.word, next: range.lower, toward: .forward)
    while let word = next, word.lower < range.upper {
      let isReference = text.section(word.lower.section).noteReference(at: word.lower.offset) != nil
      if isReference { references += 1 } else { count += 1 }
      next = unit(.word, next: word.lower, toward: .forward)
    }
    return count > 0 ? count : references
  }
}

extension ReadingWorld {
  /// Returns the text of the line that holds a position.
  func line(containing position: TextPosition) -> TextRange {
    advancing(geometry.line(containing: position).range, "line", at: position)
  }

  /// Returns the text of the page that holds a position.
  func pageText(containing position: TextPosition) -> TextRange {
    advancing(geometry.page(containing: position).range, "page", at: position)
  }

  /// Returns a range of the geometry that goes on behind a position inside of the text.
  ///
  /// One that does not stops a debug build with a sentence that names it; otherwise it ends with the section, so that a
  /// move always comes to an end.
  private func advancing(_ range: TextRange, _ name: String, at position: TextPosition) -> TextRange {
    if position < range.upper { return range }
    let length = text.section(position.section).length
    guard position.offset < length else { return range }
    assertionFailure("The geometry's \(name) at \(position) is \(range): it does not advance.")
    return TextRange(range.lower, TextPosition(section: position.section, offset: length))
  }
}
