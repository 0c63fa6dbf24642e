import Accessibility
import PageLayout
import Reading
import Speech
import Words

extension Setting {
  /// Every setting, in the order they are listed.
  package static let all: [Setting] =
    grouped(.groupSpeaking, speaking) + grouped(.groupReading, reading) + grouped(.groupPage, page)
    + grouped(.groupKeys, keys) + grouped(.groupOpenings, openings)

  private static func grouped(_ group: Phrase.Key, _ settings: [Setting]) -> [Setting] {
    settings.map { setting in
      var setting = setting
      setting.group = group
      return setting
    }
  }

  private static let speaking: [Setting] = [
    choice("verbosity", \.verbosity, [.valueLow, .valueMedium, .valueHigh], .settingVerbosity, .aboutVerbosity),
    toggle("hints", \.hints, .settingHints, .aboutHints),
    Setting(
      name: "rate", label: .settingRate, about: .aboutRate,
      kind: .amount(Settings.rates, step: 10, .wordsPerMinute),
      store: .session(get: { String($0.rate) }) { value, settings in settings.rate = Int(value) ?? settings.rate }),
    Setting(
      name: "volume", label: .settingVolume, about: .aboutVolume,
      kind: .amount(Settings.volumes, step: 10, .percent),
      store: .session(get: { String($0.volume) }) { value, settings in
        settings.volume = Int(value) ?? settings.volume
      }),
    Setting(
      name: "voice", label: .settingVoice, about: .aboutVoice, kind: .voice,
      store: .session(get: { $0.voice }) { value, settings in settings.voice = value }),
    Setting(
      name: "pitch", label: .settingPitch, about: .aboutPitch, kind: .amount(0...100, step: 5, .percent),
      store: .session(get: { String($0.pitch) }) { value, settings in settings.pitch = Int(value) ?? settings.pitch }),
    choice(
      "punctuation", \.punctuation, [.valueNone, .valueSome, .valueAll], .settingPunctuation, .aboutPunctuation),
    choice("order", \.order, [.valueVoiceOver, .valueNVDA], .settingOrder, .aboutOrder),
    choice(
      "capitals", \.capitals, [.valuePitch, .valueWord, .valueSound, .valueNone], .settingCapitals, .aboutCapitals),
    choice("phonetics", \.phonetics, [.valueOff, .valueDelayed], .settingPhonetics, .aboutPhonetics),
    Setting(
      name: "phonetics-delay", label: .settingPhoneticsDelay, about: .aboutPhoneticsDelay,
      kind: .amount(Settings.phoneticsDelays, step: 100, .milliseconds),
      store: .session(get: { String($0.phoneticsDelay) }) { value, settings in
        settings.phoneticsDelay = Int(value) ?? settings.phoneticsDelay
      }),
    Setting(
      name: "sounds", label: .settingSounds, about: .aboutSounds,
      kind: .names(["none", "all"] + Earcon.allCases.map(\.name)),
      store: .session(get: { names(of: $0.sounds) }) { $1.sounds = earcons($0) }),
    Setting(
      name: "sound-words", label: .settingSoundWords, about: .aboutSoundWords,
      kind: .names(["none", "all"] + Earcon.allCases.filter { $0.word != nil }.map(\.name)),
      store: .session(get: { names(of: $0.soundWords) }) { $1.soundWords = earcons($0) }),
  ]

