import Speech

/// The way in which a command speaks an utterance.
struct CommandValues: Hashable, Sendable {
  /// The rate in words of six characters per minute.
  var rate = 200
  /// The pitch, from 0 to 99.
  var pitch = 50
  /// The volume in percent.
  var volume = 100
  /// The name of the voice; empty if none is chosen.
  var voice = ""
  /// The language tag of the text; nil if it is unknown, or no tag.
  var language: LanguageTag?

  /// Creates values for text in a language from the user's choices.
  init(_ language: String?, _ choices: VoiceChoices, rate: Int, volume: Int) {
    self.rate = choices.rate(for: language, at: rate)
    self.volume = volume
    pitch = choices.pitch(for: language)
    voice = (VoiceChoices.choice(choices.byLanguage, for: language) ?? choices.standard)?.voice ?? ""
    self.language = language.flatMap { LanguageTag($0) }
  }

  /// Creates values from a request.
  init(rate: Int, pitch: Int, volume: Int, voice: String, language: LanguageTag?) {
    (self.rate, self.pitch, self.volume, self.voice, self.language) = (rate, pitch, volume, voice, language)
  }
}

/// The words of a command, in which names between braces stand for the way in which an utterance is spoken.
///
/// No text of a book is among the values but a language, which consists of letters, digits and hyphens.
struct CommandTemplate: Hashable, Sendable {
  /// The rate at which a program speaks that is not asked for another.
  private static let usualRate = 175
  private let words: [String]
  /// The words behind the first if a voice is chosen.
  private let voiceWords: [String]

  /// Creates a template from words; those for a voice come behind the first word if a voice is chosen.
  init(_ words: [String], voice: [String] = []) {
    self.words = words
    voiceWords = voice
  }

  /// The program.
  var program: String { words.first ?? "" }

  /// A Boolean value that indicates whether the rate stands in the words.
  var takesRate: Bool { has("{rate") }

  /// A Boolean value that indicates whether the volume stands in the words.
  var takesVolume: Bool { has("{volume}") }

  private func has(_ text: String) -> Bool { words.contains { $0.contains(text) } }

  /// Returns the words for an utterance.
  func words(_ values: CommandValues) -> [String] {
    let all = values.voice.isEmpty ? words : words.prefix(1) + voiceWords + words.dropFirst()
    return all.map { Self.replace($0, values) }
  }

  /// Returns a word with values in place of the names; what a value contains is not replaced again.
  ///
  /// `-s{rate}` -> `-s250`
  private static func replace(_ word: String, _ values: CommandValues) -> String {
    var result = ""
    var rest = word[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if let value = value(of: rest[rest.index(after: open)..<close], values) {
        result += rest[..<open] + value
        rest = rest[rest.index(after: close)...]
      } else {
        result += rest[...open]
        rest = rest[rest.index(after: open)...]
      }
    }
    return result + rest
  }

  private static func value(of name: Substring, _ values: CommandValues) -> String? {
    switch name {
    case "rate": String(values.rate)
    case "rate_inv": hundredths(usualRate * 100 / max(1, values.rate))
    case "rate100": String(SSIPScale.rate(values.rate))
    case "voice": values.voice
    case "lang": values.language?.text ?? "en"
    case "volume": String(values.volume)
    case "pitch": String(values.pitch)
    default: nil
    }
  }

  /// Returns a number of hundredths with a decimal point: 87 -> `0.87`.
  private static func hundredths(_ number: Int) -> String {
    "\(number / 100).\(number % 100 / 10)\(number % 10)"
  }
}
