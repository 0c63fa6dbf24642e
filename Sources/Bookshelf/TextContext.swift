import TextModel

/// The text on both sides of a range: with the range's own text it is a W3C text quote selector, by which a place is
/// found again in another edition.
package struct TextContext: Hashable, Sendable {
  /// How many characters are kept on each side.
  package static let reach = 32

  /// The text that ends where the range begins.
  package let before: String
  /// The text that begins where the range ends.
  package let after: String

  /// Creates a context from its two sides.
  package init(before: String, after: String) {
    self.before = before
    self.after = after
  }

  /// Takes the context of a range from a book, each side from one section only.
  package init(around range: TextRange, in book: some ReadableText) {
    // A hostile character may be kilobytes of combining marks, so bytes are bounded before characters are counted.
    let window = Self.reach * 8
    let lower = range.lower
    let upper = range.upper
    let head = book.section(lower.section).substring(in: max(0, lower.offset - window)..<max(0, lower.offset))
    let tail = book.section(upper.section).substring(in: max(0, upper.offset)..<max(0, upper.offset) + window)
    before = String(head.suffix(Self.reach))
    after = String(tail.prefix(Self.reach))
  }
}
