import TextModel

/// A search for a quoted passage in one manner of comparing.
struct QuoteSearch<Book: ReadableText> {
  /// A place at which a passage may stand.
  struct Match {
    let range: TextRange
    /// The number of bytes around it that are those that stood around the passage.
    let likeness: Int
    /// A Boolean value that indicates whether every symbol of it is the passage's.
    let isExact: Bool
    /// A Boolean value that indicates whether its words stand nowhere else.
    var isSole = false
  }

  /// The number of bytes, of the words and of those around them, that must be found for the passage to be it.
  private static var tellingLength: Int { 24 }
  /// The number of words, each found once in a book, that identify a passage.
  private static var tellingWords: Int { 3 }
  /// The greatest length at which a passage is looked for as a whole.
  private static var wholeLimit: Int { 1_024 }

  let book: Book
  private let quote: TextQuote
  private let manner: ComparedText.Manner
  /// The former position of the passage.
  private let position: TextPosition
  /// The passage as it is compared, and what stands around it.
  let text: [UInt8]
  let before: [UInt8]
  let after: [UInt8]
  /// The section looked into with what stands around it.
  var window: QuoteWindow<Book>

  init(_ quote: TextQuote, _ manner: ComparedText.Manner, in book: Book, near position: TextPosition) {
    self.position = position
    self.book = book
    self.quote = quote
    self.manner = manner
    var compared = ComparedText(manner)
    text = compared.compared(quote.text)
    before = compared.compared(quote.before)
    after = compared.compared(quote.after)
    window = QuoteWindow(compared, of: book, before: before, after: after)
  }

  /// A Boolean value that indicates whether notes between blocks were met.
  var hasNotes: Bool { window.hasNotes }

  /// Returns a Boolean value that indicates whether everything around a match is what stood around the passage.
  func isPerfect(_ match: Match) -> Bool { match.likeness == before.count + after.count }

  /// Returns a Boolean value that indicates whether a match says enough to be the passage.
  func isTelling(_ match: Match) -> Bool {
    isTellingByItself(match) || match.likeness * 2 >= before.count + after.count
  }

  /// Returns a Boolean value that indicates whether a match identifies the passage by its own words, without those
  /// around it.
  func isTellingByItself(_ match: Match) -> Bool {
    text.count + match.likeness >= Self.tellingLength || match.isSole && hasTellingWords
  }

  private var hasTellingWords: Bool {
    quote.placeIsAt == nil && text.split(separator: 0x20).count >= Self.tellingWords
  }

  /// Returns the match that is most like the passage, or the first that is wholly like it.
  mutating func best(in sections: some Sequence<Int>, _ isCancelled: () -> Bool) -> Match? {
    guard !text.isEmpty else { return nil }
    guard text.count <= Self.wholeLimit else { return bestByEnds(in: sections, isCancelled) }
    var best: Match?
    var count = 0
    for number in sections {
      if isCancelled() { return nil }
      let own = window.look(into: number, ahead: text.count + after.count)
      for found in window.matches(of: text, in: own) {
        count += 1
        let likeness =
          window.likeness(before: found.lowerBound) + window.likeness(after: found.upperBound)
        guard likeness >= best?.likeness ?? 0 else { continue }
        let range = window.range(found)
        let isExact = manner == .exact || isExact(range)
        let match = Match(range: placed(range), likeness: likeness, isExact: isExact)
        if let best, likeness == best.likeness, best.isExact || !isExact,
          best.isExact != isExact || !isNearer(match, than: best)
        {
          continue
        }
        best = match
      }
      // The next place is as good if nothing around it is known.
      if let best, isPerfect(best), best.likeness > 0 { return best }
    }
    best?.isSole = count == 1
    return best
  }

  /// Returns a Boolean value that indicates whether a match in the section of the passage is nearer to where it was.
  private func isNearer(_ match: Match, than other: Match) -> Bool {
    guard match.range.lower.section == position.section, other.range.lower.section == position.section else {
      return false
    }
    return abs(match.range.lower.offset - position.offset) < abs(other.range.lower.offset - position.offset)
  }

  private func isExact(_ range: TextRange) -> Bool {
    var exact = ComparedText(.exact)
    return exact.compared(book.text(in: range)) == exact.compared(quote.text)
  }

  /// Returns the range of the passage, where its words stand; for a place, that beside them.
  private func placed(_ range: TextRange) -> TextRange {
    switch quote.placeIsAt {
    case .before: TextRange(range.lower, range.lower)
    case .after: TextRange(range.upper, range.upper)
    case nil: range
    }
  }
}
