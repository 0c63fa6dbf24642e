/// The lines of a text with their places, their line ends (LF, CR LF or CR) among them.
struct Lines: Sequence, IteratorProtocol {
  struct Line {
    /// The line without its end.
    let content: ArraySlice<UInt8>
    /// The line with its end.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8]) {
    self.init(bytes, in: bytes.indices)
  }

  /// Creates the lines of a part of a text.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// Returns a Boolean value that indicates whether a line shows nothing.
  static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  mutating func next() -> Line? {
    guard index < end else { return nil }
    let start = index
    var stop = start
    while stop < end, bytes[stop] != 0x0A, bytes[stop] != 0x0D { stop += 1 }
    index = Swift.min(stop + 1, end)
    if stop + 1 < end, bytes[stop] == 0x0D, bytes[stop + 1] == 0x0A { index = stop + 2 }
    return Line(content: bytes[start..<stop], range: start..<index)
  }
}
