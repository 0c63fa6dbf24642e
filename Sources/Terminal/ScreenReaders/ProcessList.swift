import Glibc

/// The processes that run, as `/proc` lists them.
struct ProcessList {
  /// A process.
  struct Entry: Hashable {
    let parent: Int32
    /// The number of the user it runs for.
    let owner: UInt32
    /// The program: of a script, the script.
    let name: String
  }

  private let folder: String

  /// Creates the list of a file system that may begin elsewhere.
  init(root: String) {
    folder = root + "/proc"
  }

  /// Every process, in no order.
  var all: some Sequence<Entry> {
    FolderNames.all(in: folder).lazy.compactMap { Int32($0) }.compactMap { entry($0) }
  }

  /// The process that has started a process, the one that has started that, and so on.
  func ancestors(of process: Int32) -> [Entry] {
    var found: [Entry] = []
    var seen: Set<Int32> = [process]
    var next = entry(process)?.parent
    // A number may be used again while we look.
    while let id = next, id > 0, seen.insert(id).inserted, let entry = entry(id) {
      found.append(entry)
      next = entry.parent
    }
    return found
  }

  private func entry(_ id: Int32) -> Entry? {
    var status = stat()
    let path = "\(folder)/\(id)"
    guard stat(path, &status) == 0, let stat = SmallFile.line(of: path + "/stat") else { return nil }
    // The name stands in brackets and may hold some itself; the state and the parent come after the last.
    guard let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close else { return nil }
    let parent = stat[close...].dropFirst().split(separator: " ").dropFirst().first.flatMap { Int32($0) }
    let own = String(stat[stat.index(after: open)..<close])
    let name = own.hasPrefix("python") ? script(of: path) ?? own : own
    return Entry(parent: parent ?? 0, owner: status.st_uid, name: name)
  }

  /// The name of the script that an interpreter was started with.
  private func script(of path: String) -> String? {
    let words = SmallFile.text(of: path + "/cmdline")?.split(separator: "\0").dropFirst()
    guard let file = words?.first(where: { !$0.hasPrefix("-") })?.split(separator: "/").last else { return nil }
    return String(file.hasSuffix(".py") ? file.dropLast(3) : file)
  }
}
