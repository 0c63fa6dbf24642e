import Accessibility
import Reading
import Speech
import TextModel
import TextUnits
import Words

extension Reader {
  /// Does what a dialog was filled in for.
  mutating func use(_ dialog: Dialog, at now: Instant) -> [Effect] {
    switch (dialog.purpose, dialog.controls[0].content) {
    case (.search, .line(let editor, _)), (.searchBack, .line(let editor, _)):
      if editor.isBlank { return closeDialog(at: now) }
      keep(editor.string, of: dialog)
      let direction: Direction = dialog.purpose == .search ? .forward : .backward
      return apply(.find(SearchQuery(editor.string), direction), at: now)
    case (.command, .line(let editor, _)):
      if editor.isBlank { return closeDialog(at: now) }
      guard let command = LineCommand(editor.string) else {
        remember(editor.string, of: dialog)
        return refuse(dialog, world.catalogue.text(.noSuchCommand), at: now)
      }
      return perform(command, of: dialog, at: now)
    case (.page, .line(let editor, .number(let range))):
      if editor.isBlank { return closeDialog(at: now) }
      guard let page = Int(editor.string), range.contains(page) else {
        var dialog = dialog
        dialog.focus = 0
        return refuse(dialog, world.catalogue.text(.pageMustBe(upTo: range.upperBound)), at: now)
      }
      dialogs = []
      return apply(.goTo(.page(page)), at: now)
    case (.searchShelf, .line(let editor, _)):
      if editor.isBlank { return closeDialog(at: now) }
      remember(editor.string, of: dialog)
      return [.program(.searchShelf(editor.string))]
    case (.matches(let matches), .list(let list)):
      guard let chosen = list.chosen else { return refuse(list, at: now) }
      return open(matches[chosen], at: now)
    case (.contents, .list(let list)):
      guard let chosen = list.chosen, case .place(let section, let anchor)? = entries[chosen].destination else {
        return refuse(list, at: now)
      }
      dialogs = []
      // The entries are those of the book, whatever text lies over it.
      layers.removeSubrange(1...)
      return apply(.goTo(.anchor(section: section, name: anchor)), at: now)
    case (.note(let passage), .line(let editor, _)):
      if editor.isBlank { return closeDialog(at: now) }
      return keep(dialog, by: .add(.note, passage, words: editor.string), at: now)
    case (.words(let mark), .line(let editor, _)):
      return keep(dialog, by: .rename(mark, words: editor.isBlank ? "" : editor.string), at: now)
    case (.books, .list(let list)), (.folder, .list(let list)), (.lessons, .list(let list)):
      return openChosen(in: list, of: dialog, at: now)
    case (.shelfActions, .list(let list)): return performAction(in: list, of: dialog, at: now)
    case (.folders, .list(let list)): return openFolder(in: list, at: now)
    case (.tags, .line(let editor, _)), (.bookFile, .line(let editor, _)), (.newFolder, .line(let editor, _)):
      self.dialog = dialog
      return useShelfLine(editor.string, of: dialog, at: now) ?? []
    case (.heard, .list(let list)): return goToHeard(in: list, at: now)
    case (.findings, .list(let list)): return goToFinding(in: list, at: now)
    case (.settings, _): return keepSettings(of: dialog, at: now)
    case (.rotor, .list(let list)): return pick(in: list, of: dialog, at: now)
    case (.items(let option), .list(let list)) where !option.kinds.isEmpty:
      guard list.chosen != nil else { return refuse(list, at: now) }
      guard let mark = mark(chosenIn: list) else { return tellGone(at: now) }
      dialogs = []
      // A lost mark is gone to as near as anybody knows.
      return apply(mark.lost.map { .goTo(.percent($0.percentage)) } ?? .pick(option, mark.range), at: now)
    case (.items(let option), .list(let list)):
      guard let chosen = list.chosen, let item = RotorItems(of: option, in: world)?.item(chosen) else {
        return refuse(list, at: now)
      }
      dialogs = []
      if let range = item.range { return apply(.pick(option, range), at: now) }
      return apply(.pick(option, nil), at: now).filter { !$0.isSpeech } + apply(.goTo(.page(chosen + 1)), at: now)
    case (.actions(let actions), .list(let list)):
      guard let chosen = list.chosen else { return refuse(list, at: now) }
      dialogs = []
      return apply(.perform(actions[chosen]), at: now)
    case (.jumps, .list(let list)):
      guard let chosen = list.chosen else { return refuse(list, at: now) }
      dialogs = []
      // The places are those of the book, whatever text lies over it.
      layers.removeSubrange(1...)
      return apply(.goBack, times: chosen + 1, at: now)
    case (.confirmation(let question), _): return confirmed(question, at: now)
    case (.pronunciation(let word), _): return save(word, in: dialog, at: now)
    case (.correction(let readings), _): return correct(readings, in: dialog, at: now)
    default: return closeDialog(at: now)
    }
  }

