import Reading
import TextModel
import Words

/// Something a reader can choose for good: its name, what it takes, and where its value goes.
package struct Setting: Sendable {
  /// The kind of values that a setting takes.
  package enum Kind: Sendable {
    /// `on` or `off`.
    case toggle
    /// One of a few values.
    case choice([Choice])
    /// A number with a unit; a dialog goes through it by steps.
    case amount(ClosedRange<Int>, step: Int, Unit)
    /// One of a few values, or `command:` and the command of a program that speaks.
    case speaker([Choice])
    /// Some of a few names, in an order.
    case names([String])
    /// Text in one line.
    case text
    /// The name of a voice; empty for the best there is.
    case voice
  }

  /// A value as files write it, and the word it is spoken by.
  package struct Choice: Hashable, Sendable {
    package let value: String
    package let word: Phrase.Key
  }

  /// The unit of numbers.
  package enum Unit: String, Sendable {
    case wordsPerMinute = "words per minute"
    case cells, columns, milliseconds, percent, rows
  }

  /// The place of the value of a setting.
  enum Store: Sendable {
    /// Among those that a session reads.
    case session(get: @Sendable (Settings) -> String, set: @Sendable (String, inout Settings) -> Void)
    /// Among those that say what keys do.
    case keys(get: @Sendable (KeyProfile) -> String, set: @Sendable (String, inout KeyProfile) -> Void)
    /// It says how a book is met, and is taken when one is opened.
    case opening(standard: String)
  }

  /// The name in files and on command lines.
  package private(set) var name: String
  /// The name as it is spoken.
  package let label: Phrase.Key
  /// The purpose of the setting.
  package let about: Phrase.Key
  /// The group that it is listed in.
  package var group = Phrase.Key.groupOpenings
  package let kind: Kind
  private(set) var store: Store
  /// A Boolean value that indicates whether what says how a book is met holds at once, not only for the next one.
  var holdsAtOnce = false

  /// The value of a new reader.
  package var standard: String {
    switch store {
    case .session(let get, _): get(Settings())
    case .keys(let get, _): get(KeyProfile())
    case .opening(let standard): standard
    }
  }

  /// A Boolean value that indicates whether it is taken when a book is opened; most changes hold only from the next
  /// opening on.
  package var isForOpenings: Bool {
    if case .opening = store { true } else { false }
  }

  /// A Boolean value that indicates whether it says what keys do.
  package var isForKeys: Bool {
    if case .keys = store { true } else { false }
  }

  /// Returns the setting of a name; nil for a name that is none.
  ///
  /// A setting of the voice may be that for a language, whose tag follows a full stop: `voice.de`, `rate.pt-BR`.
  package static func named(_ name: String) -> Setting? {
    guard let stop = name.firstIndex(of: ".") else { return all.first { $0.name == name } }
    let language = name[name.index(after: stop)...]
    guard var setting = all.first(where: { $0.name == name[..<stop] && $0.isByLanguage }), !language.isEmpty,
      language.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isLetter || $0 == UInt8(ascii: "-") })
    else { return nil }
    setting.name = name
    setting.store = .opening(standard: setting.isFreeText ? "" : setting.standard)
    setting.holdsAtOnce = true
    return setting
  }

  /// A Boolean value that indicates whether it may be another one for a language.
  private var isByLanguage: Bool { ["voice", "rate", "pitch"].contains(name) }

  /// Returns the setting of a name.
  ///
  /// - Throws: `SettingFault` for a name that is none.
  package static func known(_ name: String) throws(SettingFault) -> Setting {
    guard let setting = named(name) else { throw .unknown(name) }
    return setting
  }

  /// A Boolean value that indicates whether it is how fast is spoken, which a session may have changed for itself.
  var isRate: Bool {
    if case .amount(_, _, .wordsPerMinute) = kind, !isForOpenings { true } else { false }
  }

  /// A Boolean value that indicates whether it changes what is spoken of a text that is being read.
  var isLevel: Bool { ["punctuation", "verbosity", "volume", "voice", "pitch"].contains(name) }

  /// A Boolean value that indicates whether it changes who is heard of a text that is being read.
  var isNarration: Bool { name == "narration" }

  /// A Boolean value that indicates whether its value goes to the end of a line, whatever is in it.
  package var isFreeText: Bool {
    switch kind {
    case .text, .voice, .speaker, .names: true
    case .toggle, .choice, .amount: false
    }
  }

  /// The values it takes, where they are few.
  package var choices: [Choice] {
    switch kind {
    case .toggle: [Choice(value: "on", word: .valueOn), Choice(value: "off", word: .valueOff)]
    case .choice(let choices), .speaker(let choices): choices
    case .amount, .text, .voice, .names: []
    }
  }

  /// Refuses a value that it does not take.
  package func check(_ value: String) throws(SettingFault) {
    let isTaken =
      switch kind {
      case .toggle, .choice: choices.contains { $0.value == value }
      case .speaker: choices.contains { $0.value == value } || Self.isCommand(value)
      case .amount(let range, _, _): Int(value).map { range.contains($0) && value == String($0) } ?? false
      case .names(let known):
        Set(value.listedNames).count == value.listedNames.count && value.listedNames.allSatisfy(known.contains)
      case .text, .voice: Self.isLine(value)
      }
    guard isTaken else { throw .badValue(self, value) }
  }

  /// Refuses a value that it does not take, and the name of a voice that is not among those of the settings.
  package func check(_ value: String, in settings: Settings) throws(SettingFault) {
    try check(value)
    if case .voice = kind, !settings.hasVoice(value) { throw .unknownVoice(value) }
  }

  private static func isCommand(_ value: String) -> Bool {
    value.hasPrefix("command:") && isLine(value) && value.dropFirst("command:".count).contains { $0 != " " }
  }

  private static func isLine(_ value: String) -> Bool {
    !value.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Settings {
  /// Gives a setting a value as files write it; one that says how a book is met is passed over.
  ///
  /// - Throws: `SettingFault` for a value that it does not take.
  package mutating func set(_ setting: Setting, to value: String) throws(SettingFault) {
    try setting.check(value)
    if case .session(_, let set) = setting.store { set(value, &self) }
  }
}

extension KeyProfile {
  /// Gives a setting a value as files write it; one that says nothing of keys is passed over.
  ///
  /// - Throws: `SettingFault` for a value that it does not take.
  package mutating func set(_ setting: Setting, to value: String) throws(SettingFault) {
    try setting.check(value)
    if case .keys(_, let set) = setting.store { set(value, &self) }
  }
}

extension String {
  /// The names in a text, commas between; one that is empty where a comma is too many.
  var listedNames: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed { $0 == " " }) }
  }
}
