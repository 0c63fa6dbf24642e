extension Sequence where Element == UInt8 {
  /// A hash of the bytes that is the same in every run and on every machine: FNV-1a of 64 bits.
  ///
  /// It tells contents apart that nobody has made to be alike, and is no seal. Other modules build it for the bytes
  /// that they have: each opening hashes the ends of a book.
  @inlinable package var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
