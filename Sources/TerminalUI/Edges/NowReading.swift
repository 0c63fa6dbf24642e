/// The book being read, for the desktop to show, and to send the keys for playing and pausing to.
package struct NowReading: Hashable, Sendable {
  /// The title of the book.
  package let title: String
  /// The name of the chapter; nil where there is none.
  package let chapter: String?
  /// The creators of the book.
  package let creators: [String]
  /// A Boolean value that indicates whether it is read aloud at the moment.
  package let isReading: Bool

  /// Creates what is being read.
  package init(title: String, chapter: String?, creators: [String], isReading: Bool) {
    self.title = title
    self.chapter = chapter
    self.creators = creators
    self.isReading = isReading
  }
}
