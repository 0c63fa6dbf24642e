import Synchronization

/// The entries of a ZIP archive, which are read one at a time and never written to a file.
///
/// Names are only compared with names, so no name can lead out of the archive.
package final class Archive: Sendable {
  /// The name of the archive in messages.
  package let file: String
  /// The limits on the size of unpacked entries.
  package let limits: ArchiveLimits
  /// A Boolean value that indicates whether the archive is cut off, and its list of entries is missing with its end.
  ///
  /// The entries are then those that were found by their own headers.
  package let isCut: Bool
  /// The names of the entries in the order of the archive, without repetitions.
  package let names: [String]

  private let indexes: [String: UInt64]
  /// The greatest size of all entries together, in bytes.
  private let total: Int
  private let state: Mutex<State>

  private struct State: ~Copyable {
    let handle: ZipHandle
    /// The real sizes of the entries read so far, by index.
    var sizes: [UInt64: Int] = [:]
    var total = 0
  }

  /// Opens the archive at a path.
  package convenience init(path: String, limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) {
    var isCut = false
    let handle = try Self.handle(&isCut) { () throws(ArchiveError) in
      try ZipHandle(path: path)
    } late: { () throws(ArchiveError) in
      guard let start = PrefixedArchive.start(path: path) else { return nil }
      return try ZipHandle(path: path, from: start)
    } mended: {
      CutArchive.mended(path: path)
    }
    try self.init(handle, file: path, limits: limits, isCut: isCut)
  }

  /// Opens an archive in memory; `name` stands for it in messages.
  package convenience init(
    bytes: [UInt8], name: String, limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) {
    var isCut = false
    let handle = try Self.handle(&isCut) { () throws(ArchiveError) in
      try ZipHandle(bytes: bytes[...], name: name)
    } late: { () throws(ArchiveError) in
      guard let start = PrefixedArchive.start(bytes) else { return nil }
      return try ZipHandle(bytes: bytes[start...], name: name)
    } mended: {
      CutArchive.mended(bytes)
    }
    try self.init(handle, file: name, limits: limits, isCut: isCut)
  }

  /// Opens the archive as it is, or from the place behind a prefix, or with a new list of entries if its end is cut
  /// off.
  private static func handle(
    _ isCut: inout Bool, open: () throws(ArchiveError) -> sending ZipHandle,
    late: () throws(ArchiveError) -> sending ZipHandle?, mended: () -> [UInt8]?
  ) throws(ArchiveError) -> sending ZipHandle {
    do {
      return try open()
    } catch {
      if let handle = try? late() { return handle }
      guard let bytes = mended() else { throw error }
      isCut = true
      return try ZipHandle(bytes: bytes[...], name: error.place.file)
    }
  }

  private init(
    _ handle: consuming sending ZipHandle, file: String, limits: ArchiveLimits, isCut: Bool
  ) throws(ArchiveError) {
    let count = handle.count
    // libzip takes an empty file for an archive without entries.
    guard count > 0 else { throw .empty(file: file) }
    guard count <= limits.entries else { throw .tooManyEntries(file: file, limit: limits.entries) }
    var names: [String] = []
    var indexes: [String: UInt64] = [:]
    names.reserveCapacity(count)
    indexes.reserveCapacity(count)
    for index in 0..<UInt64(count) {
      // The first of several entries with one name counts, as in reading systems.
      guard let name = handle.name(of: index) else { continue }
      if let first = indexes.updateValue(index, forKey: name) {
        indexes[name] = first
      } else {
        names.append(name)
      }
    }
    self.file = file
    self.limits = limits
    self.isCut = isCut
    self.names = names
    self.indexes = indexes
    total = limits.total(ofArchive: handle.size)
    state = Mutex(State(handle: handle))
  }

  /// Returns a Boolean value that indicates whether the archive has an entry with a name.
  package func contains(_ name: String) -> Bool { indexes[name] != nil }

  /// Returns the size that an entry declares, in bytes, which may be false, or nil if there is no such entry or it
  /// declares none.
  package func declaredSize(of name: String) -> Int? {
    indexes[name].flatMap { index in state.withLock { $0.handle.declaredSize(of: index) } }
  }

  /// Returns the bytes of an entry.
  ///
  /// - Throws: `ArchiveError` if there is no such entry, or it is encrypted, damaged, or beyond the limits.
  package func read(_ name: String) throws(ArchiveError) -> [UInt8] {
    let content = try recover(name)
    if let damage = content.damage { throw damage }
    return content.bytes
  }

  /// Returns the bytes of an entry and its damage, if any; of a damaged entry, the bytes that could be unpacked.
  ///
  /// `limit` is the greatest size of the entry in bytes, where it is another than that of all entries.
  /// - Throws: `ArchiveError` if there is no such entry, or it is encrypted, without any readable bytes, or beyond
  ///   the limits.
  package func recover(
    _ name: String, upTo limit: Int? = nil
  ) throws(ArchiveError) -> (bytes: [UInt8], damage: ArchiveError?) {
    let most = limit ?? limits.entryBytes
    guard let index = indexes[name] else { throw .noEntry(file: file, entry: name) }
    do {
      let content = try state.withLock { (state) throws(ZipHandle.Failure) in
        let known = state.sizes[index] ?? 0
        let room = min(most, total - state.total + known)
        let content = try state.handle.read(index, upTo: room, ratio: limits.ratio)
        state.sizes[index] = content.bytes.count
        state.total += content.bytes.count - known
        return content
      }
      return (content.bytes, content.damage.map { .damaged(file: file, entry: name, reason: $0) })
    } catch {
      throw archiveError(error, entry: name, limit: most)
    }
  }

  private func archiveError(_ failure: ZipHandle.Failure, entry: String, limit: Int) -> ArchiveError {
    switch failure {
    case .encrypted: .encrypted(file: file, entry: entry)
    case .unsupported: .unsupported(file: file, entry: entry)
    case .damaged(let reason): .damaged(file: file, entry: entry, reason: reason)
    case .tooLarge: .tooLarge(file: file, entry: entry, limit: limit)
    }
  }
}
