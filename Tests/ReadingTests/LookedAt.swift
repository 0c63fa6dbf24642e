import Synchronization
import TestSupport
import TextModel

/// A book that counts how often a section of it is looked at.
final class LookedAt: ReadableText {
  private let text: TextFixture
  private let count = Mutex(0)
  private let seen = Mutex<Set<Int>>([])

  init(_ text: TextFixture) { self.text = text }

  var looks: Int { count.withLock { $0 } }
  var metadata: BookMetadata { text.metadata }
  var outline: [OutlineEntry] { text.outline }
  var sectionCount: Int { text.sectionCount }

  /// Which sections have been looked at.
  var sectionsSeen: Set<Int> { seen.withLock { $0 } }

  /// Counts from here on.
  func forget() {
    count.withLock { $0 = 0 }
    seen.withLock { $0 = [] }
  }

  func isLinear(_ index: Int) -> Bool { text.isLinear(index) }

  func section(_ index: Int) -> Section {
    count.withLock { $0 += 1 }
    _ = seen.withLock { $0.insert(index) }
    return text.section(index)
  }
}
