import CLinux
import Glibc

/// The running processes, from `/proc`.
struct ProcessList {
  /// A process.
  struct Entry: Hashable {
    let id: Int32
    /// The name of the program, or of the script that an interpreter runs.
    let name: String
  }

  private let folder: String

  /// Creates the list of a file system with a root folder.
  init(root: String) {
    folder = root + "/proc"
  }

  /// All processes, in no particular order.
  ///
  /// - Complexity: one small file for each, as a machine may run thousands.
  var all: some Sequence<Entry> {
    FolderNames.all(in: folder).lazy.compactMap { Int32($0) }.compactMap { entry($0) }
  }

  /// Returns the user identifier of a process, or nil if it has ended.
  func owner(of process: Int32) -> UInt32? {
    var status = stat()
    return stat("\(folder)/\(process)", &status) == 0 ? status.st_uid : nil
  }

  /// Returns the parent of a process, the parent of that, and so on.
  func ancestors(of process: Int32) -> [Entry] {
    var found: [Entry] = []
    var seen: Set<Int32> = [process]
    var next = parent(of: process)
    // Identifiers may be reused during the search.
    while let id = next, id > 0, seen.insert(id).inserted, let entry = entry(id) {
      found.append(entry)
      next = parent(of: id)
    }
    return found
  }

  private func entry(_ id: Int32) -> Entry? {
    let path = "\(folder)/\(id)"
    guard let own = SmallFile.line(of: path + "/comm") else { return nil }
    return Entry(id: id, name: own.hasPrefix("python") ? script(of: path) ?? own : own)
  }

  private func parent(of id: Int32) -> Int32? {
    guard let stat = SmallFile.line(of: "\(folder)/\(id)/stat") else { return nil }
    // The name is in parentheses and may contain some; the state and the parent follow the last one.
    return stat.utf8.lastIndex(of: UInt8(ascii: ")")).flatMap { close in
      stat[close...].split(separator: " ").dropFirst(2).first.flatMap { Int32($0) }
    }
  }

  /// Returns the name of the script that an interpreter runs, or nil if there is none.
  private func script(of path: String) -> String? {
    let words = SmallFile.text(of: path + "/cmdline")?.split(separator: "\0").dropFirst()
    guard let file = words?.first(where: { !$0.hasPrefix("-") })?.split(separator: "/").last else { return nil }
    return String(file.hasSuffix(".py") ? file.dropLast(3) : file)
  }
}
