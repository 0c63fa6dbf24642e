import Archives
import Synchronization
import Words

/// The files that are packed in an archive, found by approximate names, too.
///
/// Some books are made on systems where capitals do not matter, and by programs that write `\` for `/` or leave the
/// escapes of URLs in names.
final class PackedFiles: BookFiles {
  let archive: Archive
  /// The bytes that stand in the place of those of entries, by their names.
  private let replaced: [String: [UInt8]]
  /// The entries by the names that are alike, the first of each; made when the first is not found by its own.
  private let alike = Mutex<[String: String]?>(nil)

  init(_ archive: Archive, replacing replaced: [String: [UInt8]] = [:]) {
    self.archive = archive
    self.replaced = replaced
  }

  var file: String { archive.file }

  func name(of name: String) -> String? {
    if archive.contains(name) { return name }
    return alike.withLock { alike in
      let names =
        alike
        ?? Dictionary(archive.names.flatMap { name in ApproximateName.forms(of: name).map { ($0, name) } }) {
          first, _ in
          first
        }
      alike = names
      return names[ApproximateName.of(name)]
    }
  }

  /// Returns a Boolean value that indicates whether there is a file that a name stands for.
  func contains(_ name: String) -> Bool { self.name(of: name) != nil }

  /// Returns the size that a file claims, in bytes, or nil if none is claimed.
  func declaredSize(of name: String) -> Int? { archive.declaredSize(of: self.name(of: name) ?? name) }

  /// Returns the contents of a file; of a damaged one the part that came out of it.
  func read(_ name: String) throws(ArchiveError) -> FileContents {
    let entry = self.name(of: name) ?? name
    if let bytes = replaced[entry] { return FileContents(bytes: bytes) }
    let (bytes, damage) = try archive.recover(entry)
    guard case .damaged(_, _, let reason) = damage else { return FileContents(bytes: bytes) }
    let problem = Complaint(
      .problemDetail, ["problem": .complaint(Complaint(.readInPart)), "detail": .complaint(reason.complaint)])
    let diagnostic = Diagnostic(file: file, entry: entry, problem, isLoss: true)
    return FileContents(bytes: bytes, diagnostics: [diagnostic])
  }

  func contents(of name: String) throws(BookError) -> FileContents {
    do { return try read(name) } catch { throw BookError(error) }
  }

  /// The greatest size of a sound file, in bytes: an hour of music without losses.
  private static let longestSound = 640 << 20

  func sound(_ name: String) throws(BookError) -> SoundFile {
    do {
      return .bytes(try archive.recover(self.name(of: name) ?? name, upTo: Self.longestSound).bytes)
    } catch {
      throw BookError(error)
    }
  }
}
