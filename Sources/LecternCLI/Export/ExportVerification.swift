import Reading
import Speech
import TextModel

/// A comparison of what was handed to the engine with the book, and of its samples with each other.
struct ExportVerification: Sendable {
  /// The least and the greatest number of samples for a character, as a part of the median of the book.
  private static let usual = 0.4...2.5
  /// The length below which the number of samples for a character means nothing: a word has a pause of its own.
  private static let shortest = 12

  /// The words of the reading order that were not handed over, or handed over twice, with the utterance around them.
  let gaps: [String]
  /// The utterances with more or fewer samples than others.
  let suspects: [String]
  /// The number of words that were compared.
  let words: Int

  /// Compares manifests with the utterances of a book, read once more.
  init(_ plan: ExportPlan, _ manifests: [ExportManifest]) {
    let lines = manifests.flatMap(\.lines)
    var gaps: [String] = []
    var times = [Int](repeating: 0, count: plan.utterances.count)
    for line in lines where times.indices.contains(line.number) {
      let isSame = line.hash == plan.utterances[line.number].voicedHash
      if isSame { times[line.number] += 1 }
    }
    var words = 0
    for (utterance, count) in zip(plan.utterances, times) {
      words += utterance.text.split(whereSeparator: \.isWhitespace).count
      if count != 1 { gaps.append(utterance.text) }
    }
    self.gaps = gaps
    self.words = words
    let densities = lines.compactMap { line -> (number: Int, density: Double)? in
      guard times.indices.contains(line.number) else { return nil }
      let characters = plan.utterances[line.number].voiced.text.count { $0.isLetter || $0.isNumber }
      guard characters >= Self.shortest else { return nil }
      return (line.number, Double(line.speech.count) / Double(characters))
    }
    let sorted = densities.map(\.density).sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    suspects = densities.filter { median > 0 && !Self.usual.contains($0.density / median) }
      .map { plan.utterances[$0.number].text }
  }
}
