import Accessibility
import Reading
import Speech
import TextModel
import TextUnits

extension Reader {
  /// Opens a dialog over what is in view; what was being read waits at its word.
  mutating func open(_ purpose: Dialog.Purpose, at now: Instant) -> [Effect] {
    guard let dialog = dialog(for: purpose) else {
      return tell([Phrase(purpose == .page ? .pagesNotCounted : .noContents)], at: now)
    }
    let paused = apply(.pauseReading, at: now)
    self.dialog = dialog
    return paused + say(dialog.opening(words), at: now)
  }

  /// A key has been pressed while a dialog is open.
  mutating func press(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect] {
    var dialog = dialog
    switch dialog.press(key, words) {
    case .said(let announcements):
      self.dialog = dialog
      return say(announcements, at: now)
    case .left: return close(at: now)
    case .done: return use(dialog, at: now)
    case .refused: return apply(.unbound(key.name), at: now)
    }
  }

  /// Text has been pasted.
  package mutating func pasted(_ text: String, at now: Instant) -> [Effect] {
    var changed = dialog
    guard case .said(let announcements)? = changed?.paste(text, words) else {
      return tell([Phrase(.pasteIgnored)], at: now)
    }
    dialog = changed
    return say(announcements, at: now)
  }

  /// Leaves a dialog for the text it was opened over.
  private mutating func close(at now: Instant) -> [Effect] {
    dialog = nil
    return takeUpSearch(at: now) ?? apply(.speakFocus, at: now)
  }

  /// Does what a dialog was filled in for.
  private mutating func use(_ dialog: Dialog, at now: Instant) -> [Effect] {
    if let line = dialog.line, line.allSatisfy(\.isWhitespace) { return close(at: now) }
    switch (dialog.purpose, dialog.control.content) {
    case (.search, .line(let editor, _)):
      keep(editor.string, of: dialog)
      return apply(.find(SearchQuery(editor.string), .forward), at: now)
    case (.command, .line(let editor, _)):
      guard let command = LineCommand(editor.string) else { return refuse(dialog, Phrase(.noSuchCommand), at: now) }
      return perform(command, of: dialog, at: now)
    case (.page, .line(let editor, .number(let range))):
      guard let page = Int(editor.string), range.contains(page) else {
        return refuse(dialog, Phrase(.pageMustBe, ["last": .count(range.upperBound)]), at: now)
      }
      self.dialog = nil
      return apply(.goTo(.page(page)), at: now)
    case (.contents, .list(let list)):
      guard let chosen = list.chosen, case .place(let section, let anchor)? = entries[chosen].destination else {
        return say([Announcement([], earcon: .boundary)], at: now)
      }
      self.dialog = nil
      return apply(.goTo(.anchor(section: section, name: anchor)), at: now)
    default: return close(at: now)
    }
  }

  private mutating func perform(_ command: LineCommand, of dialog: Dialog, at now: Instant) -> [Effect] {
    switch command {
    case .set(let name, let value):
      do throws(SettingError) { try layers[0].world.settings.set(name, to: value) } catch {
        return refuse(dialog, text: error.message, at: now)
      }
      for index in layers.indices.dropFirst() { layers[index].world.settings = layers[0].world.settings }
      keep(dialog.line ?? "", of: dialog)
      return tell([Phrase(.settingIs, ["name": .text(name), "value": .text(value)])], at: now)
    default: break
    }
    keep(dialog.line ?? "", of: dialog)
    switch command {
    case .goTo(let place): return apply(.goTo(place), at: now)
    case .open(let purpose): return open(purpose, at: now)
    case .keys: return openKeys(at: now)
    case .actions: return openActions(at: now)
    case .problems: return openProblems(problems(), at: now)
    case .speaker: return apply(.changeSpeaker, at: now)
    case .quit: return apply(.quit, at: now)
    case .set: return []
    }
  }

  /// Leaves a dialog that was used, and keeps its line for the next time.
  private mutating func keep(_ line: String, of dialog: Dialog) {
    let others = (histories[dialog.purpose] ?? []).filter { $0 != line }
    histories[dialog.purpose] = (others + [line]).suffix(100)
    self.dialog = nil
  }

  /// Keeps a dialog open and says what is wrong with what is in it.
  private mutating func refuse(_ dialog: Dialog, _ phrase: Phrase, at now: Instant) -> [Effect] {
    refuse(dialog, text: world.catalogue.text(phrase), at: now)
  }

  private mutating func refuse(_ dialog: Dialog, text: String, at now: Instant) -> [Effect] {
    var dialog = dialog
    dialog.control.error = text
    self.dialog = dialog
    return say(dialog.announcements(from: dialog.focus, words), at: now)
  }

  private mutating func say(_ announcements: [Announcement], at now: Instant) -> [Effect] {
    [.silence] + apply(.announce(announcements), at: now)
  }

  /// A dialog, filled in as it opens; nil where the book gives nothing to choose from.
  private func dialog(for purpose: Dialog.Purpose) -> Dialog? {
    let text = { world.catalogue.text($0 as Phrase.Key) }
    let history = histories[purpose] ?? []
    switch purpose {
    case .search:
      return Dialog(
        .search, history: history, [DialogControl("text", label: text(.searchLabel), .line(LineEditor(), .search))])
    case .command:
      return Dialog(
        .command, history: history, [DialogControl("line", label: text(.commandLabel), .line(LineEditor(), .text))])
    case .page:
      guard let last = world.geometry.pageCount else { return nil }
      let number = page.flatMap { world.geometry.number(of: $0) } ?? 1
      return Dialog(
        .page, title: text(.goToPage),
        [
          DialogControl(
            "number", label: text(.pageNumberLabel), .line(.offering("\(number)"), .number(1...max(1, last))))
        ])
    case .contents:
      guard !entries.isEmpty else { return nil }
      let items = entries.map { DialogList.Item(text: $0.label, depth: $0.depth) }
      let at = layers[0].world.outlineEntry(at: bookSession.cursor) ?? 0
      return Dialog(
        .contents, title: text(.contents),
        [
          DialogControl("entries", label: text(.chaptersLabel), .list(DialogList(items, at: at)))
        ])
    }
  }

  private var entries: [OutlineEntry] { layers[0].world.text.outline }

  private var words: DialogWords {
    let settings = world.settings
    return DialogWords(
      style: AnnouncementStyle(verbosity: settings.verbosity, hints: settings.hints), catalogue: world.catalogue,
      units: SpokenUnits(names: world.names, catalogue: world.catalogue, level: settings.punctuation),
      echo: settings.typingEcho)
  }
}
