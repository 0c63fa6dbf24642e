/// Paths inside a publication (EPUB 3.3, 4.2.5): names of entries, never of files.
enum ContainerPath {
  /// The entry and the fragment that a reference in a document leads to, nil when it leads out of the publication.
  ///
  /// Steps above the root stay at the root, as in every URL.
  static func resolve(_ reference: String, from document: String) -> (path: String, fragment: String?)? {
    guard !hasScheme(reference), !reference.hasPrefix("//") else { return nil }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 && !parts[1].isEmpty ? PercentEncoding.decode(parts[1]) : nil
    let target = parts.first?.prefix { $0 != "?" } ?? ""
    if target.isEmpty { return (document, fragment) }
    let base = target.hasPrefix("/") ? [] : document.split(separator: "/").dropLast().map { String($0) }
    var steps = base
    for step in PercentEncoding.decode(target).split(separator: "/") {
      switch step {
      case ".": continue
      case "..": _ = steps.popLast()
      default: steps.append(String(step))
      }
    }
    return (steps.joined(separator: "/"), fragment)
  }

  /// Whether a reference begins with a scheme (RFC 3986, 3.1).
  private static func hasScheme(_ reference: String) -> Bool {
    let end = reference.utf8.firstIndex { byte in
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      return !(isLetter || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E)
    }
    guard let end, reference.utf8[end] == 0x3A, let first = reference.utf8.first else { return false }
    return (0x61...0x7A).contains(first | 0x20)
  }
}
