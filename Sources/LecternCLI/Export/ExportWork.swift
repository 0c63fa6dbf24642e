import Speech
import Synchronization
import Words

/// The work of making the samples of all pieces of a book, several at once.
struct ExportWork: Sendable {
  private let plan: ExportPlan
  private let voice: SampleVoice
  private let folder: ExportFolder
  private let edges: Edges

  init(_ plan: ExportPlan, _ voice: SampleVoice, in folder: ExportFolder, _ edges: Edges) {
    self.plan = plan
    self.voice = voice
    self.folder = folder
    self.edges = edges
  }

  private struct State: Sendable {
    var manifests: [ExportManifest?]
    var progress: WorkProgress
  }

  /// Makes what is not there from an earlier run, with as many threads as there are jobs, and returns the manifests of
  /// all pieces.
  func run(jobs: Int) throws(Failure) -> [ExportManifest] {
    let progress = WorkProgress(
      count: plan.pieces.count, jobs: jobs, start: edges.clock(), phrases: (.exportProgress, .exportProgressLeft))
    let state = Results(State(manifests: plan.pieces.map { _ in nil }, progress: progress))
    let work = SharedWork(count: plan.pieces.count)
    edges.workers.run(min(jobs, max(1, plan.pieces.count))) { [self] in
      while let index = work.next() {
        do throws(Failure) {
          let (manifest, isNew) = try make(index)
          state.take(manifest, isNew: isNew, of: index, edges)
        } catch { work.fail(error) }
      }
    }
    edges.showProgress(nil)
    if let failure = work.failure { throw failure }
    return state.manifests
  }

  /// Makes a piece unless it is there.
  ///
  /// Each piece has an engine of its own, so that its samples do not depend on what was spoken before.
  private func make(_ index: Int) throws(Failure) -> (ExportManifest, isNew: Bool) {
    let utterances = plan.utterances[plan.pieces[index]]
    let key = voice.name
    if let known = folder.manifest(ofPiece: index), known.isOf(utterances, key: key) { return (known, false) }
    let maker = voice.maker()
    var manifest = ExportManifest(key: key)
    var bytes: [UInt8] = []
    for utterance in utterances {
      let spoken: SpokenSamples
      do throws(VoiceRefusal) { spoken = try maker.samples(of: utterance) } catch {
        throw Failure(.inputOutput, error.complaint)
      }
      bytes += spoken.bytes
      manifest.lines.append(
        ExportManifest.Line(
          number: utterance.id, hash: utterance.voicedHash, bytes: utterance.text.utf8.count, speech: spoken.speech,
          samples: spoken.bytes.count / 2, words: spoken.words))
    }
    try folder.write(bytes, manifest, ofPiece: index, sampleRate: voice.sampleRate)
    return (manifest, true)
  }

  /// The manifests of the pieces that are done, for several threads.
  private final class Results: Sendable {
    private let state: Mutex<State>

    init(_ state: State) { self.state = Mutex(state) }

    func take(_ manifest: ExportManifest, isNew: Bool, of index: Int, _ edges: Edges) {
      state.withLock { state in
        state.manifests[index] = manifest
        state.progress.add(isNew: isNew)
        state.progress.show(by: edges)
      }
    }

    var manifests: [ExportManifest] { state.withLock { $0.manifests.compactMap(\.self) } }
  }
}
