/// The names of elements and attributes of a tree, each once, and their numbers.
///
/// Names are looked up far more often than anything else of a tree. The first ones are found by a hash that costs as
/// little as it can; as anybody may choose names that have one hash, the others are found by one that nobody can foresee.
struct NameNumbers: Sendable {
  private static let slotCount = 512
  private static let mostInSlots = 256

  /// The names, in the order of their numbers.
  private(set) var names: [String] = []
  /// The numbers of the first names at their hashes, or at the next places that are free; -1 at those.
  private var slots = [Int32](repeating: -1, count: slotCount)
  private var rest: [String: Int32] = [:]

  /// Returns the number of a name, or nil for one that the tree does not have.
  subscript(name: String) -> Int32? {
    var slot = Self.slot(of: name)
    while slots[slot] >= 0 {
      if names[Int(slots[slot])] == name { return slots[slot] }
      slot = (slot + 1) % Self.slotCount
    }
    return rest.isEmpty ? nil : rest[name]
  }

  /// Adds a name that the tree does not have, and returns its number.
  mutating func add(_ name: String) -> Int32 {
    let number = Int32(names.count)
    names.append(name)
    guard number < Self.mostInSlots else {
      rest[name] = number
      return number
    }
    var slot = Self.slot(of: name)
    while slots[slot] >= 0 { slot = (slot + 1) % Self.slotCount }
    slots[slot] = number
    return number
  }

  private static func slot(of name: String) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    name.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    }
    return Int((hash ^ hash >> 15) % UInt32(slotCount))
  }
}
