/// The name of a voice of an engine, such as `espeak:en-gb`, `piper:joe` or `hibari`.
public struct VoiceName: Hashable, Codable, Sendable {
  /// The engine.
  public let engine: EngineName
  /// The voice, by a name of the engine's; nil for the engine's own choice.
  public let voice: String?

  /// Creates a name.
  public init(_ engine: EngineName, _ voice: String? = nil) {
    self.engine = engine
    self.voice = voice
  }

  /// Creates the name that a text gives: an engine, an engine and a voice with a colon between them, or a voice of
  /// another engine that is given; nil for an empty text.
  public init?(_ text: String, otherwiseOf engine: EngineName = .espeak) {
    guard !text.isEmpty else { return nil }
    let colon = text.firstIndex(of: ":")
    if let named = EngineName(rawValue: String(text[..<(colon ?? text.endIndex)])) {
      let voice = colon.map { String(text[text.index(after: $0)...]) } ?? ""
      self.init(named, voice.isEmpty ? nil : voice)
    } else {
      self.init(engine, text)
    }
  }

  /// The name as a text.
  public var text: String { voice.map { "\(engine.rawValue):\($0)" } ?? engine.rawValue }
}

/// An engine that has voices of its own.
public enum EngineName: String, CaseIterable, Codable, Hashable, Sendable {
  /// eSpeak NG, by its library.
  case espeak
  /// Piper, with its models.
  case piper
  /// Hibari, with its models.
  case hibari
  /// Speech Dispatcher, with the voices of its modules.
  case speechd
}
