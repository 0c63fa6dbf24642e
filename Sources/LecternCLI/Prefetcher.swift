/// Values made one after another, the next few of them in the background while one is used.
///
/// However slow their user is, no more than ``reach`` of them wait. Nothing is made beside the first, which somebody
/// waits for: to start a thread takes as long as to read a short chapter.
struct Prefetcher<Value: Sendable>: Sequence, IteratorProtocol {
  /// The number that are made ahead: enough for the cores that a reader's machine has to spare.
  private static var reach: Int { 4 }

  private let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let make: @Sendable (Int) -> Value
  private var rest: ArraySlice<Int>
  private var begun: ArraySlice<Lazy<Value>> = []
  private var hasGiven = false

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
    guard hasGiven else {
      hasGiven = true
      return rest.popFirst().map(make)
    }
    while begun.count <= Self.reach, let index = rest.popFirst() {
      let value = Lazy { [make] in make(index) }
      // The one that is wanted now is made by who wants it.
      if !begun.isEmpty { background { _ = value.valueAtOnce } }
      begun.append(value)
    }
    guard let wanted = begun.popFirst() else { return nil }
    if let value = wanted.valueAtOnce { return value }
    // Whoever waits is of use to nobody: while others make this one, the next ones are made here.
    for next in begun {
      _ = next.valueAtOnce
      if let value = wanted.valueAtOnce { return value }
    }
    return wanted.value
  }
}
