import Synchronization
import TextModel

/// A book that reads differently after a number of looks at its sections, as one whose file is lost while it is open.
package final class ChangingText: ReadableText {
  private let looks: Mutex<Int>
  private let before: TextFixture
  private let after: TextFixture

  package init(_ before: TextFixture, becoming after: TextFixture, afterLooks looks: Int = .max) {
    self.before = before
    self.after = after
    self.looks = Mutex(looks)
  }

  /// Has it read differently once it was looked at so many more times.
  package func change(afterLooks looks: Int) { self.looks.withLock { $0 = looks } }

  package var metadata: BookMetadata { before.metadata }
  package var outline: [OutlineEntry] { before.outline }
  package var sectionCount: Int { before.sectionCount }

  package func isLinear(_ index: Int) -> Bool { before.isLinear(index) }

  package func section(_ index: Int) -> Section {
    let isBefore = looks.withLock { looks in
      looks -= 1
      return looks >= 0
    }
    return isBefore ? before.section(index) : after.section(index)
  }
}
