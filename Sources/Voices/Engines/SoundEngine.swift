import Accessibility
import Speech

/// An engine that turns text into samples.
protocol SoundEngine: Sendable {
  /// The languages that it has voices for, by their subtags, or nil if they are unknown.
  var languages: Set<String>? { get }
  /// The voices that can be chosen.
  var offers: [VoiceOffer] { get }
  /// A Boolean value that indicates whether it speaks at the rate that it is given.
  var takesRate: Bool { get }
  /// A Boolean value that indicates whether it speaks at the volume that it is given.
  var takesVolume: Bool { get }
  /// A Boolean value that indicates whether it says when words begin.
  var givesWords: Bool { get }
  /// The usual number of samples per second.
  var sampleRate: Int { get }
  /// The longest time that it takes before its first sample, and between samples, in milliseconds.
  var patience: Int { get }
  /// Returns a new source of its samples.
  func source() -> any SampleSource
  /// Returns the name of its voice for text in a language, from the user's choice; empty for the engine's own choice.
  func voice(for language: String?, chosen: String?) -> String
  /// Returns a Boolean value that indicates whether it has a voice of a name.
  func has(_ voice: String) -> Bool
  /// Returns words as the engine takes them; `words` are offsets in them, in UTF-8 bytes, with those of the utterance.
  func text(of speech: SpeechText, words: [(at: Int, offset: Int)]) -> EngineText
}

extension SoundEngine {
  var takesVolume: Bool { true }
}
