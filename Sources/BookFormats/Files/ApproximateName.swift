/// Names of files that stand for the same file where capitals, kinds of slashes and escapes do not matter.
enum ApproximateName {
  /// Returns the form that all spellings of a name share whose capitals or slashes differ; escapes stay as they are.
  ///
  /// `OEBPS\A%20b.xhtml` -> `oebps/a%20b.xhtml`
  static func of(_ name: String) -> String {
    if isPlain(name) { return name.utf8.contains { (0x41...0x5A).contains($0) } ? name.lowercased() : name }
    return name.lowercased().split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }.joined(separator: "/")
  }

  /// Returns the forms by which a file that is there may be asked for: as its name is written, and without the escapes
  /// that programs leave in names.
  ///
  /// A reference is decoded once, where it is resolved; a second time it could mean another file, or another folder.
  static func forms(of name: String) -> [String] {
    name.utf8.contains(UInt8(ascii: "%")) ? [of(name), of(PercentEncoding.decode(name))] : [of(name)]
  }

  /// Returns a Boolean value that indicates whether a name is nothing but ASCII and has all its steps, as most of a
  /// book's are.
  private static func isPlain(_ name: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), 0x80...: return false
      case UInt8(ascii: "/"), UInt8(ascii: "."): if before == UInt8(ascii: "/") { return false }
      default: break
      }
      before = byte
    }
    return before != UInt8(ascii: "/")
  }
}
