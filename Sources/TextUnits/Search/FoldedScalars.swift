/// The folded forms of scalars, asked of ICU once for each and kept.
struct FoldedScalars: Sendable {
  private let folding: TextFolding
  private var known: [UInt32: Range<Int>] = [:]
  /// For the basic plane: where the bytes begin, and how many there are; not asked yet where all bits are set.
  private var basicPlane = [UInt32](repeating: .max, count: 1 << 16)
  /// The bytes of everything known.
  private(set) var bytes: [UInt8] = []

  init(_ folding: TextFolding) {
    self.folding = folding
  }

  /// Returns the range of the bytes that a scalar folds to.
  mutating func range(of scalar: UInt32) -> Range<Int> {
    if scalar < 1 << 16 {
      let entry = basicPlane[Int(scalar)]
      if entry != .max { return Int(entry >> 8)..<Int(entry >> 8) + Int(entry & 0xFF) }
      let range = add(scalar)
      basicPlane[Int(scalar)] = UInt32(range.lowerBound) << 8 | UInt32(range.count)
      return range
    }
    if let range = known[scalar] { return range }
    let range = add(scalar)
    known[scalar] = range
    return range
  }

  private mutating func add(_ scalar: UInt32) -> Range<Int> {
    let start = bytes.count
    if let scalar = Unicode.Scalar(scalar) { bytes += folding.folded(scalar).prefix(0xFF) }
    return start..<bytes.count
  }
}
