import CLinux
import Glibc

/// The processes that run, as `/proc` lists them.
struct ProcessList {
  /// A process.
  struct Entry: Hashable {
    let id: Int32
    /// The program: of a script, the script.
    let name: String
  }

  private let folder: String

  /// Creates the list of a file system that may begin elsewhere.
  init(root: String) {
    folder = root + "/proc"
  }

  /// Every process, in no order.
  ///
  /// - Complexity: a small file for each, which is all that is read: a machine may run thousands.
  var all: some Sequence<Entry> {
    FolderNames.all(in: folder).lazy.compactMap { Int32($0) }.compactMap { entry($0) }
  }

  /// The number of the user that a process runs for; nil where it is gone.
  func owner(of process: Int32) -> UInt32? {
    var status = stat()
    return stat("\(folder)/\(process)", &status) == 0 ? status.st_uid : nil
  }

  /// The process that has started a process, the one that has started that, and so on.
  func ancestors(of process: Int32) -> [Entry] {
    var found: [Entry] = []
    var seen: Set<Int32> = [process]
    var next = parent(of: process)
    // A number may be used again while we look.
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
    // The name stands in brackets and may hold some itself; the state and the parent come after the last.
    return stat.utf8.lastIndex(of: UInt8(ascii: ")")).flatMap { close in
      stat[close...].split(separator: " ").dropFirst(2).first.flatMap { Int32($0) }
    }
  }

  /// The name of the script that an interpreter was started with.
  private func script(of path: String) -> String? {
    let words = SmallFile.text(of: path + "/cmdline")?.split(separator: "\0").dropFirst()
    guard let file = words?.first(where: { !$0.hasPrefix("-") })?.split(separator: "/").last else { return nil }
    return String(file.hasSuffix(".py") ? file.dropLast(3) : file)
  }
}
