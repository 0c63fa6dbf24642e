/// The templates of one language, found by their keys in the text of its file.
///
/// A line holds a key and its template, `key = template`. A line that begins with a space goes on with the template of
/// the line before; the two are joined by a space. In a template `\n` is a line break. Lines that are empty or begin
/// with `#` are passed over.
package struct WordList: Sendable {
  private let bytes: [UInt8]
  /// The offset of the line of each key, by the hash of the key.
  private let lines: [UInt64: Int]

  /// Finds the lines of a file; templates are taken out of it when they are asked for.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.withUnsafeBufferPointer { bytes in
      var lines: [UInt64: Int] = [:]
      Self.forEachKey(in: bytes) { key in
        if case let hash = Self.hash(key), lines[hash] == nil { lines[hash] = key.startIndex }
      }
      return lines
    }
  }

  /// The template of a key; nil where the file has none.
  package subscript(key: Phrase.Key) -> String? {
    let name = key.rawValue.utf8
    guard let line = lines[Self.hash(name)], name.elementsEqual(bytes[line...].prefix(while: Self.isOfKey)) else {
      return nil
    }
    return template(behind: line + name.count)
  }

  /// The keys in the order of the file; one that has two lines is there twice.
  package var keys: [Phrase.Key] {
    bytes.withUnsafeBufferPointer { bytes in
      var keys: [Phrase.Key] = []
      Self.forEachKey(in: bytes) { keys.append(Phrase.Key(rawValue: String(decoding: $0, as: UTF8.self))) }
      return keys
    }
  }

  /// Returns the template behind a key, with the lines that go on with it.
  private func template(behind key: Int) -> String {
    var rest = bytes[key...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") }
    let first = rest.prefix { $0 != UInt8(ascii: "\n") }
    // Most templates are one line.
    let isWhole = bytes[first.endIndex...].dropFirst().first != UInt8(ascii: " ")
    if isWhole, !first.contains(UInt8(ascii: "\\")) { return Self.trimmed(first) }
    var parts: [String] = []
    repeat {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      parts.append(Self.trimmed(line))
      rest = bytes[line.endIndex...].dropFirst()
    } while rest.first == UInt8(ascii: " ")
    let template = parts.filter { !$0.isEmpty }.joined(separator: " ")
    guard template.utf8.contains(UInt8(ascii: "\\")) else { return template }
    return template.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  /// Returns a line without the white space around it.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") }
    let start = line.firstIndex { !isBlank($0) } ?? line.endIndex
    let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return String(decoding: line[start..<end], as: UTF8.self)
  }

  private static func forEachKey(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let key = rest.prefix(while: isOfKey)
      if !key.isEmpty { body(key) }
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
  }

  /// Returns a Boolean value that indicates whether a byte may be part of a key: an ASCII letter or digit, a hyphen, a
  /// full stop.
  private static func isOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Returns the FNV-1a hash of some bytes.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
