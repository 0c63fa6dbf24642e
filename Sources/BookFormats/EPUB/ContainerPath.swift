/// Paths inside a publication (EPUB 3.3, 4.2.5): names of entries, never of files.
enum ContainerPath {
  /// Returns the entry and the fragment that a reference in a document leads to, nil when it leads out of the
  /// publication.
  ///
  /// Steps above the root stay at the root, as in every URL.
  static func resolve(_ reference: String, from document: String) -> (path: String, fragment: String?)? {
    let bytes = reference.utf8
    if isPlain(bytes) { return (beginning(beside: document) + reference, nil) }
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let rest = reference[hash...].dropFirst()
    let fragment = rest.isEmpty ? nil : PercentEncoding.decode(rest)
    if isPlain(bytes[..<hash]) { return (beginning(beside: document) + reference[..<hash], fragment) }
    guard !hasScheme(reference), !bytes.starts(with: "//".utf8) else { return nil }
    let target = reference[..<(bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash)]
    if target.isEmpty { return (document, fragment) }
    var path = target.utf8.first.map(isSlash) == true ? "" : folder(of: document)
    // As in the URLs of the web, a backslash is a slash (URL standard, 4.4).
    for step in PercentEncoding.decode(target).utf8.split(whereSeparator: isSlash) {
      if step.elementsEqual("..".utf8) {
        path = folder(of: path)
      } else if !step.elementsEqual(".".utf8) {
        if !path.isEmpty { path += "/" }
        path += Substring(step)
      }
    }
    return (path, fragment)
  }

  private static let slash = UInt8(ascii: "/")

  /// Returns a Boolean value that indicates whether a byte ends a step: a backslash too, which some archives write for
  /// a slash.
  private static func isSlash(_ byte: UInt8) -> Bool { byte == slash || byte == UInt8(ascii: "\\") }

  /// Returns a Boolean value that indicates whether a reference is nothing but steps down, without special
  /// characters.
  ///
  /// Most of the thousands in a package and its contents are.
  static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    var before = slash
    for byte in bytes {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x5F, 0x80...: break
      case 0x2E, slash: if before == slash { return false }
      default: return false
      }
      before = byte
    }
    return before != slash
  }

  /// Returns the beginning of the paths of all entries beside a document: its own without its last step.
  static func beginning(beside document: String) -> String {
    document.utf8.lastIndex(where: isSlash).map { String(document[...$0]) } ?? ""
  }

  /// Returns a path without its last step.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(where: isSlash).map { String(path[..<$0]) } ?? ""
  }

  /// Returns a Boolean value that indicates whether a reference begins with a scheme (RFC 3986, 3.1).
  private static func hasScheme(_ reference: String) -> Bool {
    let end = reference.utf8.firstIndex { byte in
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      return !(isLetter || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E)
    }
    guard let end, reference.utf8[end] == 0x3A, let first = reference.utf8.first else { return false }
    return (0x61...0x7A).contains(first | 0x20)
  }
}
