import TextModel
import VoiceProtocol

/// A text that an engine is speaking, with the words of it that have not begun, or a clip of a recording.
///
/// Its properties are the text and the clip, what of it has come, and what is put among its samples.
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
  /// The bytes of speech that have come.
  private var spoken = 0
  /// The bytes of sounds among those of the speech.
  private var shift = 0
  /// The sounds that are still to come, with the bytes of speech before each.
  private var sounds: [(byte: Int, bytes: [UInt8])] = []

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

  /// Returns samples as the player takes them, with the sounds that stand before words among them.
  mutating func convert(_ bytes: [UInt8]) -> [UInt8] {
    var rest = (resampler?.convert(bytes) ?? bytes)[...]
    guard !sounds.isEmpty else {
      spoken += rest.count
      return Array(rest)
    }
    var mixed: [UInt8] = []
    while let sound = sounds.first, sound.byte <= spoken + rest.count {
      let before = rest.prefix(max(0, sound.byte - spoken))
      mixed += before
      rest = rest.dropFirst(before.count)
      spoken += before.count
      mixed += sound.bytes
      sounds.removeFirst()
    }
    spoken += rest.count
    return mixed + rest
  }

  /// Returns the words that have begun with an event, with the byte of the stream: those before the one that the engine
  /// names, too, since engines join words, and some events lead back.
  mutating func words(upTo scalar: Int, sample: Int, playedAt sampleRate: Int) -> [(byte: Int, offset: Int)] {
    isExact = true
    let begun = words.prefix { $0.scalar <= scalar }
    words = words.dropFirst(begun.count)
    let byte = Int(Double(sample) * ratio) * 2
    return begun.map { word in
      let place = start + byte + shift
      for earcon in word.sounds {
        let waveform = EarconSound.waveform(of: earcon)
        var resampler = Resampler(from: waveform.sampleRate, to: sampleRate)
        let bytes = resampler?.convert(waveform.bytes) ?? waveform.bytes
        sounds.append((max(byte, spoken), bytes))
        shift += bytes.count
      }
      return (place, word.offset)
    }
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
