/// A cache of the values used last, up to a cost: when half of it is filled, those that were not used since are
/// forgotten.
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let value: Value
    let cost: Int
  }

  private let capacity: Int
  private var cost = 0
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]

  /// Creates a cache; `capacity` is the highest sum of costs that is kept.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the value of a key, nil where it is not known or forgotten.
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Takes a value out, so that it can be changed without a copy.
  package mutating func take(_ key: Key) -> Value? {
    if let entry = young.removeValue(forKey: key) {
      cost -= entry.cost
      return entry.value
    }
    return old.removeValue(forKey: key)?.value
  }

  /// Keeps a value.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    let entry = Entry(value: value, cost: cost)
    if !old.isEmpty { old.removeValue(forKey: key) }
    if let before = young.updateValue(entry, forKey: key) { self.cost -= before.cost }
    self.cost += cost
    guard self.cost > capacity / 2, young.count > 1 else { return }
    young[key] = nil
    swap(&young, &old)
    young.removeAll(keepingCapacity: true)
    young[key] = entry
    self.cost = cost
  }
}
