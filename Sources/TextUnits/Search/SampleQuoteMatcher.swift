import TextModel

/// A search for a long passage of which an end, or more than a word here and there, is other by now.
///
/// Samples of it that still stand in the book in their order, about as far from each other as they were, tell where it
/// is. Where it begins and ends is told by its own words there, else by those that stood around it; where both are gone
/// it is as much of the passage as is left.
struct SampleQuoteMatcher<Book: ReadableText> {
  /// The number of samples that are taken, and of the bytes of each.
  private static var samples: Int { 32 }
  private static var sampleLength: Int { 32 }
  /// A sample that stands in more places than these tells nothing.
  private static var places: Int { 32 }
  /// The number of bytes of an end that are compared with the text.
  private static var longestEnd: Int { 2_048 }
  /// The number of bytes around a passage that identify its beginning or its end.
  private static var tellingLength: Int { 16 }

  /// The place of a sample: in the compared text of its section, and of the whole book.
  private struct Hit {
    let sample: Int
    /// The offset of the sample in the passage.
    let offset: Int
    let section: Int
    let index: Int
    var inBook = 0

    /// The offset in the book at which the passage would begin by this sample.
    var start: Int { inBook - offset }
  }

  private let quote: TextQuote
  private let book: Book
  private let text: [UInt8]
  private let before: [UInt8]
  private let after: [UInt8]
  /// By how much a passage may have moved within itself.
  private let slack: Int
  private var window: QuoteWindow<Book>

  /// Makes a search ready; nil for a passage that is found by all of its words.
  init?(_ quote: TextQuote, in book: Book) {
    var compared = ComparedText(.folded)
    text = compared.compared(quote.text)
    guard text.count > Self.samples * Self.sampleLength else { return nil }
    (before, after) = (compared.compared(quote.before), compared.compared(quote.after))
    self.quote = quote
    self.book = book
    slack = text.count / 8 + 256
    window = QuoteWindow(compared, of: book, before: before, after: after)
  }

  /// Returns the range of the passage, or nil if it is gone, or if several places are as much like it.
  mutating func range(_ isCancelled: () -> Bool) -> TextRange? {
    let chain = chain(of: hits(isCancelled))
    guard let first = chain.first, let last = chain.last, !isCancelled() else { return nil }
    guard let lower = lower(by: first), let upper = upper(by: last), lower < upper else { return nil }
    return TextRange(lower, upper)
  }

