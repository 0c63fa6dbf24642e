/// A checksum of samples, which is the same in however many parts they come.
///
/// It finds what a disk or another program has changed, and is no protection against an attacker.
struct SampleChecksum {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The bytes that do not fill a word yet, the first in the lowest bits.
  private var rest: UInt64 = 0
  private var restCount = 0
  private var count = 0

  /// The checksum of what was added.
  var value: UInt64 {
    var sum = self
    sum.mix(rest)
    sum.mix(UInt64(count))
    return sum.state
  }

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    count += bytes.count
    bytes.withUnsafeBytes { buffer in
      var next = 0
      while next < buffer.count, restCount > 0 || buffer.count - next < 8 {
        rest |= UInt64(buffer[next]) << (8 * UInt64(restCount))
        (next, restCount) = (next + 1, (restCount + 1) % 8)
        guard restCount == 0 else { continue }
        mix(rest)
        rest = 0
      }
      while buffer.count - next >= 8 {
        mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: next, as: UInt64.self)))
        next += 8
      }
      while next < buffer.count {
        rest |= UInt64(buffer[next]) << (8 * UInt64(restCount))
        (next, restCount) = (next + 1, restCount + 1)
      }
    }
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0xFF51_AFD7_ED55_8CCD
    state ^= state >> 32
  }
}
