import TextModel
import VoiceProtocol

/// A text that an engine is speaking, with the words of it that have not begun.
struct SoundRequest {
  /// The index of the engine; nil for a recording.
  let engine: Int?
  /// The number of the stream that the samples go to.
  let stream: Int
  /// The number of bytes of the stream before the speech.
  let start: Int
  /// The moment by which the next event has to have come, in milliseconds.
  var deadline: Int
  private var words: ArraySlice<EngineText.Word>
  private let characters: Int
  private var isExact = false
  private var ratio = 1.0
  private var resampler: Resampler?

  /// Begins with all words of a text.
  init(engine: Int?, stream: Int, text: EngineText, start: Int, deadline: Int) {
    self.engine = engine
    self.stream = stream
    self.start = start
    self.deadline = deadline
    words = text.words[...]
    characters = max(1, text.text.unicodeScalars.count)
  }

  /// Creates the request of a clip that is played at a speed; `instead` is spoken if it cannot be played.
  init(_ clip: Clip, speed: Double, instead: [SoundJob.Piece], stream: Int, start: Int, deadline: Int) {
    self.init(engine: nil, stream: stream, text: EngineText(), start: start, deadline: deadline)
    recording = Recording(begin: clip.begin, speed: speed, instead: instead)
  }

  /// A recording that is played.
  struct Recording {
    /// The time of the file at which the clip begins, in milliseconds.
    let begin: Int
    let speed: Double
    let instead: [SoundJob.Piece]
    /// The bytes of the stream at which the time was told last.
    var told: Int?
  }

  /// The recording that is played, or nil for speech.
  private(set) var recording: Recording?

  /// Returns the times of the file for bytes of the stream, one for each fifth of a second; none for speech.
  mutating func playedTimes(before end: Int, sampleRate: Int) -> [(byte: Int, time: Int)] {
    guard let recording else { return [] }
    let step = sampleRate * 2 / 5
    var next = recording.told.map { $0 + step } ?? start
    var times: [(byte: Int, time: Int)] = []
    while next < end {
      let seconds = Double(next - start) / 2 / Double(sampleRate)
      times.append((next, recording.begin + Int(seconds * 1000 * recording.speed)))
      self.recording?.told = next
      next += step
    }
    return times
  }

  /// Notes the number of samples per second, and that of the player.
  mutating func begin(sampleRate: Int, playedAt playerRate: Int) {
    resampler = Resampler(from: sampleRate, to: playerRate)
    ratio = Double(playerRate) / Double(max(1, sampleRate))
  }

  /// Returns samples as the player takes them.
  mutating func convert(_ bytes: [UInt8]) -> [UInt8] {
    resampler?.convert(bytes) ?? bytes
  }

  /// Returns the words that have begun with an event, with the byte of the stream: those before the one that the engine
  /// names, too, since engines join words, and some events lead back.
  mutating func words(upTo scalar: Int, sample: Int) -> [(byte: Int, offset: Int)] {
    isExact = true
    let begun = words.prefix { $0.scalar <= scalar }
    words = words.dropFirst(begun.count)
    let byte = start + Int(Double(sample) * ratio) * 2
    return begun.map { (byte, $0.offset) }
  }

  /// Returns the words that are left at the end of the speech; without events their places are estimated by the
  /// characters before them.
  mutating func estimatedWords(end: Int) -> [(byte: Int, offset: Int)] {
    defer { words = [] }
    if isExact { return words.map { (end, $0.offset) } }
    return words.map { word in
      (start + Int(Double((end - start) / 2) * Double(word.scalar) / Double(characters)) * 2, word.offset)
    }
  }
}
