import TextModel
import Words

extension ReadingWorld.Recording {
  /// A place in the recording.
  struct Place {
    /// The position in the text.
    let position: TextPosition
    /// The rest of the clip from there.
    let clip: Clip
    /// The part that is played before it, by its number, where the place lies in sound without a text of its own.
    var partBefore: Int?
  }

  /// A Boolean value that indicates whether read-all plays the recording of the text.
  public var isPlayed: Bool { settings.narration == .recorded && settings.playsRecordings && text.isNarrated }

  /// The reason that no recording is heard though it was chosen; nil where one is.
  package var absence: Phrase? {
    guard settings.narration == .recorded, !isPlayed else { return nil }
    return Phrase(text.isNarrated ? .recordingsNotPlayed : .noRecording)
  }

  /// Returns the time in its file at which a position in the text of a part is heard, as far as its length tells; nil
  /// where that is not known.
  func time(at position: TextPosition, in part: Narration.Part) -> Int? {
    guard let length = part.clip.length, !part.range.isEmpty else { return nil }
    let share = min(max(position.offset, part.range.lowerBound), part.range.upperBound) - part.range.lowerBound
    return part.clip.begin + Int(Double(length) * Double(share) / Double(part.range.count))
  }

  /// Returns the start of the word that is heard at a time of a clip, as far as its length tells.
  func position(at time: Int, of clip: Clip, over range: TextRange) -> TextPosition {
    guard let length = clip.length, length > 0, let offsets = range.offsets, !offsets.isEmpty else {
      return range.lower
    }
    let share = Double(min(max(time - clip.begin, 0), length)) / Double(length)
    let offset = min(offsets.lowerBound + Int(share * Double(offsets.count)), offsets.upperBound - 1)
    let place = TextPosition(section: range.lower.section, offset: offset)
    let word = tokenizer.unit(.word, enclosing: place, toward: .forward)?.lower ?? range.lower
    return max(range.lower, word)
  }

  /// Returns the time of a position from the start of the recording of its section, `clip` being the rest that is
  /// played there; nil where the recording says nothing from there on.
  func time(at position: TextPosition, playing clip: Clip?) -> Int? {
    let parts = text.narration(ofSection: position.section)
    let played = clip.flatMap { clip in
      parts.parts.firstIndex { $0.clip.file == clip.file && $0.clip.end == clip.end && $0.clip.begin <= clip.begin }
    }
    guard let number = played ?? parts.part(from: position.offset, after: nil) else { return nil }
    let part = parts.parts[number]
    let before = parts.parts[..<number].reduce(0) { $0 + ($1.clip.length ?? 0) }
    let here = played == nil ? time(at: position, in: part) : clip?.begin
    return before + max(0, (here ?? part.clip.begin) - part.clip.begin)
  }

  /// Returns the place that lies at a time from the start of the recording of a section, which may be behind its end or
  /// before it; before the start of all it is the start, and behind the end there is none.
  func place(at time: Int, fromSection section: Int) -> Place? {
    var (section, time) = (section, time)
    while time < 0, let before = narrated(section, toward: .backward) {
      section = before
      time += text.narratedTime(ofSection: section)
    }
    time = max(0, time)
    while true {
      if let place = place(at: time, inSection: section) { return place }
      time -= text.narratedTime(ofSection: section)
      guard time >= 0, let next = narrated(section, toward: .forward) else { return nil }
      section = next
    }
  }

  /// Returns the next section of the main flow that has a recording.
  private func narrated(_ section: Int, toward direction: Direction) -> Int? {
    let step = direction == .forward ? 1 : -1
    return sequence(first: section + step) { $0 + step }.prefix { (0..<text.sectionCount).contains($0) }
      .first { text.isLinear($0) && text.narratedTime(ofSection: $0) > 0 }
  }

  private func place(at time: Int, inSection section: Int) -> Place? {
    guard time < text.narratedTime(ofSection: section) else { return nil }
    var rest = time
    // The text that sound without one of its own goes on from.
    var last = 0..<0
    for (number, part) in text.narration(ofSection: section).parts.enumerated() {
      if !part.range.isEmpty { last = part.range }
      let length = part.clip.length ?? 0
      guard rest >= length else {
        let range = TextRange(section: section, last)
        let at = part.clip.begin + rest
        guard part.range.isEmpty else {
          return Place(position: position(at: at, of: part.clip, over: range), clip: part.clip.from(at))
        }
        return Place(position: range.lower, clip: part.clip.from(at), partBefore: number - 1)
      }
      rest -= length
    }
    return nil
  }
}
