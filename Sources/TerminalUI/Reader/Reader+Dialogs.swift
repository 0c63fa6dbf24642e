import Accessibility
import Reading
import Speech
import TextModel
import Words

extension Reader {
  /// Opens a dialog over what is in view; what was being read waits at its word.
  mutating func open(_ purpose: Dialog.Purpose, at now: Instant) -> [Effect] {
    guard let dialog = dialog(for: purpose) ?? restorableDialog(for: purpose) else {
      return tell([missing(purpose)], at: now)
    }
    return open(dialog, at: now)
  }

  /// Returns the phrase for a dialog without anything to choose from.
  private func missing(_ purpose: Dialog.Purpose) -> Phrase {
    if case .items(let option) = purpose, !option.kinds.isEmpty { return world.missingMarks(option.noMarks) }
    return Phrase(purpose.missing)
  }

  /// Opens a dialog over what is in view, another dialog too.
  mutating func open(_ dialog: Dialog, at now: Instant) -> [Effect] {
    let paused = apply(.setReadingAside, at: now)
    dialogs.append(dialog)
    return paused + [.post(.screenChanged(dialog.control.element))] + say(dialog.opening(words), at: now)
  }

  /// Takes a key while a dialog is open.
  mutating func press(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect] {
    if let effects = pressMark(key, in: dialog, at: now) ?? pressShelf(key, in: dialog, at: now)
      ?? pressHeard(key, in: dialog, at: now) ?? pressEdit(
        key, in: dialog)
      ?? exchange(key, in: dialog, at: now)
    {
      return effects
    }
    if leaves(key, dialog) { return leave(dialog, at: now) }
    var dialog = dialog
    let answer = dialog.press(key, words)
    return take(answer, of: dialog, key, at: now)
  }

  /// Returns a Boolean value that indicates whether a key leaves a list as it opens it; one that types a character does
  /// where no line is to be found by it.
  private func leaves(_ key: Key, _ dialog: Dialog) -> Bool {
    guard dialog.isOpened(by: keys.action(for: key)), !isFirstShelf else { return false }
    guard case .character(let character) = key.base, key.modifiers.isEmpty else { return true }
    return !dialog.takes(character)
  }

  /// Does what a dialog has answered, which is `dialog` from now on.
  mutating func take(_ answer: Dialog.Answer, of dialog: Dialog, _ key: Key, at now: Instant) -> [Effect] {
    switch answer {
    case .said(let announcements):
      self.dialog = dialog
      followOrder(of: dialog)
      return follow(dialog, at: now) + say(announcements, at: now)
    case .left where key == Key(.escape) && isFirstShelf && dialog.isNarrowed: return widen(dialog, at: now)
    case .left: return leave(dialog, at: now)
    case .done:
      var dialog = dialog
      let heard = dialog.takeLastWord(words)
      return (heard.isEmpty ? [] : say(heard, at: now)) + use(dialog, at: now)
    case .acted(let button): return act(on: button, of: dialog, at: now)
    case .refused where keys.action(for: key) == .help: return tellKeys(of: dialog, at: now)
    case .refused:
      return say([world.refusal(of: keyNames.spoken(key), amongFields: true, earcon: .unbound)], at: now)
    }
  }

  /// A Boolean value that indicates whether the bookshelf is at hand that the program began with, and leaving it ends
  /// that.
  private var isFirstShelf: Bool { isAtShelf && dialogs.count == 1 }

  /// Has the list of a dialog hold all of its lines again.
  private mutating func widen(_ dialog: Dialog, at now: Instant) -> [Effect] {
    var dialog = dialog
    guard let place = dialog.controls.firstIndex(where: \.isList),
      case .list(let before) = dialog.controls[place].content
    else { return [] }
    var list = before
    while !list.filter.isEmpty { _ = list.widen() }
    dialog.controls[place].content = .list(list)
    dialog.focus = place
    self.dialog = dialog
    return say([dialog.item(of: list, after: before, words)], at: now)
  }

  /// Tells what keys do at the control of a dialog that has focus.
  private mutating func tellKeys(of dialog: Dialog, at now: Instant) -> [Effect] {
    say(dialog.told(words), at: now)
  }

  /// Takes pasted text.
  package mutating func pasted(_ text: String, at now: Instant) -> [Effect] {
    held = nil
    if dialog == nil, session.form.isOn { return apply(.paste(text), at: now) }
    var changed = dialog
    guard case .said(let announcements)? = changed?.paste(text, words) else {
      return tell([Phrase(.pasteIgnored)], at: now)
    }
    dialog = changed
    return say(announcements, at: now)
  }

  /// Leaves a dialog for what it was opened over: the dialog before, or the text.
  mutating func closeDialog(at now: Instant) -> [Effect] {
    dialog = nil
    let changed = [Effect.post(.screenChanged(dialog?.control.element))]
    if let opener = dialog { return changed + say(opener.opening(words), at: now) }
    return changed + (takeUpSearch(at: now) ?? apply(.speakFocus, at: now))
  }

  /// Leaves a dialog that was used, and those it was opened from, and keeps its line for the next time.
  mutating func keep(_ line: String, of dialog: Dialog) {
    remember(line, of: dialog)
    dialogs = []
  }

  /// Keeps the line of a dialog for the next time.
  mutating func remember(_ line: String, of dialog: Dialog) {
    let others = (histories[dialog.purpose] ?? []).filter { $0 != line }
    histories[dialog.purpose] = (others + [line]).suffix(100)
  }

  /// Keeps a dialog open and says what is wrong with what is in the control that has focus.
  mutating func refuse(_ dialog: Dialog, _ problem: String, at now: Instant) -> [Effect] {
    var dialog = dialog
    dialog.control.error = problem
    self.dialog = dialog
    var said = dialog.announcements(from: dialog.focus, words)
    if !said.isEmpty { said[0].speech.place(.error, at: 0) }
    return say(said, at: now)
  }

  /// Says something at once, instead of what is being spoken.
  mutating func say(_ announcements: [Announcement], at now: Instant) -> [Effect] {
    [.silence] + apply(.announce(announcements), at: now)
  }

  /// Says that there is nothing to be used in a list: what has been typed matches none of its lines, or it has none.
  mutating func refuse(_ list: DialogList, at now: Instant) -> [Effect] {
    say([Announcement(list.missing, in: world.catalogue, earcon: .boundary)], at: now)
  }

  /// The words of a dialog.
  var words: DialogWords {
    DialogWords(
      style: world.announcementStyle(), catalogue: world.catalogue, units: world.units,
      echo: world.settings.typingEcho, soundsAreHeard: world.settings.soundsAreHeard,
      voices: world.settings.voices)
  }
}

extension Dialog.Purpose {
  /// The phrase for a dialog without anything to choose from.
  fileprivate var missing: Phrase.Key {
    switch self {
    case .page: .pagesNotCounted
    case .jumps: .nowhereToReturn
    case .actions: .nothingToActivate
    case .folder: .folderUnreadable
    case .heard: .nothingHeard
    case .findings: .noFindings
    default: .noContents
    }
  }
}
