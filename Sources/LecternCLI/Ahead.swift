import Synchronization

/// Values made one after another, the next few of them in the background while one is used.
///
/// However slow their user is, no more than ``reach`` of them wait.
struct Ahead<Value: Sendable>: Sequence, IteratorProtocol {
  /// A value that whoever comes first makes; who comes meanwhile waits for it.
  private final class Slot: Sendable {
    private let made = Mutex<Value?>(nil)

    func value(_ make: () -> Value) -> Value {
      made.withLock { made in
        if let made { return made }
        let value = make()
        made = value
        return value
      }
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
      if !begun.isEmpty { background { [make] in _ = slot.value { make(index) } } }
      begun.append((index, slot))
    }
    guard let (index, slot) = begun.popFirst() else { return nil }
    return slot.value { make(index) }
  }
}
