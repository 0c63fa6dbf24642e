import CZip
import FileNames
import Glibc

/// The owner of an open `zip_t`.
struct ZipHandle: ~Copyable {
  /// The reason why an entry cannot be read, without the name of the entry.
  enum Failure: Error {
    case encrypted, unsupported, tooLarge
    case damaged(ArchiveFault)
  }

  /// The number of bytes that are unpacked between two checks of the limits.
  private static let step = 64 << 10

  private let archive: OpaquePointer
  /// The size of the archive in bytes.
  let size: Int

  /// Opens the archive in a file from a place on.
  init(path: String, from start: Int = 0) throws(ArchiveError) {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_file_create(FileName.bytes(path), UInt64(start), 0, &error) else {
      throw .notAnArchive(file: path, reason: Self.reason(&error))
    }
    archive = try Self.open(source, file: path, &error)
    var status = stat()
    size = stat(FileName.bytes(path), &status) == 0 ? Int(status.st_size) - start : 0
  }

  init(bytes: ArraySlice<UInt8>, name: String) throws(ArchiveError) {
    // libzip reads the buffer while the archive is open, and frees it afterwards, so the archive has a copy of its
    // own. An empty buffer would not be freed.
    let copy = bytes.isEmpty ? nil : malloc(bytes.count)
    guard copy != nil || bytes.isEmpty else {
      throw .notAnArchive(file: name, reason: ArchiveFault(.other, String(cString: strerror(ENOMEM))))
    }
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress, let copy { memcpy(copy, base, source.count) }
    }
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_buffer_create(copy, UInt64(bytes.count), 1, &error) else {
      free(copy)
      throw .notAnArchive(file: name, reason: Self.reason(&error))
    }
    archive = try Self.open(source, file: name, &error)
    size = bytes.count
  }

  private static func open(
    _ source: OpaquePointer, file: String, _ error: inout zip_error_t
  ) throws(ArchiveError) -> OpaquePointer {
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      zip_source_free(source)
      throw .notAnArchive(file: file, reason: reason(&error))
    }
    return archive
  }

  deinit { zip_discard(archive) }

  /// The number of entries.
  var count: Int { Int(max(0, zip_get_num_entries(archive, 0))) }

  /// Returns the name of an entry in UTF-8; a name in an unknown encoding is read as code page 437.
  func name(of index: UInt64) -> String? {
    zip_get_name(archive, index, 0).map { String(cString: $0) }
  }

  /// Returns the size that an entry declares, in bytes, or nil if it declares none.
  func declaredSize(of index: UInt64) -> Int? {
    var stat = zip_stat_t()
    zip_stat_init(&stat)
    guard zip_stat_index(archive, index, 0, &stat) == 0, stat.valid & UInt64(ZIP_STAT_SIZE) != 0 else { return nil }
    return Int(clamping: stat.size)
  }

  /// Returns the bytes of an entry, up to `limit` bytes.
  ///
  /// For a damaged entry, they are the bytes before the place where the damage is noticed; for a wrong checksum,
  /// these are all.
  func read(_ index: UInt64, upTo limit: Int, ratio: Int) throws(Failure) -> (bytes: [UInt8], damage: ArchiveFault?) {
    var stat = zip_stat_t()
    zip_stat_init(&stat)
    guard zip_stat_index(archive, index, 0, &stat) == 0 else { throw failure() }
    let packed = stat.valid & UInt64(ZIP_STAT_COMP_SIZE) != 0 ? Int(clamping: stat.comp_size) : Int.max / ratio
    let (unpacked, isTooMuch) = packed.multipliedReportingOverflow(by: ratio)
    let most = min(limit, max(Self.step, isTooMuch ? limit : unpacked))
    guard let entry = zip_fopen_index(archive, index, 0) else { throw failure() }
    defer { zip_fclose(entry) }

    var bytes: [UInt8] = []
    // The declared size only saves copies, and a false one costs only these.
    bytes.reserveCapacity(min(Int(clamping: stat.size), 4 << 20, most))
    var step = [UInt8](repeating: 0, count: Self.step)
    while true {
      let count = step.withUnsafeMutableBytes { zip_fread(entry, $0.baseAddress, UInt64($0.count)) }
      if count < 0 {
        let code = zip_error_code_zip(zip_file_get_error(entry))
        let damage = ArchiveFault(code: code, String(cString: zip_file_strerror(entry)))
        guard !bytes.isEmpty else { throw .damaged(damage) }
        return (bytes, damage)
      }
      if count == 0 { return (bytes, nil) }
      if bytes.count + Int(count) > most { throw .tooLarge }
      bytes += step[..<Int(count)]
    }
  }

  private func failure() -> Failure {
    let code = zip_error_code_zip(zip_get_error(archive))
    switch code {
    case ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD: return .encrypted
    case ZIP_ER_COMPNOTSUPP, ZIP_ER_ENCRNOTSUPP, ZIP_ER_OPNOTSUPP: return .unsupported
    default: return .damaged(ArchiveFault(code: code, String(cString: zip_strerror(archive))))
    }
  }

  private static func reason(_ error: inout zip_error_t) -> ArchiveFault {
    ArchiveFault(code: zip_error_code_zip(&error), String(cString: zip_error_strerror(&error)))
  }
}
