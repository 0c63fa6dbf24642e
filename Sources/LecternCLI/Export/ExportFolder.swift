import FileNames
import FoundationEssentials
import Glibc
import Speech
import Words

/// The folder beside the output where pieces of work are kept until the book is whole, so that an export that was
/// interrupted goes on where it was.
///
/// One export at a time has it, as long as the value is there.
final class ExportFolder: Sendable {
  /// The path.
  let path: String
  private let edges: Edges
  /// The name of the empty file that tells such a folder from others.
  private static let mark = "lectern-export"
  /// The folder, which is locked.
  private let descriptor: Int32

  /// Makes the folder of an output unless it is there.
  ///
  /// - Throws: `Failure` if it cannot be made, another export has it, or it is a folder of the user's: in the end all
  ///   that is in it is removed.
  init(beside output: String, _ edges: Edges) throws(Failure) {
    path = output.withoutEndSlashes + ".part"
    self.edges = edges
    try FileManager.default.makeFolder(path)
    descriptor = open(FileName.bytes(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    let mark = "\(path)/\(Self.mark)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard descriptor >= 0, names.isEmpty || names.contains(Self.mark) else {
      throw Failure(.inputOutput, Complaint(.exportForeignFolder, ["file": .file(path)]))
    }
    if names.isEmpty { try edges.write(to: mark) { _ throws(Complaint) in } }
    // A file system without locks is used without them.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw Failure(.inputOutput, Complaint(.exportRunning, ["file": .file(output)]))
    }
  }

  deinit { close(descriptor) }

  /// Removes the folder with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The path of the samples of the book.
  var sound: String { file("sound.wav") }

  /// Returns the path of the samples of a piece that is made before its turn.
  func samples(ofPiece index: Int) -> String { file("\(Self.number(index)).wav") }

  /// Returns a Boolean value that indicates whether the samples of a piece are there as its manifest has them.
  func holds(_ manifest: ExportManifest, ofPiece index: Int) throws(VoiceRefusal) -> Bool {
    guard FileManager.default.fileExists(atPath: samples(ofPiece: index)) else { return false }
    let file = try SampleFile(samples(ofPiece: index))
    return file.count == manifest.samples * 2 && file.checksum(of: 0..<file.count) == manifest.checksum
  }

  /// Removes the samples of a piece.
  func removeSamples(ofPiece index: Int) { try? FileManager.default.removeItem(atPath: samples(ofPiece: index)) }

  /// Returns the path of a file that is made on the way.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Returns the manifest of a piece from an earlier run, or nil if it is not there.
  func manifest(ofPiece index: Int) -> ExportManifest? {
    guard let bytes = try? edges.ownBytes(of: list(ofPiece: index)) else { return nil }
    return ExportManifest(String(decoding: bytes, as: UTF8.self))
  }

  /// Writes the manifest of a piece, whose samples are whole.
  func write(_ manifest: ExportManifest, ofPiece index: Int) throws(Failure) {
    try edges.write(to: list(ofPiece: index)) { draft throws(Complaint) in
      try draft.append(Array(manifest.text.utf8))
    }
  }

  private func list(ofPiece index: Int) -> String { file("\(Self.number(index)).tsv") }

  private static func number(_ index: Int) -> String {
    let digits = String(index + 1)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}

extension Edges {
  /// Writes a file as a whole, or says why it cannot be.
  func write(to path: String, _ body: (any FileDraft) throws(Complaint) -> Void) throws(Failure) {
    do throws(Complaint) {
      let draft = try self.draft(path).get()
      try body(draft)
      try draft.finish()
    } catch {
      throw Failure(.inputOutput, Complaint(.fileFault, ["file": .file(path), "reason": .complaint(error)]))
    }
  }
}

extension String {
  /// The path of a folder without slashes behind its name.
  var withoutEndSlashes: String {
    var name = self[...]
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    return String(name)
  }
}

extension FileManager {
  /// Makes a folder unless it is there; the folder around it has to be there, since a wrong path would be made, too.
  func makeFolder(_ path: String) throws(Failure) {
    let outer = URL(fileURLWithPath: path.withoutEndSlashes).deletingLastPathComponent().path
    var isFolder = false
    guard fileExists(atPath: outer, isDirectory: &isFolder), isFolder else {
      throw Failure(.inputOutput, Complaint(.exportNoParent, ["file": .file(outer)]))
    }
    guard !fileExists(atPath: path, isDirectory: &isFolder) || !isFolder else { return }
    do {
      try createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch {
      throw Failure(.inputOutput, Complaint(.exportNoFolder, ["file": .file(path)]))
    }
  }
}
