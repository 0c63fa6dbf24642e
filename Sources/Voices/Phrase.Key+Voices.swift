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
  static let voiceUnknown: Self = "voiceUnknown"
  static let voiceNoPackage: Self = "voiceNoPackage"
  static let voiceNoModel: Self = "voiceNoModel"
  static let voiceNoClip: Self = "voiceNoClip"
  static let voiceNotFrames: Self = "voiceNotFrames"
  static let voiceNoSamples: Self = "voiceNoSamples"
  static let voiceSilent: Self = "voiceSilent"
  static let voiceNoCommand: Self = "voiceNoCommand"
  static let voiceBackslash: Self = "voiceBackslash"
  static let voiceQuote: Self = "voiceQuote"
}
