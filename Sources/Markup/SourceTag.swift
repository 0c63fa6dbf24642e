/// The start tags of a source.
package enum SourceTag {
  /// The number of places of `<` that are looked at for one tag: an attribute may hold some.
  private static let mostTries = 16
  /// The greatest length of a tag, in bytes.
  private static let longest = 64 << 10

  /// Returns the bytes that the start tag of an element takes, by the number of bytes that were read when it began: a
  /// place in the tag, or right behind it.
  package static func range(of element: String, around offset: Int, in source: [UInt8]) -> Range<Int>? {
    let name = Array(element.utf8)
    var end = min(offset, source.count)
    var tries = 0
    while tries < mostTries, let start = source[..<end].lastIndex(of: UInt8(ascii: "<")) {
      if isTag(name, at: start, in: source) { return start..<tagEnd(from: start, in: source) }
      end = start
      tries += 1
    }
    return nil
  }

  /// Returns the attributes of a start tag in order, also those that stand there twice; references are resolved.
  package static func attributes(in tag: ArraySlice<UInt8>) -> [(name: String, value: String)] {
    let inner = tag.dropFirst().drop { !isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    return Array(inner).withUnsafeBufferPointer { bytes in
      TagSource(bytes).attributes.map { ($0.name, String(decoding: HTMLReferences.decode($0.value), as: UTF8.self)) }
    }
  }

  private static func isTag(_ name: [UInt8], at start: Int, in source: [UInt8]) -> Bool {
    var index = start + 1
    // A prefix of a name of XML is no part of the local name.
    let written = source[index...].prefix(longest).prefix {
      !isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    if let colon = written.lastIndex(of: UInt8(ascii: ":")) { index = colon + 1 }
    let local = source[index..<written.endIndex]
    return local.count == name.count
      && zip(local, name).allSatisfy { $0 == $1 || isLetter($0) && $0 | 0x20 == $1 | 0x20 }
  }

  /// Returns the place behind the `>` that ends a tag, past those in quoted values.
  private static func tagEnd(from start: Int, in source: [UInt8]) -> Int {
    var quote: UInt8?
    var index = start
    while index < source.count, index - start < longest {
      let byte = source[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return index
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