  /// Returns the places of the samples in the book, in the order of the beginnings that they point to.
  private mutating func hits(_ isCancelled: () -> Bool) -> [Hit] {
    let room = text.count - Self.sampleLength
    let offsets = (0..<Self.samples).map { room * $0 / (Self.samples - 1) }
    var hits = offsets.map { _ in [Hit]() }
    var lengths: [Int] = []
    for number in 0..<book.sectionCount {
      if isCancelled() { return [] }
      let own = window.look(into: number, ahead: Self.sampleLength)
      lengths.append(own.count)
      for (sample, offset) in offsets.enumerated() where hits[sample].count <= Self.places {
        hits[sample] += window.matches(of: Array(text[offset..<offset + Self.sampleLength]), in: own).map {
          Hit(sample: sample, offset: offset, section: number, index: $0.lowerBound - own.lowerBound)
        }
      }
    }
    // A blank stands between sections.
    let starts = lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 + 1) }
    return hits.filter { $0.count <= Self.places }.joined().map { hit in
      var hit = hit
      hit.inBook = starts[hit.section] + hit.index
      return hit
    }.sorted { ($0.start, $0.sample) < ($1.start, $1.sample) }
  }

  /// Samples that are about as far from each other as in the passage, in their order; none where fewer than half of all
  /// are, or where others are as much like it.
  private func chain(of hits: [Hit]) -> [Hit] {
    var best: (samples: Int, range: Range<Int>)?
    var next = 0
    var end = 0
    for begin in hits.indices {
      while end < hits.count, hits[end].start - hits[begin].start <= slack { end += 1 }
      let samples = Set(hits[begin..<end].map(\.sample)).count
      if samples > best?.samples ?? 0 {
        if let old = best, hits[old.range.lowerBound].start + slack < hits[begin].start { next = old.samples }
        best = (samples, begin..<end)
      } else if let best, hits[best.range.lowerBound].start + slack < hits[begin].start {
        next = max(next, samples)
      }
    }
    guard let best, best.samples * 2 >= Self.samples, next * 2 <= best.samples else { return [] }
    let near = hits[best.range]
    let middle = near[near.startIndex + near.count / 2].start
    var chain: [Hit] = []
    for sample in 0..<Self.samples {
      let nearest = near.filter { $0.sample == sample }.min { abs($0.start - middle) < abs($1.start - middle) }
      if let nearest, chain.last.map({ $0.inBook < nearest.inBook }) ?? true { chain.append(nearest) }
    }
    return chain
  }

  /// Returns the beginning of the passage, by the first sample that is found.
  private mutating func lower(by first: Hit) -> TextPosition? {
    let own = window.look(into: first.section, ahead: Self.sampleLength)
    let sample = own.lowerBound + first.index
    if first.offset == 0 { return window.range(sample..<sample + 1).lower }
    let slack = first.offset / 2 + 64
    if first.offset <= Self.longestEnd {
      let end = Array(text[..<(first.offset + Self.sampleLength)])
      let part = max(0, sample - first.offset - slack - before.count)..<sample + Self.sampleLength
      // The text before it tells more than words of its own that have changed.
      if before.count >= Self.tellingLength {
        let known = window.matches(of: before, in: part).filter { $0.upperBound <= sample }
        let place = sample - first.offset
        let nearest = known.min { abs($0.upperBound - place) < abs($1.upperBound - place) }
        if let nearest { return window.range(word(from: nearest.upperBound)).lower }
      }
      let pattern = QuotePattern(quote, text: end, before: before, after: [])
      if let fit = pattern.fit(in: window.bytes, part) { return window.range(fit.range).lower }
    }
    guard first.offset <= text.count / 4 else { return nil }
    var index = sample
    var offset = first.offset
    while index > 0, offset > 0, window.bytes[index - 1] == text[offset - 1] {
      (index, offset) = (index - 1, offset - 1)
    }
    // A word that is cut in two is no word of the passage.
    while index < sample, index > 0, window.bytes[index - 1] != 0x20 { index += 1 }
    return window.range(word(from: index)).lower
  }

  /// Returns the end of the passage, by the last sample that is found.
  private mutating func upper(by last: Hit) -> TextPosition? {
    let left = text.count - last.offset
    let slack = left / 2 + 64
    let own = window.look(into: last.section, ahead: left + slack + after.count)
    let sample = own.lowerBound + last.index
    if left == Self.sampleLength { return window.range(sample..<sample + left).upper }
    if left <= Self.longestEnd {
      let end = Array(text[last.offset...])
      let part = sample..<min(window.bytes.count, sample + left + slack + after.count)
      if after.count >= Self.tellingLength {
        let known = window.matches(of: after, in: part)
        let place = sample + left
        let nearest = known.min { abs($0.lowerBound - place) < abs($1.lowerBound - place) }
        if let nearest { return window.range(word(upTo: nearest.lowerBound)).upper }
      }
      let pattern = QuotePattern(quote, text: end, before: [], after: after)
      if let fit = pattern.fit(in: window.bytes, part) { return window.range(fit.range).upper }
    }
    guard left - Self.sampleLength <= text.count / 4 else { return nil }
    var index = sample + Self.sampleLength
    var offset = last.offset + Self.sampleLength
    while index < window.bytes.count, offset < text.count, window.bytes[index] == text[offset] {
      (index, offset) = (index + 1, offset + 1)
    }
    while index < window.bytes.count, index > sample, window.bytes[index] != 0x20 { index -= 1 }
    return window.range(word(upTo: index)).upper
  }

  /// Returns the first symbol from an index on that is no blank.
  private func word(from index: Int) -> Range<Int> {
    let start = window.bytes[index...].firstIndex { $0 != 0x20 } ?? index
    return start..<min(start + 1, window.bytes.count)
  }

  /// Returns the last symbol before an index that is no blank.
  private func word(upTo index: Int) -> Range<Int> {
    let last = window.bytes[..<index].lastIndex { $0 != 0x20 } ?? index
    return last..<min(last + 1, window.bytes.count)
  }
}
