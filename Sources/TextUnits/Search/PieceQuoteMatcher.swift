import TextModel

/// A search for a quoted passage of which a word here and there is another one by now.
///
/// Pieces of it that still stand in the book tell where it may be; there it is laid beside the text, with what stood
/// around it, and taken for the passage where few of its symbols have changed.
struct PieceQuoteMatcher<Book: ReadableText> {
  /// Shorter passages are others when a word of theirs is another one; longer ones are found by their ends.
  private static var lengths: ClosedRange<Int> { 40...1_024 }
  /// Into how many pieces a passage is cut, and how many bytes each has at least.
  private static var pieces: Int { 12 }
  private static var pieceLength: Int { 10 }
  /// A piece that stands in more places than these tells nothing.
  private static var places: Int { 32 }
  /// The number of places that the passage is compared with.
  private static var candidates: Int { 8 }

  /// A place at which the passage may begin: its section, the offset in the compared text of that, and the number of
  /// pieces that point to it.
  private typealias Candidate = (section: Int, start: Int, votes: Int)

  private let text: [UInt8]
  private let pattern: QuotePattern
  /// By how much a passage may have moved within itself.
  private let slack: Int
  private var window: QuoteWindow<Book>

  /// Makes a search ready; nil for a passage that is too short or too long for one.
  init?(_ quote: TextQuote, in book: Book) {
    var compared = ComparedText(.folded)
    text = compared.compared(quote.text)
    guard Self.lengths.contains(text.count) else { return nil }
    let (before, after) = (compared.compared(quote.before), compared.compared(quote.after))
    pattern = QuotePattern(quote, text: text, before: before, after: after)
    slack = text.count / 8 + 32
    window = QuoteWindow(compared, of: book, before: before, after: after)
  }

  /// Returns the range of the passage, or nil if it is gone, or if several places are as much like it.
  mutating func range(in sections: some Sequence<Int>, _ isCancelled: () -> Bool) -> TextRange? {
    var best: (fit: QuotePattern.Fit, range: TextRange)?
    var next: QuotePattern.Fit?
    for candidate in found(in: sections, isCancelled) {
      if isCancelled() { return nil }
      let own = window.look(into: candidate.section, ahead: pattern.bytes.count + slack)
      let start = own.lowerBound + candidate.start
      let lower = max(0, start - slack - pattern.passage.lowerBound)
      let upper = min(window.bytes.count, start + pattern.bytes.count + slack)
      guard lower < upper, let fit = pattern.fit(in: window.bytes, lower..<upper) else { continue }
      let range = window.range(fit.range)
      if let best, best.range.lower < range.upper, range.lower < best.range.upper { continue }
      if best.map({ fit.cost < $0.fit.cost }) ?? true {
        next = best?.fit
        best = (fit, range)
      } else if next.map({ fit.cost < $0.cost }) ?? true {
        next = fit
      }
    }
    guard let best, !isCancelled() else { return nil }
    if let next, next.cost <= best.fit.cost * 2 + 8 { return nil }
    return best.range
  }

  /// Returns the ranges at which the passage may stand, first the one that most pieces point to.
  private mutating func found(in sections: some Sequence<Int>, _ isCancelled: () -> Bool) -> [Candidate] {
    let count = min(Self.pieces, text.count / Self.pieceLength)
    let pieces = (0..<count).map { text.count * $0 / count..<text.count * ($0 + 1) / count }
    var hits = pieces.map { _ in [(section: Int, start: Int)]() }
    for number in sections {
      if isCancelled() { return [] }
      let own = window.look(into: number, ahead: 0)
      for (index, piece) in pieces.enumerated() where hits[index].count <= Self.places {
        hits[index] += window.matches(of: Array(text[piece]), in: own).map {
          (section: number, start: $0.lowerBound - own.lowerBound - piece.lowerBound)
        }
      }
    }
    var candidates: [Candidate] = []
    for hit in hits.filter({ $0.count <= Self.places }).joined() {
      if let index = candidates.firstIndex(where: { $0.section == hit.section && abs($0.start - hit.start) <= slack })
      {
        candidates[index].votes += 1
      } else {
        candidates.append((section: hit.section, start: hit.start, votes: 1))
      }
    }
    return Array(candidates.sorted { $0.votes > $1.votes }.prefix(Self.candidates))
  }
}