  private static let reading: [Setting] = [
    choice(
      "page-announcements", \.pageAnnouncements, [.valueNever, .valuePrintPages, .valueSentenceEnd],
      .settingPageAnnouncements,
      .aboutPageAnnouncements),
    choice(
      "heading-role", \.headingRole, [.valueNone, .valueHeading, .valueLevel], .settingHeadingRole,
      .aboutHeadingRole),
    Setting(
      name: "skip", label: .settingSkip, about: .aboutSkip, kind: .names(Settings.Skip.names),
      store: .session(get: { $0.skip.value }) { value, settings in
        settings.skip = Settings.Skip(value) ?? settings.skip
      }),
    choice(
      "notes", \.notes, [.valueInPlace, .valueByNumber, .valueAfterSentence, .valueAfterParagraph], .settingNotes,
      .aboutNotes),
    toggle("dialects", \.dialects, .settingDialects, .aboutDialects),
    toggle("languages", \.languages, .settingLanguages, .aboutLanguages),
    choice(
      "narration", \.narration, [.valueRecorded, .valueSynthetic], .settingNarration, .aboutNarration),
    toggle("narration-pauses", \.narrationPauses, .settingNarrationPauses, .aboutNarrationPauses),
    toggle("spoken-forms", \.spokenForms, .settingSpokenForms, .aboutSpokenForms),
    choice("read-by", \.readBy, [.valueSentence, .valueParagraph, .valueLine], .settingReadBy, .aboutReadBy),
    pause("sentence", \.pauses.sentence, .settingPauseSentence, .aboutPauseSentence),
    pause("paragraph", \.pauses.paragraph, .settingPauseParagraph, .aboutPauseParagraph),
    pause("heading", \.pauses.heading, .settingPauseHeading, .aboutPauseHeading),
    pause("item", \.pauses.item, .settingPauseItem, .aboutPauseItem),
    pause("verse", \.pauses.verse, .settingPauseVerse, .aboutPauseVerse),
    choice("pace", \.pace, [.valueEngine, .valueStep], .settingPace, .aboutPace),
    choice(
      "read-scope", \.readScope, [.valueWholeBook, .valueChapter, .valuePage, .valueSelection], .settingReadScope,
      .aboutReadScope),
    toggle("study", \.study, .settingStudy, .aboutStudy),
    choice(
      "citation-style", \.citationStyle, [.valuePlain, .valueAPA, .valueMLA, .valueChicago, .valueBibTeX],
      .settingCitationStyle, .aboutCitationStyle),
  ]

  private static let grounds: [(String, Phrase.Key)] = [
    ("yellow", .valueYellow), ("green", .valueGreen), ("cyan", .valueCyan), ("magenta", .valueMagenta),
  ]

  /// The settings of pages, each of which holds at once.
  private static let page: [Setting] = [
    opening(
      "page", [("book", .valueBookPage), ("plain", .valuePlainPage), ("calm", .valueCalm)], .settingPage, .aboutPage),
    amount("width", 20...200, step: 4, .columns, PageStyle.easyLine, .settingWidth, .aboutWidth),
    opening(
      "columns", [("auto", .valueByRoom), ("1", .valueOneColumn), ("2", .valueTwoColumns)], .settingColumns,
      .aboutColumns),
    opening("view", [("pages", .valuePages), ("scroll", .valueScroll)], .settingView, .aboutView),
    opening(
      "paragraphs", [("auto", .valueByBook), ("spaced", .valueSpaced), ("indented", .valueIndented)],
      .settingParagraphs, .aboutParagraphs),
    opening("justify", [("off", .valueOff), ("on", .valueOn)], .settingJustify, .aboutJustify),
    opening("hyphenate", [("off", .valueOff), ("on", .valueOn)], .settingHyphenate, .aboutHyphenate),
    amount("line-spacing", 1...2, step: 1, .rows, 1, .settingLineSpacing, .aboutLineSpacing),
    amount("margin", 0...80, step: 2, .columns, 0, .settingMargin, .aboutMargin),
    opening("theme", themes, .settingTheme, .aboutTheme),
    opening(
      "cursor-line",
      [("underline", .valueUnderline), ("bar", .valueBar)] + grounds + [("off", .valueOff)], .settingCursorLine,
      .aboutCursorLine),
    opening(
      "cursor-word",
      [("reverse", .valueReverse), ("underline", .valueUnderline)] + grounds + [("off", .valueOff)],
      .settingCursorWord, .aboutCursorWord),
    opening(
      "focus-line", [("off", .valueOff), ("1", .valueOneRow), ("3", .valueThreeRows), ("5", .valueFiveRows)],
      .settingFocusLine, .aboutFocusLine),
    opening(
      "pictures",
      [
        ("auto", .valueByTerminal), ("kitty", .valueKitty), ("iterm", .valueITerm), ("sixel", .valueSixel),
        ("blocks", .valueHalfBlocks), ("off", .valueOff),
      ], .settingPictures, .aboutPictures),
    opening("progress", [("off", .valueOff), ("on", .valueOn)], .settingProgress, .aboutProgress),
    opening("calm", [("off", .valueOff), ("on", .valueOn)], .settingCalm, .aboutCalm),
    amount("calm-width", 20...200, step: 2, .columns, 50, .settingCalmWidth, .aboutCalmWidth),
    amount("calm-spacing", 1...2, step: 1, .rows, 2, .settingCalmSpacing, .aboutCalmSpacing),
    opening("calm-theme", themes, .settingCalmTheme, .aboutCalmTheme),
  ].map { setting in
    var setting = setting
    setting.holdsAtOnce = true
    return setting
  }

