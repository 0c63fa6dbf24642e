import TextModel

/// A passage by its words and those around it, in the manner of the text quote selector of the W3C (Web Annotation Data
/// Model, 4.2.4): so it is found again in another edition of its book.
///
/// White space counts as one blank however it is written, so that rows broken elsewhere and sections cut elsewhere are
/// no difference. Where the very symbols are gone, words are found as a search finds them: by other quotation marks,
/// dashes and ligatures, and with a reference to a note among them.
package struct TextQuote: Hashable, Sendable {
  /// The number of characters beside a place that are its quotation.
  private static let wordsOfPlace = 16

  /// A passage without words is found by what stands on this side of it.
  enum Side: Hashable { case before, after }

  let text: String
  let before: String
  let after: String
  /// For a place, on which side of the quoted words it is; nil for a passage.
  let placeIsAt: Side?

  /// Quotes a passage with what stands before and after it; an empty one is a place, which is found by what is around
  /// it.
  package init(_ text: String, before: String, after: String) {
    let isPlace = text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    let standsBefore = isPlace && !after.allSatisfy(\.isWhitespace)
    placeIsAt = isPlace ? (standsBefore ? .before : .after) : nil
    // Of a place the words next to it are quoted, and those beyond them are its surroundings.
    let near = Self.wordsOfPlace
    self.text = isPlace ? String(standsBefore ? after.prefix(near) : before.suffix(near)) : text
    self.before = placeIsAt == .after ? String(before.dropLast(near)) : before
    self.after = standsBefore ? String(after.dropFirst(near)) : after
  }

  /// The place at which a passage was found.
  package struct Finding: Hashable, Sendable {
    /// The text it stands on.
    package let range: TextRange
    /// A Boolean value that indicates whether some of its words are others by now.
    package let isChanged: Bool

    /// Tells where a passage is.
    package init(range: TextRange, isChanged: Bool) {
      self.range = range
      self.isChanged = isChanged
    }
  }

  /// Returns the range of the passage in a book, or nil if its words are gone.
  ///
  /// Of several places with the same words that one is it whose surroundings are most alike; of equal ones the nearest
  /// to the section where it was. A long passage is found by how it begins and ends and how long it is.
  /// - Complexity: O(n) in the length of the sections looked into, which are as many as allowed where the passage has
  ///   changed.
  package func range(
    in book: some ReadableText, near section: Int, within sections: Int = .max, isCancelled: () -> Bool = { false }
  ) -> TextRange? {
    range(in: book, near: TextPosition(section: section, offset: 0), within: sections, isCancelled: isCancelled)
  }

  /// Returns the range of a passage that was at a position: of equal places in its section the nearest to that.
  package func range(
    in book: some ReadableText, near position: TextPosition, within sections: Int = .max,
    isCancelled: () -> Bool = { false }
  ) -> TextRange? {
    let order = Self.nearest(to: position.section, of: book.sectionCount).prefix(sections)
    return unchanged(in: book, order, near: position, isCancelled) { $0.isTelling($1) }
  }

  /// Returns the place of the passage in a book, also if a few of its words have changed, or nil if it is gone.
  package func finding(
    in book: some ReadableText, near section: Int, isCancelled: () -> Bool = { false }
  ) -> Finding? {
    if let range = range(in: book, near: section, isCancelled: isCancelled) {
      return Finding(range: range, isChanged: !isWhole(at: range, in: book))
    }
    guard placeIsAt == nil, !isCancelled() else { return nil }
    var range: TextRange?
    if var frayed = PieceQuoteMatcher(self, in: book) {
      range = frayed.range(in: Self.nearest(to: section, of: book.sectionCount), isCancelled)
    } else if var worn = SampleQuoteMatcher(self, in: book) {
      range = worn.range(isCancelled)
    }
    return range.map { Finding(range: $0, isChanged: true) }
  }

  /// Returns a Boolean value that indicates whether all the words of the passage are at a range, which for one that is
  /// found by its ends need not be.
  private func isWhole(at range: TextRange, in book: some ReadableText) -> Bool {
    guard placeIsAt == nil else { return true }
    var folded = ComparedText(.folded)
    let wanted = folded.compared(text)
    return folded.compared(book.text(in: range)) == wanted || folded.compared(book.quotation(of: range)) == wanted
  }

  /// Returns the range of the passage in a book that it may not be from: only words that identify it by themselves
  /// count.
  package func range(inAnyBook book: some ReadableText) -> TextRange? {
    unchanged(in: book, Self.nearest(to: 0, of: book.sectionCount)[...], near: .start, { false }) {
      $0.isTellingByItself($1)
    }
  }

  private func unchanged<Book: ReadableText>(
    in book: Book, _ order: ArraySlice<Int>, near position: TextPosition, _ isCancelled: () -> Bool,
    _ isTelling: (QuoteSearch<Book>, QuoteSearch<Book>.Match) -> Bool
  ) -> TextRange? {
    var exact = QuoteSearch(self, .exact, in: book, near: position)
    let same = exact.best(in: order, isCancelled)
    if isCancelled() { return nil }
    if let same, exact.isPerfect(same), isTelling(exact, same) { return same.range }
    var folded = QuoteSearch(self, .folded, in: book, near: position)
    if let alike = folded.best(in: order, isCancelled), isTelling(folded, alike) { return alike.range }
    if folded.hasNotes, !isCancelled() {
      var parted = QuoteSearch(self, .foldedWithoutNotes, in: book, near: position)
      if let alike = parted.best(in: order, isCancelled), isTelling(parted, alike) { return alike.range }
    }
    // Words that a search goes over, such as a number in the text, may be the passage themselves.
    guard let same, isTelling(exact, same), !isCancelled() else { return nil }
    return same.range
  }

  /// Returns a Boolean value that indicates whether a passage is this one by its words and by what is known of its
  /// surroundings.
  package func isFound(as other: TextQuote) -> Bool {
    var exact = ComparedText(.exact)
    guard placeIsAt == other.placeIsAt, exact.compared(text) == exact.compared(other.text) else { return false }
    let (before, after) = (exact.compared(before), exact.compared(after))
    return exact.compared(other.before).suffix(before.count) == before[...]
      && exact.compared(other.after).prefix(after.count) == after[...]
  }

  /// Returns the sections in the order of their distance from one.
  private static func nearest(to section: Int, of count: Int) -> [Int] {
    (0..<count).sorted { (abs($0 - section), $0) < (abs($1 - section), $1) }
  }
}
