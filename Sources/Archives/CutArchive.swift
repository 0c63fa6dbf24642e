import Glibc

/// An archive whose list of entries is missing, as it is where a download was broken off: the list stands at the end.
///
/// Each entry begins with a header of its own (APPNOTE 4.3.7), of which another list can be made.
enum CutArchive {
  /// A file that is larger is not looked through; in bytes.
  private static let longest = 512 << 20
  /// How many entries a list of the plain kind has room for.
  private static let most = 65_000

  /// The bytes of the archive at a path with a list of what is there; nil where nothing is.
  static func mended(path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var step = [UInt8](repeating: 0, count: 1 << 20)
    while bytes.count <= longest {
      let count = fread(&step, 1, step.count, file)
      guard count > 0 else { return mended(bytes) }
      bytes += step[..<count]
      if !bytes.starts(with: Signature.entry) { return nil }
    }
    return nil
  }

  /// The archive with a list of what is there; nil where nothing is.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: Signature.entry), bytes.count <= longest else { return nil }
    var list: [UInt8] = []
    var count = 0
    var end = 0
    var next: Int? = 0
    while let start = next, count < most {
      guard let header = LocalHeader(bytes, at: start) else { break }
      list += header.listed
      count += 1
      end = header.end
      next = Signature.find(Signature.entry, in: bytes, from: end)
    }
    guard count > 0 else { return nil }
    var result = Array(bytes[..<end])
    result += list
    result += Signature.listEnd + [0, 0, 0, 0] + LocalHeader.short(count) + LocalHeader.short(count)
    result += LocalHeader.long(list.count) + LocalHeader.long(end) + [0, 0]
    return result
  }
}

/// The marks that the parts of an archive begin with.
enum Signature {
  static let entry: [UInt8] = [0x50, 0x4B, 3, 4]
  static let sizes: [UInt8] = [0x50, 0x4B, 7, 8]
  static let listed: [UInt8] = [0x50, 0x4B, 1, 2]
  static let listEnd: [UInt8] = [0x50, 0x4B, 5, 6]

  /// The first place of a mark from another place on.
  static func find(_ mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= start + 4 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place <= bytes.count - 4 {
        if bytes[place] == mark[0], bytes[place + 1] == mark[1], bytes[place + 2] == mark[2],
          bytes[place + 3] == mark[3]
        {
          return place
        }
        place += 1
      }
      return nil
    }
  }
}