  /// Does what a button of a dialog does that is its own.
  mutating func act(on button: String, of dialog: Dialog, at now: Instant) -> [Effect] {
    self.dialog = dialog
    switch (dialog.purpose, button) {
    case (.findings, let name):
      guard let button = ReviewButton(rawValue: name), case .list(let list) = dialog.controls[0].content else {
        return say([Announcement([], earcon: .boundary)], at: now)
      }
      return play(button, of: list, at: now)
    case (.address(let address), _): return act(on: button, of: address, at: now)
    case (.pronunciation(let word), "hear"): return hear(word, in: dialog, at: now)
    case (.pronunciation(let word), "remove"): return keep(nil, for: word, in: dialog)
    case (.settings, "reset"): return ask(.resetSettings, at: now)
    case (.books, "folder"): return open(.folder(library.folder), at: now)
    case (.items, let name):
      guard let change = AnnotationButton(rawValue: name) else {
        return say([Announcement([], earcon: .boundary)], at: now)
      }
      return changeMark(change, in: dialog, at: now)
    default: return say([Announcement([], earcon: .boundary)], at: now)
    }
  }

  /// Carries out the command in the line of a dialog; what is wrong with it is spoken of the line.
  private mutating func perform(_ command: LineCommand, of dialog: Dialog, at now: Instant) -> [Effect] {
    do throws(SettingFault) {
      let setting = try command.setting
      let told: [Effect]
      switch (command, setting) {
      case (.set(_, let words), let setting?):
        let value = setting.value(of: words, in: world.catalogue)
        told = try change(setting, to: value, at: now) + [.program(.keepSettings([setting.name: value]))]
      case (.tell, let setting?): told = tell(setting, at: now)
      case (.wrong(let phrase), _): return refuse(dialog, world.catalogue.text(phrase), at: now)
      case (.goTo(let place), _) where world.places.isMissing(place):
        return refuse(dialog, world.catalogue.text(missing(place)), at: now)
      case (.toggleSkip, _):
        let value: Settings.Skip = layers[0].world.settings.skip == .none ? .roles : .none
        return perform(.set(name: "skip", value: value.value), of: dialog, at: now)
      case (.widen(let direction), _):
        guard let (value, isEdge) = width(direction) else { return [] }
        let edge = isEdge ? say([Announcement([], earcon: .boundary)], at: now) : []
        return edge + perform(.set(name: "width", value: value), of: dialog, at: now)
      default:
        keep(dialog.line ?? "", of: dialog)
        return perform(command, at: now)
      }
      keep(dialog.line ?? "", of: dialog)
      return told
    } catch {
      return refuse(dialog, error.text(in: world.catalogue), at: now)
    }
  }

  /// Returns the phrase for the name of a place that is not there.
  private func missing(_ place: PlaceName) -> Phrase {
    guard case .page = place, let last = world.geometry.pageCount else { return Phrase(.noSuchPlace) }
    return .pageMustBe(upTo: max(1, last))
  }

  private mutating func perform(_ command: LineCommand, at now: Instant) -> [Effect] {
    switch command {
    case .goTo(let place): return apply(.goTo(place), at: now)
    case .open(let purpose): return open(purpose, at: now)
    case .keys: return openKeys(at: now)
    case .actions: return perform(KeyBinding.Action.actions, at: now)
    case .jumps: return open(.jumps, at: now)
    case .copyHeard: return copyHeard(at: now)
    case .about: return openAbout(at: now)
    case .problems: return openProblems(problems(), at: now)
    case .statistics: return [.program(.tellStatistics)]
    case .note(let inEditor): return writeNote(inEditor: inEditor, at: now)
    case .correct: return askForReadings(at: now)
    case .speaker: return apply(.changeSpeaker, at: now)
    case .choose(let setting): return openSettings(at: setting, at: now)
    case .more: return apply(.more, at: now)
    case .perform(let action): return perform(action, at: now)
    case .searchShelf(let words): return askShelf(for: words, at: now)
    case .notes(let words): return listNotes(narrowedBy: words, at: now)
    case .quit:
      layers.removeSubrange(1...)
      return apply(.quit, at: now)
    case .session(let command): return apply(command, at: now)
    case .set, .tell, .toggleSkip, .widen, .wrong: return []
    }
  }

  /// The table of contents of the book.
  var entries: [OutlineEntry] { layers[0].world.text.outline }
}

extension Phrase {
  /// Returns the message that pages are counted from 1 to the last one.
  fileprivate static func pageMustBe(upTo last: Int) -> Phrase { Phrase(.pageMustBe, ["last": .count(last)]) }
}

extension LineEditor {
  /// A Boolean value that indicates whether there is nothing in the line to be used.
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension LineCommand {
  /// The setting that the command names; nil for one that names none.
  fileprivate var setting: Setting? {
    get throws(SettingFault) {
      switch self {
      case .set(let name, _), .tell(let name): try Setting.known(name)
      default: nil
      }
    }
  }
}
