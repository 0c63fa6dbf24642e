import Reading
import Speech

extension VoiceChoices {
  /// Creates the choices that settings hold, and those for languages among the values of others, by their names.
  init(_ settings: Settings, _ values: [String: String]) {
    self.init()
    standard = VoiceName(settings.voice)
    rate = settings.rate
    pitch = settings.pitch
    for (name, value) in values {
      let parts = name.split(separator: ".", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let language = parts[1].lowercased()
      switch parts[0] {
      case "voice": byLanguage[language] = VoiceName(value)
      case "rate": rates[language] = Int(value)
      case "pitch": pitches[language] = Int(value)
      default: break
      }
    }
  }
}
