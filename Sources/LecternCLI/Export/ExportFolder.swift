import FoundationEssentials
import Words

/// The folder beside the output where pieces of work are kept until the book is whole, so that an export that was
/// interrupted goes on where it was.
struct ExportFolder: Sendable {
  /// The path.
  let path: String
  private let edges: Edges

  /// Finds the folder of an output.
  init(beside output: String, _ edges: Edges) {
    var name = output[...]
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    path = name + ".part"
    self.edges = edges
  }

  /// Makes the folder unless it is there.
  func make() throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, Complaint(.exportNoFolder, ["file": .file(path)]))
    }
  }

  /// Removes the folder with all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of the samples of a piece.
  func samples(ofPiece index: Int) -> String { "\(path)/\(Self.number(index)).wav" }

  /// Returns the path of a file that is made on the way.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Returns the manifest of a piece from an earlier run, or nil if it is not there, or its samples are not whole.
  func manifest(ofPiece index: Int) -> ExportManifest? {
    guard let bytes = try? edges.ownBytes(of: list(ofPiece: index)),
      let manifest = ExportManifest(String(decoding: bytes, as: UTF8.self)),
      let size = try? FileManager.default.attributesOfItem(atPath: samples(ofPiece: index))[.size] as? Int,
      size == WaveHeader.length + manifest.samples * 2
    else { return nil }
    return manifest
  }

  /// Writes a piece: the samples first, so that a manifest says that both are whole.
  func write(_ samples: [UInt8], _ manifest: ExportManifest, ofPiece index: Int, sampleRate: Int) throws(Failure) {
    let header = WaveHeader.bytes(samples: samples.count, sampleRate: sampleRate)
    try edges.write(to: self.samples(ofPiece: index)) { draft throws(Complaint) in
      try draft.append(header)
      try draft.append(samples)
    }
    try edges.write(to: list(ofPiece: index)) { draft throws(Complaint) in
      try draft.append(Array(manifest.text.utf8))
    }
  }

  private func list(ofPiece index: Int) -> String { "\(path)/\(Self.number(index)).tsv" }

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
