import Accessibility
import Reading
import Speech
import TextModel
import Words

/// A word, with the entry of the reader's own that says how it is said, where there is one.
package struct PronouncedWord: Hashable, Sendable {
  let word: WordAtHand
  let rule: PronunciationRule?
}

/// The dialog for the way in which a word is said.
extension Reader {
  /// Returns an utterance as it is handed to a voice, which knows how its words are said.
  ///
  /// The subject of a dialog, such as an address, is said as it is written.
  package func pronounced(_ utterance: Utterance) -> Utterance {
    let settings = world.settings
    return pronunciation.applied(
      to: utterance.with(sounds: settings.sounds, asWords: settings.soundWords, in: world.catalogue),
      spokenForms: settings.spokenForms && settings.punctuation < .all && dialog == nil)
  }

  /// Asks how the word at the cursor is said.
  mutating func pronounceWordAtHand(at now: Instant) -> [Effect] {
    let paused = apply(.setReadingAside, at: now)
    // The session says that there is none.
    guard let word = WordAtHand(of: session, in: world) else { return paused + apply(.perform(.pronounce), at: now) }
    return paused + pronounce(word, at: now)
  }

  /// Asks how a word is said.
  mutating func pronounce(_ word: WordAtHand, at now: Instant) -> [Effect] {
    let rule = pronunciation.ownRule(for: word.text, in: word.language)
    return open(.pronunciation(PronouncedWord(word: word, rule: rule)), at: now)
  }

  /// Returns the dialog for a word, filled in with its entry.
  func dialog(pronouncing word: PronouncedWord) -> Dialog {
    let said = word.rule?.words ?? word.word.text
    let field = DialogControl("said", label: text(.pronunciationField), .line(.offering(said), .text))
    let matches = matches(of: word)
    let match = choice(
      "match", .pronunciationMatch, matches.map(\.name), at: matches.firstIndex(of: word.rule?.match ?? .word))
    let action = choice(
      "action", .pronunciationAction, [.pronunciationSay, .pronunciationSpell, .pronunciationSkip],
      at: word.rule?.actionNumber)
    let scope = choice(
      "scope", .pronunciationScope, PronunciationScope.allCases.map(\.name),
      at: PronunciationScope.allCases.firstIndex(of: PronunciationScope(word.rule)))
    let hear = DialogControl("hear", label: text(.buttonHear), .button(.act))
    let save = DialogControl("save", label: text(.buttonSave), .button(.done))
    let remove = DialogControl("remove", label: text(.buttonRemoveEntry), .button(.act))
    return Dialog(
      .pronunciation(word),
      title: world.catalogue.text(Phrase(.pronunciationTitle, ["word": .text(word.rule?.pattern ?? word.word.text)])),
      [field, match, action, scope, hear, save] + (word.rule == nil ? [] : [remove]) + [cancelButton])
  }

  private func choice(_ id: String, _ label: Phrase.Key, _ names: [Phrase.Key], at chosen: Int?) -> DialogControl {
    DialogControl(
      id, label: text(label), .choice(DialogList(names.map { DialogList.Item(text: text($0)) }, at: chosen ?? 0)))
  }

  /// Returns the kinds of match to choose from, and that of the entry.
  private func matches(of word: PronouncedWord) -> [PronunciationRule.Match] {
    let common: [PronunciationRule.Match] = [.word, .part, .start]
    return word.rule.map { common.contains($0.match) ? common : common + [$0.match] } ?? common
  }

  /// Returns the entry that a dialog holds; nil where a word is to be said in other words, and there are none.
  private func rule(for word: PronouncedWord, in dialog: Dialog) -> PronunciationRule? {
    let action: PronunciationRule.Action
    switch dialog.chosen("action") {
    case 1: action = .spell
    case 2: action = .skip
    default:
      let said = dialog.words("said").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !said.isEmpty else { return nil }
      action = .say(said)
    }
    let scope = PronunciationScope.allCases[dialog.chosen("scope")]
    let isAsBefore = word.rule.map { PronunciationScope($0) == scope } ?? false
    let language = word.word.language ?? world.catalogue.language
    return PronunciationRule(
      word.rule?.pattern ?? word.word.text, action, match: matches(of: word)[dialog.chosen("match")],
      isCaseSensitive: word.rule?.isCaseSensitive ?? false,
      language: isAsBefore ? word.rule?.language : scope == .language ? language.languageSubtag : nil,
      book: isAsBefore ? word.rule?.book : scope == .book ? layers[0].world.text.metadata.title : nil)
  }

