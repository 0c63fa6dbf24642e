import Synchronization

/// A value that is made once, by the first that asks for it.
final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; who comes while it is made waits for it.
  var value: Value { made.withLock { give(&$0) } }

  /// The value, made here if need be; nil while somebody else makes it.
  var valueAtOnce: Value? { made.withLockIfAvailable { give(&$0) } }

  private func give(_ made: inout sending Value?) -> Value {
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}
