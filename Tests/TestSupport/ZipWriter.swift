import CZip
import Glibc

/// Writes ZIP archives whose bytes depend on nothing but what goes in: entries are stored or
/// deflated, in order, at one fixed time.
package enum ZipWriter {
  /// Why an archive could not be written.
  package struct Failure: Error {
    /// The message of libzip.
    package let reason: String
  }

  /// Writes the entries to a file, replacing what was there.
  package static func write(
    _ entries: [(name: String, bytes: [UInt8])], to path: String, deflated: Bool = false
  ) throws {
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
      throw Failure(reason: "\(path): error \(code)")
    }
    try fill(archive, entries, deflated: deflated)
  }

  /// The bytes of an archive of the entries.
  package static func bytes(_ entries: [(name: String, bytes: [UInt8])], deflated: Bool = false) throws -> [UInt8] {
    guard let source = zip_source_buffer_create(nil, 0, 1, nil) else { throw Failure(reason: "out of memory") }
    defer { zip_source_free(source) }
    guard let archive = zip_open_from_source(source, ZIP_TRUNCATE, nil) else {
      throw Failure(reason: "no archive in memory")
    }
    // The archive frees its source when it is closed, and what was written is read after that.
    zip_source_keep(source)
    try fill(archive, entries, deflated: deflated)
    guard zip_source_open(source) == 0 else { throw Failure(reason: "the archive cannot be read again") }
    defer { zip_source_close(source) }
    var stat = zip_stat_t()
    zip_source_stat(source, &stat)
    var bytes = [UInt8](repeating: 0, count: Int(stat.size))
    guard bytes.withUnsafeMutableBytes({ zip_source_read(source, $0.baseAddress, stat.size) }) == stat.size else {
      throw Failure(reason: "the archive cannot be read again")
    }
    return bytes
  }

  /// Puts the entries into an archive and closes it.
  private static func fill(
    _ archive: OpaquePointer, _ entries: [(name: String, bytes: [UInt8])], deflated: Bool
  ) throws {
    do {
      for entry in entries { try add(entry.name, entry.bytes, deflated: deflated, to: archive) }
    } catch {
      zip_discard(archive)
      throw error
    }
    guard zip_close(archive) == 0 else {
      let failure = failure(of: archive)
      zip_discard(archive)
      throw failure
    }
  }

  private static func add(_ name: String, _ bytes: [UInt8], deflated: Bool, to archive: OpaquePointer) throws {
    // libzip reads the buffer when the archive is closed and frees it then, but for one of no bytes.
    let copy = bytes.isEmpty ? nil : malloc(bytes.count)
    guard copy != nil || bytes.isEmpty else { throw Failure(reason: "out of memory") }
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress, let copy { memcpy(copy, base, source.count) }
    }
    guard let source = zip_source_buffer(archive, copy, UInt64(bytes.count), 1) else {
      free(copy)
      throw failure(of: archive)
    }
    let index = zip_file_add(archive, name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw failure(of: archive)
    }
    guard zip_set_file_compression(archive, UInt64(index), deflated ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 0) == 0,
      zip_file_set_dostime(archive, UInt64(index), 0, lectern_zip_first_day(), 0) == 0
    else { throw failure(of: archive) }
  }

  private static func failure(of archive: OpaquePointer) -> Failure {
    Failure(reason: String(cString: zip_strerror(archive)))
  }
}
