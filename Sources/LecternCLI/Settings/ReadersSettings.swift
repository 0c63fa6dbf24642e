import Reading
import Speech
import TerminalUI
import Words

/// The choices of a reader: in the settings file, then while reading, and for this run on the command line, which wins.
struct ReadersSettings: Sendable {
  /// The values in the file, by the name of the setting.
  let given: [String: SettingsText.Given]
  /// The faults of the file, a sentence each.
  let problems: [String]
  private var options: [String: String] = [:]
  /// The values that were changed while reading, by the name of the setting.
  private var changes: [String: String] = [:]
  /// The use of keys since books have been read; nil before.
  private var profileInUse: KeyProfile?

  init(given: [String: SettingsText.Given] = [:], problems: [String] = []) {
    self.given = given
    self.problems = problems
  }

  /// The value of a setting as files write it; nil if none was given.
  subscript(name: String) -> String? { options[name] ?? changes[name] ?? given[name]?.value }

  /// Returns a Boolean value that indicates whether a setting was given on the command line.
  func isOption(_ name: String) -> Bool { options[name] != nil }

  /// Takes the value of an option of the command line.
  mutating func take(_ name: String, _ value: String?) {
    if let value { options[name] = value }
  }

  /// Takes what was changed while a book was read, and what keys do since.
  mutating func take(_ changes: [String: String], _ profile: KeyProfile) {
    self.changes.merge(changes) { $1 }
    profileInUse = profile
  }

  /// Settings with what was chosen in place of what they were.
  func applied(to settings: Settings) -> Settings {
    Setting.all.reduce(into: settings) { settings, setting in
      // Faults were announced when the file was read.
      if let value = self[setting.name] { try? settings.set(setting, to: value) }
    }
  }

  /// The names of settings for a language that were chosen, sorted.
  var namesByLanguage: [String] {
    Set(given.keys).union(changes.keys).union(options.keys).filter { $0.contains(".") }.sorted()
  }

  /// The voices that were chosen, for all languages and for some.
  var voiceChoices: VoiceChoices { VoiceChoices(applied(to: Settings()), openings) }

  /// The use of keys, as far as settings say.
  var profile: KeyProfile {
    if let profileInUse { return profileInUse }
    return Setting.all.reduce(into: KeyProfile()) { profile, setting in
      // Faults were announced when the file was read.
      if let value = self[setting.name] { try? profile.set(setting, to: value) }
    }
  }

  /// The settings of appearance that were chosen, as they are announced.
  var openings: [String: String] {
    let names = Setting.all.filter(\.isForOpenings).map(\.name) + namesByLanguage
    return names.reduce(into: [:]) { $0[$1] = changes[$1] ?? self[$1] }
  }

  /// Returns the faults of the file and of that of the keys, as they are announced when a book is opened: not more than
  /// can be listened to.
  func complaints(ofKeys others: [String] = [], in catalogue: Catalogue) -> [String] {
    let told = 3
    let problems = problems + others
    guard problems.count > told else { return problems }
    return problems.prefix(told) + [catalogue.text(Phrase(.moreLikeIt, ["count": .count(problems.count - told)]))]
  }
}
