import TextModel

/// Where a reader is in a book, kept from one opening to the next.
package struct Place: Hashable, Sendable {
  /// The book, in the edition that the position belongs to.
  package let book: BookIdentity
  /// The reading position.
  package let position: TextPosition
  /// What stands around the position, to find it again in another edition.
  package let context: TextContext
  /// The session as its own JSON; the shelf never looks inside.
  package let session: String
  /// How much of the book lies before it, in percent; nil where nobody knew when it was kept.
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
