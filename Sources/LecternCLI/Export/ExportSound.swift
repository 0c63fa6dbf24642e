import Speech
import Synchronization
import Words

/// The sound of a book, in the order of its pieces, in one file that grows; a piece that is made before its turn has a
/// file of its own until then.
///
/// The manifest of a piece says that its samples are whole. An export that was interrupted goes on behind the last piece
/// of the file that has one.
final class ExportSound: Sendable {
  /// The file.
  let whole: SampleFile
  private let folder: ExportFolder
  private let state: Mutex<State>

  private struct State {
    /// The manifests of the pieces that are made.
    var manifests: [ExportManifest?]
    /// The first piece that is not in the file.
    var next = 0
  }

  /// Finds what an earlier run has made of the pieces of a plan with a voice.
  init(_ plan: ExportPlan, key: String, in folder: ExportFolder) throws(Failure) {
    self.folder = folder
    whole = try Failure.from { () throws(VoiceRefusal) in try SampleFile(folder.sound) }
    var manifests = plan.pieces.indices.map { index in
      folder.manifest(ofPiece: index).flatMap { $0.isOf(plan.utterances[plan.pieces[index]], key: key) ? $0 : nil }
    }
    var (next, bytes) = (0, 0)
    while next < manifests.count, let manifest = manifests[next], bytes + manifest.samples * 2 <= whole.count,
      whole.checksum(of: bytes..<bytes + manifest.samples * 2) == manifest.checksum
    {
      bytes += manifest.samples * 2
      next += 1
    }
    for index in manifests.indices[next...] {
      guard let manifest = manifests[index] else { continue }
      let isWhole = try Failure.from { () throws(VoiceRefusal) in try folder.holds(manifest, ofPiece: index) }
      if !isWhole { manifests[index] = nil }
    }
    state = Mutex(State(manifests: manifests, next: next))
    try Failure.from { () throws(VoiceRefusal) in
      try whole.cut(to: bytes)
      try state.withLock { state throws(VoiceRefusal) in try join(&state) }
    }
  }

  /// The manifests of the pieces that are made.
  var manifests: [ExportManifest] { state.withLock { $0.manifests.compactMap(\.self) } }

  /// Returns a Boolean value that indicates whether a piece is made.
  func has(_ piece: Int) -> Bool { state.withLock { $0.manifests[piece] != nil } }

  /// Returns the file that the samples of a piece are to be appended to.
  func begin(_ piece: Int) throws(VoiceRefusal) -> SampleFile {
    let isNext = state.withLock { $0.next == piece }
    let file = isNext ? whole : try SampleFile(folder.samples(ofPiece: piece))
    if !isNext { try file.cut(to: 0) }
    file.beginPiece()
    return file
  }

  /// Notes that the samples of a piece are all in the file that it began with.
  func end(_ piece: Int, _ manifest: ExportManifest, in file: SampleFile) throws(Failure) {
    var manifest = manifest
    manifest.checksum = file.checksum
    try Failure.from { () throws(VoiceRefusal) in try file.synchronise() }
    try folder.write(manifest, ofPiece: piece)
    try Failure.from { () throws(VoiceRefusal) in
      try state.withLock { state throws(VoiceRefusal) in
        state.manifests[piece] = manifest
        if file === whole { state.next = piece + 1 }
        try join(&state)
      }
    }
  }

  /// Appends the pieces whose turn has come.
  private func join(_ state: inout State) throws(VoiceRefusal) {
    while state.next < state.manifests.count, state.manifests[state.next] != nil {
      try whole.append(SampleFile(folder.samples(ofPiece: state.next)))
      folder.removeSamples(ofPiece: state.next)
      state.next += 1
    }
  }
}

extension Failure {
  /// Does work with samples, whose refusal is a failure to write.
  static func from<Value>(_ work: () throws(VoiceRefusal) -> Value) throws(Failure) -> Value {
    do throws(VoiceRefusal) { return try work() } catch { throw Failure(.inputOutput, error.complaint) }
  }
}
