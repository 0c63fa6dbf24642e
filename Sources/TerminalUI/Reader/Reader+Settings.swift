import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// Returns the value of a setting as files write it.
  func value(of setting: Setting) -> String {
    switch setting.store {
    case .session(let get, _):
      var settings = layers[0].world.settings
      settings.rate = bookSession.rate(in: settings)
      return get(settings)
    case .keys(let get, _): return get(keys.profile)
    case .opening: return Setting.value(setting.name, of: openings)
    }
  }

  /// Gives a setting a value, which holds at once, and tells it.
  ///
  /// - Throws: `SettingFault` for a value that it does not take; nothing is changed then.
  mutating func change(_ setting: Setting, to value: String, at now: Instant) throws(SettingFault) -> [Effect] {
    let applied = try apply(setting, value, at: now)
    let later = setting.isForOpenings && !setting.holdsAtOnce ? [Phrase(.settingForOpenings)] : []
    let silent = setting.isNarration ? [world.recording.absence].compactMap(\.self) : []
    let told = tell([setting.phrase(for: value, in: world.catalogue)] + later + silent, at: now)
    return applied + told + (setting.name == "calm" && isCalm ? tellOfCalm(at: now) : [])
  }

  /// Takes the voices that can be chosen here, and the languages of the one that speaks; nil where they are not known.
  package mutating func learn(voices: [VoiceOffer], languages: Set<String>?) {
    for index in layers.indices {
      layers[index].world.settings.voices = voices
      layers[index].world.settings.voiceLanguages = languages
    }
  }

  /// Gives a setting a value without a word.
  mutating func apply(_ setting: Setting, _ value: String, at now: Instant) throws(SettingFault) -> [Effect] {
    try setting.check(value, in: world.settings)
    changes[setting.name] = value
    if setting.isForOpenings { openings[setting.name] = value }
    if setting.name == "page" { takePage(value) }
    if setting.isForKeys {
      var profile = keys.profile
      try profile.set(setting, to: value)
      return bind(profile, at: now)
    }
    for index in layers.indices { try layers[index].world.settings.set(setting, to: value) }
    guard setting.isRate || setting.isLevel || setting.isNarration else { return [] }
    let news: News = setting.isRate ? .rateSet : setting.isLevel ? .levelSet : .narrationSet
    let effects = layers.indices.map { layers[$0].session.apply(news, at: now, in: layers[$0].world) }
    // The text that lies on top is the one that is read aloud.
    return effects.last ?? []
  }

  /// Gives up what was chosen by itself of all that a page stands for.
  private mutating func takePage(_ page: String) {
    for name in Setting.ofPages {
      openings[name] = nil
      changes[name] = Setting.value(name, of: openings)
    }
  }

  /// Gives a setting a value that the session has announced already, and has it kept.
  mutating func set(_ name: String, to value: String, at now: Instant) -> [Effect] {
    guard let setting = Setting.named(name), let applied = try? apply(setting, value, at: now) else { return [] }
    return applied + [.program(.keepSettings([name: value]))]
  }

  /// Tells the value of a setting, and what it takes.
  mutating func tell(_ setting: Setting, at now: Instant) -> [Effect] {
    let value = setting.phrase(for: value(of: setting), in: world.catalogue)
    let range = Announcement([setting.spokenRange(in: world.catalogue)], language: world.catalogue.language)
    return apply(
      .announce([Announcement(value, in: world.catalogue, priority: .high), range]), at: now)
  }
}
