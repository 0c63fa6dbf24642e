import Processes

/// The folder that this program is in, and its helpers.
enum ProgramFolder {
  /// The path, or nil if the system does not tell.
  static let path: String? = FilePresence.realPath(of: "/proc/self/exe").flatMap { path in
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
