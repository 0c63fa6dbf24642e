import Reading
import Speech
import Words

/// The extent of a book as sound, before any of it is made.
struct ExportPreview {
  /// A line for each chapter, one for the book, and one for the voice and the languages that it does not speak.
  let lines: [String]

  /// Counts the words of a plan, and estimates the time by the rate in words of six characters per minute.
  init(_ plan: ExportPlan, _ voice: SampleVoice, rate: Int, in catalogue: Catalogue) {
    var lines: [String] = []
    var (allWords, allMinutes) = (0, 0.0)
    for chapter in plan.chapters {
      let utterances = plan.utterances[chapter.utterances]
      let words = utterances.reduce(0) { $0 + $1.text.split(whereSeparator: \.isWhitespace).count }
      let characters = utterances.reduce(0) { $0 + $1.text.count }
      let silence = utterances.reduce(0) { $0 + $1.pauseBefore + $1.pauseAfter }
      let minutes = Double(characters) / 6 / Double(rate) + Double(silence) / 60_000 * 200 / Double(rate)
      (allWords, allMinutes) = (allWords + words, allMinutes + minutes)
      lines.append(
        catalogue.text(
          Phrase(
            .previewChapter,
            ["title": .text(chapter.title), "words": .count(words), "time": .text(Self.time(minutes, catalogue))])))
    }
    lines.append(
      catalogue.text(
        Phrase(
          .previewBook,
          [
            "count": .count(plan.chapters.count), "words": .count(allWords),
            "time": .text(Self.time(allMinutes, catalogue)),
          ])))
    lines.append(catalogue.text(Phrase(.previewVoice, ["name": .text(voice.label)])))
    if let known = voice.languages {
      var missing: [String] = []
      for utterance in plan.utterances {
        for language in utterance.languages(without: known) where !missing.contains(language) {
          missing.append(language)
        }
      }
      lines += missing.map { catalogue.text(Phrase(.noVoice, ["language": .text(catalogue.languageName(of: $0))])) }
    }
    self.lines = lines
  }

  private static func time(_ minutes: Double, _ catalogue: Catalogue) -> String {
    catalogue.text(.duration(minutes: max(1, Int(minutes.rounded()))))
  }
}
