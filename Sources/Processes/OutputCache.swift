import CLinux
import Glibc
import Synchronization

/// A folder of outputs of programs, each under a key, of a limited size in all.
///
/// Several programs may use the folder at the same time. Each output is written beside its place and renamed.
package final class OutputCache: Sendable {
  /// The size of all outputs, as far as this program knows it: nil until the first is kept.
  private let size = Mutex<Int?>(nil)
  private let folder: String
  private let rule: CacheRule

  /// Creates a cache in a folder, which is created with the first output.
  package init(folder: String, rule: CacheRule = CacheRule()) {
    self.folder = folder
    self.rule = rule
  }

  /// Returns a cache of a name in the folder of the environment: `$XDG_CACHE_HOME/lectern`, else `~/.cache/lectern`; nil
  /// if the environment names none.
  package static func inUserCache(_ name: String, _ environment: [String: String]) -> OutputCache? {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { $0 + "/.cache" }
    return caches.map { OutputCache(folder: $0 + "/lectern/" + name) }
  }

  /// Returns the output that was kept under a key, or nil if there is none; it counts as used.
  package func output(_ key: String, upTo limit: Int) -> [UInt8]? {
    let path = "\(folder)/\(key)"
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0, bytes.count < limit {
      bytes += buffer[..<count]
    }
    // The time of the last change is that of the last use, since most systems do not record each use.
    utimensat(AT_FDCWD, path, nil, 0)
    return bytes
  }

  /// Keeps an output under a key, and removes others that have not been used for long if there are too many.
  package func keep(_ output: [UInt8], as key: String) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      mkdir(path, 0o700)
    }
    // A name of its own, so that two programs never write one file.
    let new = "\(folder)/\(CacheRule.draftMark)\(key).\(getpid())"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0, let file = fdopen(descriptor, "wb") else { return }
    let isWritten = fwrite(output, 1, output.count, file) == output.count
    guard fclose(file) == 0, isWritten, rename(new, "\(folder)/\(key)") == 0 else {
      unlink(new)
      return
    }
    size.withLock { size in
      if let known = size { size = known + output.count }
      if size ?? .max > rule.most { size = prune() }
    }
  }

  /// Removes what is too much, and returns the size of the rest.
  private func prune() -> Int {
    let files = files()
    let surplus = rule.surplus(of: files, now: time(nil))
    for file in surplus { unlink("\(folder)/\(file.name)") }
    return files.reduce(0) { $0 + $1.size } - surplus.reduce(0) { $0 + $1.size }
  }

  private func files() -> [CacheRule.File] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var files: [CacheRule.File] = []
    while let entry = readdir(open) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      files.append(CacheRule.File(name: name, size: Int(status.st_size), lastUse: status.st_mtim.tv_sec))
    }
    return files
  }
}

/// The rule by which a cache is kept within its limit.
package struct CacheRule: Sendable {
  /// A file of a cache.
  package struct File: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The size in bytes.
    package let size: Int
    /// The time of the last use, in seconds since 1970.
    package let lastUse: Int

    /// Creates a description of a file.
    package init(name: String, size: Int, lastUse: Int) {
      self.name = name
      self.size = size
      self.lastUse = lastUse
    }
  }

  /// The start of the names of files that are being written.
  static let draftMark = "."
  /// The time after which a file that is being written has been left behind, in seconds.
  private static let draftAge = 3_600

  /// The greatest size of all files, in bytes.
  let most: Int

  /// Creates a rule for a limit, of 1 GB where nothing else is given.
  package init(most: Int = 1 << 30) { self.most = most }

  /// Returns the files to remove: those that a program has left behind half written, and if the others are too large,
  /// those that have not been used for the longest time, until a tenth of the limit is free.
  package func surplus(of files: [File], now: Int) -> [File] {
    let drafts = files.filter { $0.name.hasPrefix(Self.draftMark) }
    var surplus = drafts.filter { $0.lastUse < now - Self.draftAge }
    let others = files.filter { !$0.name.hasPrefix(Self.draftMark) }
    var size = others.reduce(0) { $0 + $1.size }
    guard size > most else { return surplus }
    for file in others.sorted(by: { ($0.lastUse, $0.name) < ($1.lastUse, $1.name) }) where size > most - most / 10 {
      surplus.append(file)
      size -= file.size
    }
    return surplus
  }
}
