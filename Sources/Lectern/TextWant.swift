import Synchronization

/// A request for more text, left behind while a command is carried out.
final class TextWant: Sendable {
  private let isSet = Atomic(false)

  /// Asks for more text.
  func set() { isSet.store(true, ordering: .relaxed) }

  /// Returns a Boolean value that indicates whether more text was asked for since the last call.
  func take() -> Bool { isSet.exchange(false, ordering: .relaxed) }
}
