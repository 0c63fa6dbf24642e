import TextModel

/// The place of a reader in a book, kept from one opening to the next.
package struct Place: Hashable, Sendable {
  /// The book, in the edition that the position belongs to.
  package let book: BookIdentity
  /// The reading position.
  package let position: TextPosition
  /// The text around the position, by which it is found again in another edition.
  package let context: TextContext
  /// The session as its own JSON; the shelf never looks inside.
  package let session: String
  /// The part of the book before it, in percent; nil if it was not known when the place was kept.
  package let percentage: Int?

  /// Creates a place from its parts.
  package init(
    book: BookIdentity, position: TextPosition, context: TextContext, session: String, percentage: Int? = nil
  ) {
    self.book = book
    self.position = position
    self.context = context
    self.session = session
    self.percentage = percentage
  }

  /// Creates a place in an open book, its context taken from there.
  package init(
    at position: TextPosition, of text: some ReadableText, book: BookIdentity, session: String, percentage: Int? = nil
  ) {
    let context = TextContext(around: TextRange(position, position), in: text)
    self.init(book: book, position: position, context: context, session: session, percentage: percentage)
  }
}
