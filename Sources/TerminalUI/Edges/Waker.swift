import Speech

/// Something to wait for that other threads can end.
package protocol Waker: AnyObject, Sendable {
  /// Ends a wait, or the next one, from any thread.
  func wake()
  /// Waits until it is woken, or until a moment if one is given.
  ///
  /// - Returns: `false` if the program is asked to end.
  func wait(until deadline: Instant?) -> Bool
}
