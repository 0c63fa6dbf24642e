/// A ZIP archive in which nothing is compressed, the same to the byte on every machine.
///
/// A compressed archive depends on the version of the compressor, and an archiver writes the times and rights of the
/// files it met. Here all is fixed: every entry stored, dated 1980-01-01, without extra fields (APPNOTE 6.3, §4.3).
package struct StoredZip {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Creates an archive without entries.
  package init() {}

  /// Creates an EPUB container: `mimetype` first, then the other entries sorted by name.
  ///
  /// OCF 3.3 §4.2 wants the media type at a fixed offset; the order of the rest is free, so it is fixed here.
  package init(container files: [String: [UInt8]]) {
    let first = "mimetype"
    // String's own order in Swift is that of its Unicode scalars, so it is the same on every machine.
    let rest = files.filter { $0.key != first }.sorted { $0.key < $1.key }
    if let mediaType = files[first] { append(mediaType, named: first) }
    for (name, content) in rest { append(content, named: name) }
  }

  /// Adds an entry; the name is ASCII, its folders separated by slashes.
  package mutating func append(_ content: [UInt8], named name: String) {
    let name = Array(name.utf8)
    let offset = body.count
    // What the local header and the central directory say alike: version 1.0, no flags, stored, 0 o'clock on
    // 1980-01-01, checksum, two equal sizes, the length of the name, no extra field.
    var common: [UInt8] = []
    common.append(little: [10, 0, 0, 0, 0x0021], bytes: 2)
    common.append(little: [Int(Self.checksum(content)), content.count, content.count], bytes: 4)
    common.append(little: [name.count, 0], bytes: 2)

    body.append(little: [0x0403_4B50], bytes: 4)
    body += common + name + content

    directory.append(little: [0x0201_4B50], bytes: 4)
    directory.append(little: [10], bytes: 2)
    directory += common
    // No comment, first disk, no attributes of the file, neither inside nor outside.
    directory.append(little: [0, 0, 0], bytes: 2)
    directory.append(little: [0, offset], bytes: 4)
    directory += name
    count += 1
  }

  /// The archive's bytes.
  package var bytes: [UInt8] {
    var end: [UInt8] = []
    end.append(little: [0x0605_4B50], bytes: 4)
    end.append(little: [0, 0, count, count], bytes: 2)
    end.append(little: [directory.count, body.count], bytes: 4)
    end.append(little: [0], bytes: 2)
    return body + directory + end
  }

  /// CRC-32 as ZIP and Ethernet have it, bit by bit: books here are small.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { checksum, byte in
      (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}

extension [UInt8] {
  /// Adds numbers of 2 or 4 bytes, the lowest byte first.
  fileprivate mutating func append(little numbers: [Int], bytes: Int) {
    for number in numbers {
      for index in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
  }
}
