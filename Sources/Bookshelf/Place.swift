import TextModel

/// The user's place in a book, which is kept between openings.
package struct Place: Hashable, Sendable {
  /// The book, in the edition of the position.
  package let book: BookIdentity
  /// The reading position.
  package let position: TextPosition
  /// The text around the position, by which it is found again in another edition.
  package let context: TextContext
  /// The session as JSON, which the shelf does not interpret.
  package let session: String
  /// The part of the book before the place, in percent, or nil if it was unknown when the place was saved.
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

  /// Creates a place in an open book, from which the context is taken.
  package init(
    at position: TextPosition, of text: some ReadableText, book: BookIdentity, session: String, percentage: Int? = nil
  ) {
    let context = TextContext(around: TextRange(position, position), in: text)
    self.init(book: book, position: position, context: context, session: session, percentage: percentage)
  }
}
