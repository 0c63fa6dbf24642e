import Speech

/// A format of subtitles.
enum SubtitleFormat: String, CaseIterable, Sendable {
  case srt, vtt, lrc

  /// A text and the time in which it is spoken, in milliseconds.
  struct Cue: Hashable, Sendable {
    let text: String
    let start: Int
    let end: Int
  }

  /// Returns the cues of utterances, each a sentence or a word of it; `origin` is the sample that time is counted from.
  static func cues(
    _ utterances: ArraySlice<Utterance>, _ times: ExportTimes, sampleRate: Int, from origin: Int, byWord: Bool
  ) -> [Cue] {
    func milliseconds(_ sample: Int) -> Int { (sample - origin) * 1000 / sampleRate }
    return utterances.indices.flatMap { index -> [Cue] in
      let (utterance, speech) = (utterances[index], times.speech[index])
      guard !utterance.text.isEmpty else { return [] }
      let line = SafeText.line(utterance.text)
      let whole = Cue(text: line, start: milliseconds(speech.lowerBound), end: milliseconds(speech.upperBound))
      guard byWord, !times.words[index].isEmpty else { return [whole] }
      let bytes = Array(utterance.text.utf8)
      let starts = [(0, speech.lowerBound)] + times.words[index].map { ($0.offset, $0.sample) }
      let ends = starts.dropFirst() + [(bytes.count, speech.upperBound)]
      return zip(starts, ends).map { start, end in
        let word = String(decoding: bytes[start.0..<max(start.0, end.0)], as: UTF8.self)
        return Cue(text: SafeText.line(word), start: milliseconds(start.1), end: milliseconds(end.1))
      }
    }
  }

  /// Returns the file of some cues.
  func text(of cues: [Cue]) -> String {
    switch self {
    case .srt:
      cues.enumerated().map { index, cue in
        let times = "\(Self.time(cue.start, ",")) --> \(Self.time(cue.end, ","))"
        return "\(index + 1)\n\(times)\n\(Self.cueText(cue.text))\n"
      }.joined(separator: "\n")
    case .vtt:
      "WEBVTT\n"
        + cues.map { cue in
          let text = Self.cueText(cue.text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          return "\n\(Self.time(cue.start, ".")) --> \(Self.time(cue.end, "."))\n\(text)\n"
        }.joined()
    case .lrc: cues.map { "[\(Self.shortTime($0.start))]\($0.text)\n" }.joined()
    }
  }

  /// Returns the text of a cue, in which nothing looks like the line of its time.
  private static func cueText(_ text: String) -> String { text.replacing("-->", with: "->") }

  /// Returns a time as hours, minutes and seconds: "01:02:03,456".
  private static func time(_ milliseconds: Int, _ mark: String) -> String {
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { two($0) }
    return parts.joined(separator: ":") + mark + String(String(1000 + milliseconds % 1000).dropFirst())
  }

  /// Returns a time as minutes and hundredths of seconds: "62:03.45".
  private static func shortTime(_ milliseconds: Int) -> String {
    "\(two(milliseconds / 60_000)):\(two(milliseconds / 1000 % 60)).\(two(milliseconds / 10 % 100))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
