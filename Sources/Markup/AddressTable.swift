/// Facts on names by their addresses: a parser keeps each name at one address for as long as it runs.
struct AddressTable<Value> {
  private var known: [UInt: Value] = [:]
  /// The last ones by some bits of their addresses: documents use few names, and each thousands of times.
  private var recent = [(address: UInt, value: Value)?](repeating: nil, count: 64)

  /// The fact on the name at an address; nil before one is kept.
  subscript(address: UnsafeRawPointer) -> Value? {
    mutating get {
      let address = UInt(bitPattern: address)
      if let last = recent[Self.slot(of: address)], last.address == address { return last.value }
      guard let value = known[address] else { return nil }
      recent[Self.slot(of: address)] = (address, value)
      return value
    }
    set {
      let address = UInt(bitPattern: address)
      known[address] = newValue
      recent[Self.slot(of: address)] = newValue.map { (address, $0) }
    }
  }

  private static func slot(of address: UInt) -> Int { Int(address >> 3 & 63) }
}
