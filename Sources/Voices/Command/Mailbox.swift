import Synchronization

/// The place through which the thread that waits for programs reports their end.
final class Mailbox: Sendable {
  /// The end of the programs of one utterance.
  struct End {
    /// The number of the utterance that the programs were started for.
    let generation: Int
    /// The fault, or nil for success.
    let fault: ChildFault?
  }

  private let end = Mutex<End?>(nil)
  private let wake: @Sendable () -> Void

  /// Creates an empty mailbox; `wake` is called when an end is reported.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Reports an end, and calls `wake`; the earlier one has been taken, since programs are started one after another.
  func leave(_ end: End) {
    self.end.withLock { $0 = end }
    wake()
  }

  /// Returns the reported end once, or nil if there is none.
  func take() -> End? {
    end.withLock { end in
      defer { end = nil }
      return end
    }
  }
}
