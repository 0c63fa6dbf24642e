import Speech

/// The moments of the utterances and chapters of an exported book, in samples from its start.
struct ExportTimes: Sendable {
  /// The speech of each utterance.
  let speech: [Range<Int>]
  /// The words behind the first of each utterance.
  let words: [[SpokenSamples.Word]]
  /// The chapters, with the silence around their utterances.
  let chapters: [Range<Int>]
  /// The number of samples before each utterance, and at last before the end.
  let starts: [Int]
  /// The number of samples of each utterance with the silence around it.
  let samples: [Int]

  /// Adds the samples of the utterances of a plan up.
  init(_ plan: ExportPlan, _ manifests: [ExportManifest]) {
    var speech: [Range<Int>] = []
    var words: [[SpokenSamples.Word]] = []
    var starts: [Int] = [0]
    for line in manifests.flatMap(\.lines) {
      let start = starts.last ?? 0
      speech.append(start + line.speech.lowerBound..<start + line.speech.upperBound)
      words.append(line.words.map { SpokenSamples.Word(offset: $0.offset, sample: start + $0.sample) })
      starts.append(start + line.samples)
    }
    self.speech = speech
    self.words = words
    self.starts = starts
    samples = zip(starts, starts.dropFirst()).map { $1 - $0 }
    chapters = plan.chapters.map { starts[$0.utterances.lowerBound]..<starts[$0.utterances.upperBound] }
  }
}
