import Archives
import Synchronization
import Words

/// The files that are packed in an archive, found also by names that only nearly are theirs: books are made where capitals
/// do not matter, and by programs that write `\` for `/` or leave the escapes of URLs in names.
final class PackedFiles: BookFiles {
  let archive: Archive
  /// The entries by the names that are alike, the first of each; made when the first is not found by its own.
  private let alike = Mutex<[String: String]?>(nil)

  init(_ archive: Archive) {
    self.archive = archive
  }

  var file: String { archive.file }

  func name(of name: String) -> String? {
    if archive.contains(name) { return name }
    return alike.withLock { alike in
      let names =
        alike ?? Dictionary(archive.names.map { (LooseName.of($0), $0) }) { first, _ in first }
      alike = names
      return names[LooseName.of(name)]
    }
  }

  /// Whether there is a file that a name stands for.
  func contains(_ name: String) -> Bool { self.name(of: name) != nil }

  /// How many bytes a file says it has; nil where nothing says so.
  func declaredSize(of name: String) -> Int? { archive.declaredSize(of: self.name(of: name) ?? name) }

  /// What a file holds; of a damaged one what came out of it.
  func read(_ name: String) throws(ArchiveError) -> FileContents {
    let entry = self.name(of: name) ?? name
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
}

/// Names of files that mean the same where capitals, the way folders are written and escapes do not matter.
enum LooseName {
  /// What all names like this one have in common.
  static func of(_ name: String) -> String {
    if isPlain(name) { return name.utf8.contains { (0x41...0x5A).contains($0) } ? name.lowercased() : name }
    let plain = PercentEncoding.decode(name).lowercased()
    return plain.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether a name is nothing but ASCII and its steps are all there, as most of the thousands of a book are.
  private static func isPlain(_ name: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "\\"), 0x80...: return false
      case UInt8(ascii: "/"), UInt8(ascii: "."): if before == UInt8(ascii: "/") { return false }
      default: break
      }
      before = byte
    }
    return before != UInt8(ascii: "/")
  }
}
