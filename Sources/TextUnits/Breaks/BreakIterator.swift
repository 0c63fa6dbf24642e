import CTextBreaks

/// One iterator of ICU, closed with its owner.
///
/// The only place that holds ICU's pointer. Unchecked, as it may go from thread to thread and no two may use it at once:
/// ``TextBreaker`` lends it to one at a time.
final class BreakIterator: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Opens an iterator; nil when ICU has none for the kind.
  init?(_ kind: TextBreaker.Kind, locale: String) {
    guard let pointer = lectern_breaker_open(kind.rawValue, locale) else { return nil }
    self.pointer = pointer
  }

  deinit {
    lectern_breaker_close(pointer)
  }

  /// Returns all boundaries after the start of the text; nil when ICU fails.
  func boundaries(of text: inout Substring) -> [TextBreaker.Boundary]? {
    text.withUTF8 { bytes in
      // Prose has a word boundary in every third byte: one call is nearly always enough.
      var capacity = bytes.count / 2 + 8
      while true {
        guard let (found, total) = read(bytes, capacity: capacity) else { return nil }
        if total <= capacity { return found }
        capacity = total
      }
    }
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, capacity: Int
  ) -> (found: [TextBreaker.Boundary], total: Int)? {
    withUnsafeTemporaryAllocation(of: lectern_boundary.self, capacity: capacity) { buffer in
      let total = bytes.withMemoryRebound(to: CChar.self) {
        lectern_breaker_boundaries(pointer, $0.baseAddress, Int64($0.count), buffer.baseAddress, Int32(capacity))
      }
      guard total >= 0 else { return nil }
      let found = buffer.prefix(Int(total)).map {
        TextBreaker.Boundary(offset: Int($0.offset), status: Int($0.status))
      }
      return (found, Int(total))
    }
  }
}