  private static let themes: [(String, Phrase.Key)] = [
    ("terminal", .valueTerminal), ("light", .valueLight), ("dark", .valueDark), ("sepia", .valueSepia),
    ("contrast", .valueContrast), ("mono", .valueMono),
  ]

  private static let keys: [Setting] = [
    keyChoice("letters", \.letters, [.valueLettersNVDA, .valueLettersVi, .valueOff], .settingLetters, .aboutLetters),
    keyChoice("arrows", \.arrows, [.valueByRotor, .valueByCaret], .settingArrows, .aboutArrows),
    choice("rtl-arrows", \.rtlArrows, [.valueByReading, .valueBySight], .settingRTLArrows, .aboutRTLArrows),
    Setting(
      name: "rotor", label: .settingRotor, about: .aboutRotor, kind: .names(RotorOption.all.map(\.name)),
      store: .session(get: { $0.dial.map(\.name).joined(separator: ", ") }) { value, settings in
        settings.dial = value.listedNames.compactMap { RotorOption(name: $0) }
      }),
    toggle("wrap", \.wrap, .settingWrap, .aboutWrap),
    choice(
      "typing-echo", \.typingEcho, [.valueNone, .valueCharacters, .valueWords, .valueBoth], .settingTypingEcho,
      .aboutTypingEcho),
    choice(
      "touch-unit", \.touchUnit, [.valueCharacter, .valueWord, .valueLine, .valueSentence, .valueParagraph],
      .settingTouchUnit, .aboutTouchUnit),
    choice("marks", \.marks, [.valueSound, .valueWord, .valueOff], .settingMarks, .aboutMarks),
    toggle("highlights", \.highlights, .settingHighlights, .aboutHighlights),
    choice("line-breaks", \.lineBreaks, [.valueLine, .valuePause], .settingLineBreaks, .aboutLineBreaks),
  ]

  private static let openings: [Setting] = [
    Setting(
      name: "speech", label: .settingSpeech, about: .aboutSpeech,
      kind: .speaker([
        Choice(value: "auto", word: .valueAuto), Choice(value: "print", word: .valuePrint),
        Choice(value: "none", word: .valueNone), Choice(value: "espeak", word: .valueEspeak),
        Choice(value: "piper", word: .valuePiper), Choice(value: "hibari", word: .valueHibari),
        Choice(value: "speechd", word: .valueSpeechd),
        Choice(value: "screenreader", word: .valueScreenReader),
      ]), store: .opening(standard: "auto")),
    opening(
      "layout", [("book", .valueBook), ("braille", .valueBraille), ("line", .valueLines)], .settingLayout,
      .aboutLayout),
    Setting(
      name: "braille-columns", label: .settingBrailleColumns, about: .aboutBrailleColumns,
      kind: .amount(1...200, step: 1, .cells), store: .opening(standard: "40")),
    opening("bidi", [("lectern", .valueLectern), ("terminal", .valueTerminal)], .settingBidi, .aboutBidi),
    Setting(
      name: "copy-command", label: .settingCopyCommand, about: .aboutCopyCommand, kind: .text,
      store: .opening(standard: "")),
    Setting(
      name: "define-command", label: .settingDefineCommand, about: .aboutDefineCommand, kind: .text,
      store: .opening(standard: "")),
    Setting(
      name: "viewer", label: .settingViewer, about: .aboutViewer, kind: .text, store: .opening(standard: "")),
  ]

