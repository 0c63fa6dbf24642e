import Synchronization
import TextModel

/// The table of contents of a book, arranged when it is first asked for: a first page does not wait for it.
final class LateOutline: Sendable {
  private let text: any ReadableText
  private let arranged = Mutex<OutlineIndex?>(nil)

  init(of text: any ReadableText) {
    self.text = text
  }

  /// The table of contents; the first call may parse it.
  var index: OutlineIndex {
    arranged.withLock { arranged in
      if let index = arranged { return index }
      let index = OutlineIndex(text.outline)
      arranged = index
      return index
    }
  }
}
