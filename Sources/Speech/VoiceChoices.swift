/// The voices that the user has chosen, and how they speak.
public struct VoiceChoices: Hashable, Sendable {
  /// The voice for all languages without one of their own; nil for the best there is.
  public var standard: VoiceName?
  /// The voices of languages, by their tags in lower case.
  public var byLanguage: [String: VoiceName] = [:]
  /// The rates of languages in words per minute, by their tags in lower case.
  public var rates: [String: Int] = [:]
  /// The pitches of languages from 0 to 99, by their tags in lower case.
  public var pitches: [String: Int] = [:]
  /// The rate of languages without one of their own.
  public var rate = 200
  /// The pitch of languages without one of their own.
  public var pitch = 50

  /// Creates choices that leave everything open.
  public init() {}

  /// The choices as text that is the same for the same choices.
  package var named: String {
    func sorted<Value>(_ values: [String: Value], _ text: (Value) -> String) -> String {
      values.sorted { $0.key < $1.key }.map { "\($0.key)=\(text($0.value))" }.joined(separator: ",")
    }
    let voices = sorted(byLanguage, \.text)
    return "\(standard?.text ?? "") \(rate) \(pitch) \(voices) \(sorted(rates) { "\($0)" }) "
      + sorted(pitches) { "\($0)" }
  }

  /// Returns what is chosen for a language: by its tag, else by a shorter one.
  package static func choice<Value>(_ values: [String: Value], for language: String?) -> Value? {
    guard !values.isEmpty, var tag = language?.lowercased()[...] else { return nil }
    while true {
      if let value = values[String(tag)] { return value }
      guard let hyphen = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<hyphen]
    }
  }
}
