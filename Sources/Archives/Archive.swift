import Synchronization

/// The entries of a ZIP archive, read one at a time and never written anywhere.
///
/// Names are only compared with names, so no name can lead out of the archive.
package final class Archive: Sendable {
  /// The name of the archive in messages.
  package let file: String
  /// The limits on what may be unpacked from it.
  package let limits: ArchiveLimits
  /// A Boolean value that indicates whether the end is missing, and with it the list of the entries: those that were
  /// found are read.
  package let isCut: Bool
  /// The names of the entries in the order of the archive, two of one name counted once.
  package let names: [String]

  private let indexes: [String: UInt64]
  /// The bytes that all the entries may hold together.
  private let total: Int
  private let state: Mutex<State>

  private struct State: ~Copyable {
    let handle: ZipHandle
    /// Real sizes of the entries read so far, by index.
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

  /// Opens an archive held in memory; `name` stands for it in messages.
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

  /// The archive that can be opened, the one that begins behind something else, or what is there of one that was cut off.
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
    // libzip takes a file without a single byte for an archive without entries.
    guard count > 0 else { throw .empty(file: file) }
    guard count <= limits.entries else { throw .tooManyEntries(file: file, limit: limits.entries) }
    var names: [String] = []
    var indexes: [String: UInt64] = [:]
    names.reserveCapacity(count)
    indexes.reserveCapacity(count)
    for index in 0..<UInt64(count) {
      // Of two entries with one name the first is the one that readers see.
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

  /// Returns a Boolean value that indicates whether there is an entry of that name.
  package func contains(_ name: String) -> Bool { indexes[name] != nil }

  /// Returns the size that an entry claims, in bytes, which may be a lie, or nil if there is no such entry or it claims
  /// none.
  package func declaredSize(of name: String) -> Int? {
    indexes[name].flatMap { index in state.withLock { $0.handle.declaredSize(of: index) } }
  }

  /// The bytes of an entry.
  ///
  /// - Throws: `ArchiveError` when there is none, when it is locked or damaged, or passes the limits.
  package func read(_ name: String) throws(ArchiveError) -> [UInt8] {
    let content = try recover(name)
    if let damage = content.damage { throw damage }
    return content.bytes
  }

  /// The bytes of an entry, of a damaged one those that came out of it, and the damage.
  ///
  /// - Throws: `ArchiveError` when there is none, when it is locked or nothing comes out of it, or passes the limits.
  package func recover(_ name: String) throws(ArchiveError) -> (bytes: [UInt8], damage: ArchiveError?) {
    guard let index = indexes[name] else { throw .noEntry(file: file, entry: name) }
    do {
      let content = try state.withLock { (state) throws(ZipHandle.Failure) in
        let known = state.sizes[index] ?? 0
        let room = min(limits.entryBytes, total - state.total + known)
        let content = try state.handle.read(index, upTo: room, ratio: limits.ratio)
        state.sizes[index] = content.bytes.count
        state.total += content.bytes.count - known
        return content
      }
      return (content.bytes, content.damage.map { .damaged(file: file, entry: name, reason: $0) })
    } catch {
      throw archiveError(error, entry: name)
    }
  }

  private func archiveError(_ failure: ZipHandle.Failure, entry: String) -> ArchiveError {
    switch failure {
    case .encrypted: .encrypted(file: file, entry: entry)
    case .unsupported: .unsupported(file: file, entry: entry)
    case .damaged(let reason): .damaged(file: file, entry: entry, reason: reason)
    case .tooLarge: .tooLarge(file: file, entry: entry, limit: limits.entryBytes)
    }
  }
}
