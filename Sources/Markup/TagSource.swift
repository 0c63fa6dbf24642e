/// The attributes of a tag as the source of an HTML document has them (HTML standard, 13.2.5.32 to 13.2.5.39).
struct TagSource {
  private(set) var attributes: [(name: String, value: UnsafeBufferPointer<UInt8>)] = []

  /// Reads the attributes of a tag from behind its name on.
  init(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    func skip(while isSkipped: (UInt8) -> Bool) {
      while index < source.count, isSkipped(source[index]) { index += 1 }
    }
    while true {
      skip { Self.isBlank($0) || $0 == 0x2F }
      guard index < source.count, source[index] != 0x3E else { return }
      let start = index
      index += 1
      skip { !Self.isBlank($0) && $0 != 0x2F && $0 != 0x3E && $0 != 0x3D }
      let name = String(decoding: source[start..<index], as: UTF8.self).lowercased()
      skip(while: Self.isBlank)
      var value = index..<index
      if index < source.count, source[index] == 0x3D {
        index += 1
        skip(while: Self.isBlank)
        let quote = index < source.count ? source[index] : 0
        let isQuoted = quote == 0x22 || quote == 0x27
        if isQuoted { index += 1 }
        let first = index
        skip { isQuoted ? $0 != quote : !Self.isBlank($0) && $0 != 0x3E }
        value = first..<index
        if isQuoted { index += 1 }
      }
      attributes.append((name, UnsafeBufferPointer(rebasing: source[value])))
    }
  }

  /// Reads the attributes of the tag of a name that a source ends in; none where there is no such tag.
  init(named name: String, in source: UnsafeBufferPointer<UInt8>) {
    let name = Array(name.utf8)
    // The parser writes names in small letters.
    let start = source.indices.last { start in
      source[start] == 0x3C
        && source[(start + 1)...].prefix(name.count).elementsEqual(name) { $0 | 0x20 == $1 | 0x20 }
    }
    self.init(UnsafeBufferPointer(rebasing: source[(start.map { $0 + 1 + name.count } ?? source.count)...]))
  }

  /// Returns the value of an attribute with all its references put in; nil where that is not what the parser read.
  func value(of name: String, readAs value: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let written = attributes.first(where: { $0.name == name })?.value,
      value.starts(with: written.prefix { $0 != 0x26 })
    else { return nil }
    return HTMLReferences.decode(written)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
}
