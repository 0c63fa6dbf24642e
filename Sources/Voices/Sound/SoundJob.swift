import Accessibility
import Speech
import TextModel
import VoiceProtocol

/// An utterance as sound: silence, sounds and texts for engines, in order.
struct SoundJob: Sendable {
  /// A part of the sound.
  indirect enum Piece: Sendable {
    /// Silence, in milliseconds.
    case silence(Int)
    /// A sound of the program.
    case sound(Waveform)
    /// A part of a recording, and what is spoken in its place if it cannot be played.
    case clip(Clip, volume: Int, speed: Double, instead: [Piece])
    /// A text that the engine with an index speaks.
    case speech(EngineText, engine: Int, delivery: Delivery)
  }

  /// The way in which a text is spoken.
  struct Delivery: Hashable, Sendable {
    /// The name of the voice; empty for the engine's own choice.
    var voice = ""
    /// The rate in words of six characters per minute.
    var rate = 200
    /// The pitch, from 0 to 99.
    var pitch = 50
    /// The volume in percent.
    var volume = 100
  }

  /// The number of the utterance.
  let id: Int
  /// The purpose of the utterance.
  let kind: Utterance.Kind
  /// The sound before and of the words.
  let pieces: [Piece]
  /// The silence after the utterance, in milliseconds.
  let pauseAfter: Int
  /// The number of characters, by which a missing sound is noticed.
  let characters: Int
}

/// Text in the form of an engine, with the places of the utterance's words in it.
struct EngineText: Hashable, Sendable {
  /// A word of the utterance.
  struct Word: Hashable, Sendable {
    /// The number of scalars of the engine's text before the word.
    let scalar: Int
    /// The offset of the word in the text of the utterance, in UTF-8 bytes.
    let offset: Int
    /// The sounds before the word.
    var sounds: [Earcon] = []
  }

  /// The text.
  var text = ""
  /// A Boolean value that indicates whether phonemes stand in the text between two brackets on each side.
  var hasPhonemes = false
  /// A Boolean value that indicates whether the utterance ends with the text.
  var isLast = false
  /// The words, in order.
  var words: [Word] = []
}

/// Samples of a sound of the program, one channel of 16 bits.
struct Waveform: Hashable, Sendable {
  /// The number of samples per second.
  let sampleRate: Int
  /// The samples.
  let samples: [Int16]

  /// The samples as bytes, the low byte first.
  var bytes: [UInt8] { samples.withUnsafeBytes { Array($0) } }
}

/// A converter of samples to another number of samples per second, by straight lines between samples.
struct Resampler {
  private let step: Double
  /// The place of the next sample among those that have come, where the last of the earlier ones is at -1.
  private var place = 0.0
  private var last: Int16 = 0

  /// Creates a converter, or returns nil if both numbers are the same.
  init?(from input: Int, to output: Int) {
    guard input != output, input > 0, output > 0 else { return nil }
    step = Double(input) / Double(output)
  }

  /// Returns more samples at the other rate.
  mutating func convert(_ bytes: [UInt8]) -> [UInt8] {
    let input: [Int16] = bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    guard let final = input.last else { return [] }
    var output: [Int16] = []
    output.reserveCapacity(Int(Double(input.count) / step) + 1)
    while place <= Double(input.count - 1) {
      let before = Int(place.rounded(.down))
      let left = Double(before < 0 ? last : input[before])
      let right = Double(input[min(before + 1, input.count - 1)])
      output.append(Int16(left + (right - left) * (place - Double(before))))
      place += step
    }
    place -= Double(input.count)
    last = final
    return output.withUnsafeBytes { Array($0) }
  }
}
