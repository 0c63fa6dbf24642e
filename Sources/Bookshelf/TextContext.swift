import TextModel

/// The text on both sides of a range, by which a place is found again in another edition.
///
/// With the text of the range, it is a W3C text quote selector.
package struct TextContext: Hashable, Sendable {
  /// The number of characters on each side.
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

  /// Takes the context of a range from a book; each side is from one section only.
  package init(around range: TextRange, in book: some ReadableText) {
    // A malicious character may have kilobytes of combining marks, so the bytes are limited before characters are
    // counted.
    let window = Self.reach * 8
    let (lower, upper) = (range.lower, range.upper)
    let start = max(0, lower.offset - window)
    let end = upper.offset + window
    var head = book.section(lower.section).substring(in: start..<max(start, lower.offset))
    var tail = book.section(upper.section).substring(in: upper.offset..<end)
    // The window may cut a character, and the rest of that is not text of the book.
    if start > 0 { head = head.dropFirst() }
    if end < book.section(upper.section).length { tail = tail.dropLast() }
    before = String(head.suffix(Self.reach))
    after = String(tail.prefix(Self.reach))
  }
}
