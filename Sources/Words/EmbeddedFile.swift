import CWords

/// A file that is part of the program.
package enum EmbeddedFile {
  /// Returns the bytes of the file of a name, such as `en.txt`; none where there is no such file.
  package static func bytes(of name: String) -> [UInt8] {
    let file = lectern_embedded_file(name)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// Returns the text of the file of a name; nil where there is no such file.
  package static func text(of name: String) -> String? {
    let bytes = bytes(of: name)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the entries of a table of a line each, `key = value`, in the order of the file.
  ///
  /// A key that cannot be seen is written as its code point, `U+00A0`. A line that begins with `#` and is no entry of
  /// that key is a comment.
  package static func entries(of name: String) -> [(key: String, value: String)] {
    bytes(of: name).split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#") || line.starts(with: "# = ".utf8), let equals = separator(in: line) else {
        return nil
      }
      return (
        key(String(decoding: line[..<equals], as: UTF8.self)),
        String(decoding: line[(equals + 3)...], as: UTF8.self)
      )
    }
  }

  /// Returns the words for characters, from a table of entries; of two for one character the first counts.
  package static func words(of name: String) -> [Character: String] {
    let words = entries(of: name).compactMap { entry in
      entry.key.count == 1 ? entry.key.first.map { ($0, entry.value) } : nil
    }
    return Dictionary(words) { first, _ in first }
  }

  /// Returns the place of ` = ` in a line.
  private static func separator(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.dropFirst().first { line[$0...].starts(with: " = ".utf8) }
  }

  private static func key(_ text: String) -> String {
    guard text.hasPrefix("U+"), let value = UInt32(text.dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value)
    else { return text }
    return String(scalar)
  }
}
