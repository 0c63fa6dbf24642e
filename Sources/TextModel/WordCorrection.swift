/// The correction of a recognised word: the place of the word on the picture of a page, and its text from then on.
package struct WordCorrection: Hashable, Sendable {
  /// The page of the book, from 0.
  package let page: Int
  /// The rectangle of the word, in pixels of the picture.
  package let rect: TextRect
  /// The text of the word; empty for the rest of a word that was divided at the end of a line and is now whole.
  package let text: String

  /// Creates a correction.
  package init(page: Int, rect: TextRect, text: String) {
    self.page = page
    self.rect = rect
    self.text = text
  }
}
