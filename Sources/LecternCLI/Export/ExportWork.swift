import Speech
import Synchronization
import Words

/// The work of making the samples of all pieces of a book, several at once.
struct ExportWork: Sendable {
  private let plan: ExportPlan
  private let voice: SampleVoice
  private let sound: ExportSound
  private let edges: Edges

  init(_ plan: ExportPlan, _ voice: SampleVoice, to sound: ExportSound, _ edges: Edges) {
    self.plan = plan
    self.voice = voice
    self.sound = sound
    self.edges = edges
  }

  /// Makes what is not there from an earlier run, with as many threads as there are jobs.
  func run(jobs: Int) throws(Failure) {
    let progress = Mutex(
      WorkProgress(
        count: plan.pieces.count, jobs: jobs, start: edges.clock(), phrases: (.exportProgress, .exportProgressLeft)))
    let missing = plan.pieces.indices.filter { !sound.has($0) }
    progress.withLock { progress in
      for _ in 0..<plan.pieces.count - missing.count { progress.add(isNew: false) }
    }
    let work = SharedWork(count: missing.count)
    edges.workers.run(min(jobs, max(1, missing.count))) { [self] in
      // Each piece has an engine of its own, so that its samples do not depend on what was spoken before.
      var maker: (any SampleMaker)?
      while let number = work.next() {
        let (current, index) = (maker ?? voice.maker(), missing[number])
        maker = number + 1 < missing.count ? voice.maker() : nil
        do throws(Failure) {
          try make(index, by: current, before: maker)
          progress.withLock { progress in
            progress.add(isNew: true)
            progress.show(by: edges)
          }
        } catch { work.fail(error) }
      }
    }
    edges.showProgress(nil)
    if let failure = work.failure { throw failure }
  }

  /// Makes a piece, and has the maker of the next one make ready meanwhile.
  private func make(
    _ index: Int, by maker: any SampleMaker, before next: (any SampleMaker)?
  ) throws(Failure) {
    let utterances = plan.utterances[plan.pieces[index]]
    var manifest = ExportManifest(key: voice.name)
    let file = try Failure.from { () throws(VoiceRefusal) in
      let file = try sound.begin(index)
      for utterance in utterances {
        let spoken = try maker.make(utterance, into: file)
        manifest.lines.append(
          ExportManifest.Line(
            number: utterance.id, hash: utterance.voicedHash, bytes: utterance.text.utf8.count, speech: spoken.speech,
            samples: spoken.count, words: spoken.words))
        if utterance.id == utterances.first?.id { next?.prepare() }
      }
      return file
    }
    try sound.end(index, manifest, in: file)
  }
}
