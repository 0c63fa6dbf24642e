import Synchronization

/// Values made one after another, the next few of them in the background while one is used.
///
/// However slow their user is, no more than ``reach`` of them wait.
struct Ahead<Value: Sendable>: Sequence, IteratorProtocol {
  /// A value that whoever comes first makes.
  private final class Slot: Sendable {
    private let made = Mutex<Value?>(nil)

    /// The value; who comes while it is made waits for it.
    func value(_ make: () -> Value) -> Value { made.withLock { Self.value(&$0, make) } }

    /// The value, made here if need be; nil while somebody else makes it.
    func valueAtOnce(_ make: () -> Value) -> Value? {
      made.withLockIfAvailable { Self.value(&$0, make) }
    }

    private static func value(_ made: inout sending Value?, _ make: () -> Value) -> Value {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }

  /// How many are made ahead: enough for the cores that a reader's machine has to spare.
  private static var reach: Int { 4 }

  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let make: @Sendable (Int) -> Value
  private var rest: ArraySlice<Int>
  private var begun: ArraySlice<(index: Int, slot: Slot)> = []

  /// Makes a value of each of some indices, in their order.
  init(
    _ indices: [Int], in background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    make: @escaping @Sendable (Int) -> Value
  ) {
    rest = indices[...]
    self.background = background
    self.make = make
  }

  mutating func next() -> Value? {
    while begun.count <= Self.reach, let index = rest.popFirst() {
      let slot = Slot()
      // The one that is wanted now is made by who wants it.
      if !begun.isEmpty { background { [make] in _ = slot.valueAtOnce { make(index) } } }
      begun.append((index, slot))
    }
    guard let (index, slot) = begun.popFirst() else { return nil }
    if let value = slot.valueAtOnce({ make(index) }) { return value }
    // Whoever waits is of use to nobody: while others make this one, the next ones are made here.
    for (next, other) in begun {
      _ = other.valueAtOnce { make(next) }
      if let value = slot.valueAtOnce({ make(index) }) { return value }
    }
    return slot.value { make(index) }
  }
}
