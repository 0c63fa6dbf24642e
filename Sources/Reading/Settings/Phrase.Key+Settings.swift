import Words

extension Phrase.Key {
  // Languages
  package static let noVoice: Self = "noVoice"

  // Keys
  static let rate: Self = "rate"

  // Dialogs
  static let levelIs: Self = "levelIs"

  // Settings
  package static let valueLow: Self = "valueLow"
  package static let valueMedium: Self = "valueMedium"
  package static let valueHigh: Self = "valueHigh"
  package static let valueNone: Self = "valueNone"
  package static let valueSome: Self = "valueSome"
  package static let valueAll: Self = "valueAll"
  package static let settingVoice: Self = "settingVoice"
  static let voiceIs: Self = "voiceIs"
  static let voiceSpeaks: Self = "voiceSpeaks"
  static let noVoicesToChoose: Self = "noVoicesToChoose"
  static let volumeIs: Self = "volumeIs"
  static let rateOfVoice: Self = "rateOfVoice"
  static let recordingSpeed: Self = "recordingSpeed"
  static let volumeOfVoice: Self = "volumeOfVoice"
}