  private static func names(of earcons: Set<Earcon>) -> String {
    if earcons.count == Earcon.allCases.count { return "all" }
    return earcons.isEmpty ? "none" : Earcon.allCases.filter(earcons.contains).map(\.name).joined(separator: ", ")
  }

  private static func earcons(_ names: String) -> Set<Earcon> {
    names.listedNames.contains("all") ? Set(Earcon.allCases) : Set(names.listedNames.compactMap(Earcon.init(name:)))
  }

  private static func toggle(
    _ name: String, _ path: any WritableKeyPath<Settings, Bool> & Sendable, _ label: Phrase.Key, _ about: Phrase.Key
  ) -> Setting {
    Setting(
      name: name, label: label, about: about, kind: .toggle,
      store: .session(get: { $0[keyPath: path] ? "on" : "off" }) { $1[keyPath: path] = $0 == "on" })
  }

  /// Returns a choice among the cases of a type; the words are theirs, in their order.
  private static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Settings, Value> & Sendable, _ words: [Phrase.Key],
    _ label: Phrase.Key, _ about: Phrase.Key
  ) -> Setting {
    Setting(
      name: name, label: label, about: about,
      kind: .choice(zip(Value.allCases, words).map { Choice(value: $0.rawValue, word: $1) }),
      store: .session(get: { $0[keyPath: path].rawValue }) { value, settings in
        if let value = Value(rawValue: value) { settings[keyPath: path] = value }
      })
  }

  /// Returns a silence of read-all.
  private static func pause(
    _ name: String, _ path: any WritableKeyPath<Settings, Int> & Sendable, _ label: Phrase.Key, _ about: Phrase.Key
  ) -> Setting {
    Setting(
      name: "pause-" + name, label: label, about: about,
      kind: .amount(Settings.Pauses.range, step: 50, .milliseconds),
      store: .session(get: { String($0[keyPath: path]) }) { value, settings in
        if let pause = Int(value) { settings[keyPath: path] = pause }
      })
  }

  /// Returns a choice of what keys do.
  private static func keyChoice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<KeyProfile, Value> & Sendable, _ words: [Phrase.Key],
    _ label: Phrase.Key, _ about: Phrase.Key
  ) -> Setting {
    Setting(
      name: name, label: label, about: about,
      kind: .choice(zip(Value.allCases, words).map { Choice(value: $0.rawValue, word: $1) }),
      store: .keys(get: { $0[keyPath: path].rawValue }) { value, profile in
        if let value = Value(rawValue: value) { profile[keyPath: path] = value }
      })
  }

  /// Returns a number that says how a book is met.
  private static func amount(
    _ name: String, _ range: ClosedRange<Int>, step: Int, _ unit: Setting.Unit, _ standard: Int, _ label: Phrase.Key,
    _ about: Phrase.Key
  ) -> Setting {
    Setting(
      name: name, label: label, about: about, kind: .amount(range, step: step, unit),
      store: .opening(standard: String(standard)))
  }

  /// Returns a choice that is made when a book is opened; the first is that of a new reader.
  private static func opening(
    _ name: String, _ choices: [(String, Phrase.Key)], _ label: Phrase.Key, _ about: Phrase.Key
  ) -> Setting {
    Setting(
      name: name, label: label, about: about, kind: .choice(choices.map { Choice(value: $0, word: $1) }),
      store: .opening(standard: choices[0].0))
  }
}
