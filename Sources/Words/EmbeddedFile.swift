import CWords

/// A file that is part of the program.
package enum EmbeddedFile {
  /// The bytes of the file of a name, such as `en.txt`; none where there is no such file.
  package static func bytes(of name: String) -> [UInt8] {
    let file = lectern_embedded_file(name)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
