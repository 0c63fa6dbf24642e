/// The header of a WAV file of one channel with samples of 16 bits.
enum WaveHeader {
  /// The length in bytes.
  static let length = 44
  /// The greatest number of bytes of samples that the header can declare.
  static let mostBytes = Int(UInt32.max) - length

  /// Returns the header of a file with a number of bytes of samples.
  static func bytes(samples count: Int, sampleRate: Int) -> [UInt8] {
    Array("RIFF".utf8) + four(count + length - 8) + Array("WAVEfmt ".utf8) + four(16) + two(1) + two(1)
      + four(sampleRate) + four(sampleRate * 2) + two(2) + two(16) + Array("data".utf8) + four(count)
  }

  private static func four(_ value: Int) -> [UInt8] {
    let value = UInt32(clamping: value)
    return (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func two(_ value: UInt8) -> [UInt8] { [value, 0] }
}
