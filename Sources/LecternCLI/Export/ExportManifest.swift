import Speech

/// A list of the utterances of a piece of work that were handed to the engine, with the samples that each became.
///
/// It is a file of lines: a key that tells what the samples were made of, their checksum, then a line for each utterance
/// with tabs between its number, its hash, the bytes of its text, the first sample of its speech, the one behind the last, the
/// samples in all, and its words, as pairs of an offset and a sample with a colon between.
struct ExportManifest: Hashable, Sendable {
  /// An utterance.
  struct Line: Hashable, Sendable {
    /// The index of the utterance in the book.
    let number: Int
    /// The hash of all that a voice makes of it.
    let hash: UInt64
    /// The length of the text in UTF-8 bytes.
    let bytes: Int
    /// The samples of the speech, without the silence around it, from the start of the utterance.
    let speech: Range<Int>
    /// The number of samples, with the silence.
    let samples: Int
    /// The words behind the first.
    let words: [SpokenSamples.Word]
  }

  /// The voice, its choices and its rate.
  let key: String
  /// The checksum of the samples of all utterances.
  var checksum: UInt64 = 0
  /// The utterances, in order.
  var lines: [Line] = []

  /// Creates a manifest without utterances.
  init(key: String) { self.key = key }

  /// Parses the text of a manifest, or returns nil if it is none.
  init?(_ text: String) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let key = rows.popFirst(), rows.popLast() == "", let sum = rows.popFirst(),
      let checksum = UInt64(sum, radix: 16)
    else { return nil }
    self.key = String(key)
    self.checksum = checksum
    for row in rows {
      let parts = row.split(separator: "\t", omittingEmptySubsequences: false)
      let numbers = parts.prefix(6).map { Int($0) ?? -1 }
      guard parts.count == 7, let hash = UInt64(parts[1], radix: 16), numbers[0] >= 0, numbers[2] >= 0,
        numbers[3] >= 0, numbers[4] >= numbers[3], numbers[5] >= numbers[4]
      else { return nil }
      let words = parts[6].split(separator: " ").compactMap { word -> SpokenSamples.Word? in
        let pair = word.split(separator: ":").compactMap { Int($0) }
        return pair.count == 2 ? SpokenSamples.Word(offset: pair[0], sample: pair[1]) : nil
      }
      lines.append(
        Line(
          number: numbers[0], hash: hash, bytes: numbers[2], speech: numbers[3]..<numbers[4], samples: numbers[5],
          words: words))
    }
  }

  /// The text.
  var text: String {
    let rows = lines.map { line in
      let words = line.words.map { "\($0.offset):\($0.sample)" }.joined(separator: " ")
      let numbers = [line.bytes, line.speech.lowerBound, line.speech.upperBound, line.samples].map(String.init)
      return ([String(line.number), String(line.hash, radix: 16)] + numbers + [words]).joined(separator: "\t") + "\n"
    }
    return key + "\n" + String(checksum, radix: 16) + "\n" + rows.joined()
  }

  /// The number of samples of all utterances.
  var samples: Int { lines.reduce(0) { $0 + $1.samples } }

  /// Returns a Boolean value that indicates whether the manifest is that of utterances, made with the same voice.
  func isOf(_ utterances: ArraySlice<Utterance>, key: String) -> Bool {
    key == self.key && lines.count == utterances.count
      && zip(lines, utterances).allSatisfy { $0.number == $1.id && $0.hash == $1.voicedHash }
  }
}