  /// Says the word as the dialog has it.
  mutating func hear(_ word: PronouncedWord, in dialog: Dialog, at now: Instant) -> [Effect] {
    guard let rule = rule(for: word, in: dialog) else { return refuseEmpty(dialog, at: now) }
    let heard = Pronunciation.said(word.word.text, by: rule, in: word.word.language)
    return say(
      [heard.isEmpty ? Announcement(Phrase(.nothingIsSaid), in: world.catalogue) : Announcement(heard)], at: now)
  }

  /// Has the entry written that the dialog holds; the dialog stays until it is.
  mutating func save(_ word: PronouncedWord, in dialog: Dialog, at now: Instant) -> [Effect] {
    guard let rule = rule(for: word, in: dialog) else { return refuseEmpty(dialog, at: now) }
    guard rule.canBeWritten else {
      return refuse(dialog.atField, world.catalogue.text(.pronunciationUnwritable), at: now)
    }
    return keep(rule, for: word, in: dialog)
  }

  /// Has an entry kept for a word, or the one that there is taken away.
  mutating func keep(_ rule: PronunciationRule?, for word: PronouncedWord, in dialog: Dialog) -> [Effect] {
    var dialog = dialog
    dialog.isBeingKept = true
    self.dialog = dialog
    return [.program(.keepPronunciation(replacing: word.rule, with: rule))]
  }

  private mutating func refuseEmpty(_ dialog: Dialog, at now: Instant) -> [Effect] {
    refuse(dialog.atField, world.catalogue.text(.pronunciationMissing), at: now)
  }

  /// Takes the entries that are kept from now on, and says so once the dialog that had one changed is left.
  package mutating func pronunciationsKept(_ rules: [PronunciationRule], isRemoval: Bool, at now: Instant) -> [Effect]
  {
    pronunciation = pronunciation.with(own: rules)
    guard case .pronunciation? = dialog?.purpose, dialog?.isBeingKept == true else { return [] }
    let told = Announcement(Phrase(isRemoval ? .pronunciationRemoved : .pronunciationSaved), in: world.catalogue)
    return closeDialog(at: now) + apply(.announce([told]), at: now)
  }

  /// Takes an entry in place of another one, where nobody keeps it.
  mutating func pronunciationsKept(
    replacing old: PronunciationRule?, with new: PronunciationRule?, at now: Instant
  ) -> [Effect] {
    var rules = pronunciation.ownRules
    let place = old.flatMap(rules.firstIndex) ?? rules.endIndex
    rules.replaceSubrange(place..<min(place + 1, rules.endIndex), with: [new].compactMap(\.self))
    return pronunciationsKept(rules, isRemoval: new == nil, at: now)
  }

  /// Says why an entry could not be kept; what was written stays.
  package mutating func pronunciationsNotKept(_ reason: String, at now: Instant) -> [Effect] {
    guard var dialog, dialog.isBeingKept else { return [] }
    dialog.isBeingKept = false
    return refuse(
      dialog.atField, world.catalogue.text(Phrase(.couldNotSave, ["reason": .text(reason)])), at: now)
  }
}

/// The text that an entry holds for.
private enum PronunciationScope: CaseIterable {
  case book, language, everywhere

  /// The narrowest one that an entry names.
  init(_ rule: PronunciationRule?) {
    self = rule?.book != nil ? .book : rule?.language != nil ? .language : .everywhere
  }

  var name: Phrase.Key {
    switch self {
    case .book: .pronunciationOfBook
    case .language: .pronunciationOfLanguage
    case .everywhere: .pronunciationEverywhere
    }
  }
}

extension PronunciationRule {
  /// The words that are said; nil where none are.
  fileprivate var words: String? { if case .say(let words) = action { words } else { nil } }

  fileprivate var actionNumber: Int {
    switch action {
    case .say: 0
    case .spell: 1
    case .skip: 2
    }
  }
}

extension PronunciationRule.Match {
  fileprivate var name: Phrase.Key {
    switch self {
    case .word: .pronunciationWord
    case .start: .pronunciationStart
    case .part: .pronunciationPart
    case .inside: .pronunciationInside
    case .regex: .pronunciationRegex
    }
  }
}

extension Dialog {
  /// The dialog with focus in its first control.
  fileprivate var atField: Dialog {
    var dialog = self
    dialog.focus = 0
    return dialog
  }

  /// Returns the text of a line.
  fileprivate func words(_ id: String) -> String {
    guard case .line(let editor, _)? = controls.first(where: { $0.id == id })?.content else { return "" }
    return editor.string
  }

  /// Returns the number of the chosen value of a pop-up.
  fileprivate func chosen(_ id: String) -> Int {
    guard case .choice(let list)? = controls.first(where: { $0.id == id })?.content else { return 0 }
    return list.chosen ?? 0
  }
}
