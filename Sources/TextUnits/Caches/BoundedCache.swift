/// What was computed last, up to a cost: when half of it is filled, the half before that is forgotten.
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private var cost = 0
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// Creates a cache; `capacity` is the highest sum of costs that is kept.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value of a key, nil where it is not known or forgotten.
  package subscript(_ key: Key) -> Value? { young[key] ?? old[key] }

  /// Keeps a value.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if self.cost + cost > capacity / 2 {
      old = young
      young = [:]
      self.cost = 0
    }
    self.cost += cost
    young[key] = value
  }
}
