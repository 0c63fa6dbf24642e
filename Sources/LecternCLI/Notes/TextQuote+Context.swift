import Bookshelf
import TextUnits

extension TextQuote {
  /// Quotes a passage with what is kept of its surroundings.
  init(_ text: String, _ context: TextContext) {
    self.init(text, before: context.before, after: context.after)
  }
}
