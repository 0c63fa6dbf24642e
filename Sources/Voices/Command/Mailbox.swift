import Synchronization

/// The place where the thread that waits for programs leaves word of their end.
final class Mailbox: Sendable {
  /// The end of the programs of one utterance.
  struct End {
    /// The number they were started under.
    let generation: Int
    /// The fault; nil for a good end.
    let fault: ChildFault?
  }

  private let end = Mutex<End?>(nil)
  private let wake: @Sendable () -> Void

  /// Creates an empty box; `wake` is called when something is left in it.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Leaves word; there is never a second one before the first is taken, as programs are started one after the other.
  func leave(_ end: End) {
    self.end.withLock { $0 = end }
    wake()
  }

  /// Returns the end that was left, once.
  func take() -> End? {
    end.withLock { end in
      defer { end = nil }
      return end
    }
  }
}
