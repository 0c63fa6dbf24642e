/// The lines of a text with where they stand, their line ends (LF, CR LF or CR) among them.
struct Lines: Sequence, IteratorProtocol {
  struct Line {
    /// The line without its end.
    let content: ArraySlice<UInt8>
    /// The line with its end.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether a line shows nothing.
  static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  mutating func next() -> Line? {
    guard index < bytes.count else { return nil }
    let start = index
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    index = Swift.min(end + 1, bytes.count)
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { index = end + 2 }
    return Line(content: bytes[start..<end], range: start..<index)
  }
}
