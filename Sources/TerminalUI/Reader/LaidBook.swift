import PageLayout
import TextModel

/// A book laid out for a size: its text with what it is shown and moved through by.
package struct LaidBook: Sendable {
  /// The text, with what calm view leaves out hidden where the size wants that.
  package let text: any ReadableText
  /// Its pages.
  package let geometry: any TextGeometry
  /// Its units.
  package let tokenizer: any TextTokenizer
  /// The facts of the whole book; nil until it has been looked through.
  package let index: BookIndex?

  /// Creates a laid-out book.
  package init(
    text: any ReadableText, geometry: any TextGeometry, tokenizer: any TextTokenizer, index: BookIndex? = nil
  ) {
    self.text = text
    self.geometry = geometry
    self.tokenizer = tokenizer
    self.index = index
  }
}
