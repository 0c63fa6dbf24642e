import Words

extension Phrase.Key {
  // Voices
  static let voiceNoProgram: Self = "voiceNoProgram"
  static let voiceNotStarted: Self = "voiceNotStarted"
  static let voiceStatus: Self = "voiceStatus"
  static let voiceSignal: Self = "voiceSignal"
  static let voiceUnread: Self = "voiceUnread"
  static let voiceHasty: Self = "voiceHasty"
  static let voiceNoPlayer: Self = "voiceNoPlayer"
  static let voicePackage: Self = "voicePackage"
  static let voiceSoundDevice: Self = "voiceSoundDevice"
  static let voiceNoCommand: Self = "voiceNoCommand"
  static let voiceBackslash: Self = "voiceBackslash"
  static let voiceQuote: Self = "voiceQuote"
}
