import Glibc

/// The folder that this program is in, and its helpers.
enum ProgramFolder {
  /// The path, or nil if the system does not tell.
  static let path: String? = {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) }
  }()
}
