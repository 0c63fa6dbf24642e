import CZlib

/// The text of a dictionary, which is plain or compressed in chunks that can be read one by one (dictzip(1)).
struct DictZip {
  /// The greatest length of a part that is read, in bytes, beyond that of any entry.
  private static let longest = 1 << 20

  private let file: FileSlice
  private let chunks: Chunks?

  /// The chunks of a compressed text.
  private struct Chunks {
    /// The length of the text in each chunk; the last may be shorter.
    let length: Int
    /// The offsets of the chunks in the file, followed by the end of the last.
    let starts: [Int]
  }

  /// Opens a text, or returns nil if it is unreadable or compressed in another way.
  init?(_ path: String) {
    guard let file = FileSlice(path) else { return nil }
    self.file = file
    let isCompressed = file.bytes(at: 0, count: 2) == [0x1F, 0x8B]
    chunks = isCompressed ? DictZip.chunks(of: file) : nil
    if isCompressed, chunks == nil { return nil }
  }

  /// Returns a part of the text, or nil if the file is too short or damaged there.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count > 0, count <= DictZip.longest else { return nil }
    guard let chunks else {
      let bytes = file.bytes(at: offset, count: count)
      return bytes.count == count ? bytes : nil
    }
    let first = offset / chunks.length
    let last = (offset + count - 1) / chunks.length
    guard last < chunks.starts.count - 1 else { return nil }
    var text: [UInt8] = []
    for chunk in first...last {
      let packed = file.bytes(at: chunks.starts[chunk], count: chunks.starts[chunk + 1] - chunks.starts[chunk])
      guard let bytes = DictZip.inflated(packed, upTo: chunks.length) else { return nil }
      text += bytes
    }
    let start = offset - first * chunks.length
    return start + count <= text.count ? Array(text[start..<start + count]) : nil
  }

  /// Returns the table of chunks, which is the subfield "RA" of the header's extra field (RFC 1952, 2.3.1.1), or nil
  /// if there is none.
  private static func chunks(of file: FileSlice) -> Chunks? {
    let head = file.bytes(at: 0, count: 12 + 0xFFFF + 4096)
    func number(_ at: Int) -> Int { at + 1 < head.count ? Int(head[at]) | Int(head[at + 1]) << 8 : 0 }
    guard head.count > 22, head[2] == 8, head[3] & 0x04 != 0 else { return nil }
    let extraEnd = 12 + number(10)
    var at = 12
    while at + 4 <= min(extraEnd, head.count), !(head[at] == 0x52 && head[at + 1] == 0x41) {
      at += 4 + number(at + 2)
    }
    let (length, count) = (number(at + 6), number(at + 8))
    guard at + 10 + 2 * count <= min(extraEnd, head.count), number(at + 4) == 1, length > 0 else { return nil }
    // After the extra field come the name and the comment, each with a zero at its end, and the checksum of the
    // header.
    var start = extraEnd
    for flag in [0x08, 0x10] where Int(head[3]) & flag != 0 {
      guard let end = head[min(start, head.count)...].firstIndex(of: 0) else { return nil }
      start = end + 1
    }
    if head[3] & 0x02 != 0 { start += 2 }
    let starts = (0..<count).reduce(into: [start]) { $0.append($0[$1] + number(at + 10 + 2 * $1)) }
    return Chunks(length: length, starts: starts)
  }

  private static func inflated(_ packed: [UInt8], upTo count: Int) -> [UInt8]? {
    var text = [UInt8](repeating: 0, count: count)
    let done = packed.withUnsafeBufferPointer { input in
      text.withUnsafeMutableBufferPointer { output in
        lectern_inflate(input.baseAddress, UInt32(input.count), output.baseAddress, UInt32(output.count))
      }
    }
    return done < 0 ? nil : Array(text.prefix(done))
  }
}
