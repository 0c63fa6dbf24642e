import Accessibility
import Reading
import Speech
import Words

extension Reader {
  /// Every setting as a control; what is changed holds at once, and is kept or taken back on leaving.
  var settingsDialog: Dialog {
    let controls = Setting.all.map { control(for: $0, value: value(of: $0)) }
    let reset = DialogControl("reset", label: text(.buttonResetAll), .button(.act))
    var dialog = Dialog(.settings, title: text(.settingsTitle), controls + [doneButton, cancelButton, reset])
    dialog.finder = Dialog.finder(of: controls)
    for setting in Setting.all { dialog.before[setting.name] = value(of: setting) }
    return dialog
  }

  /// Opens the dialog of settings at one of them.
  mutating func openSettings(at name: String, at now: Instant) -> [Effect] {
    var dialog = settingsDialog
    dialog.focus = dialog.controls.firstIndex { $0.id == name } ?? dialog.focus
    return open(dialog, at: now)
  }

  private func control(for setting: Setting, value: String) -> DialogControl {
    let catalogue = world.catalogue
    let content: DialogControl.Content
    switch setting.kind {
    case .toggle: content = .toggle(value == "on")
    case .choice(let choices):
      content = choice(choices.map { DialogList.Item(text: catalogue.text($0.word), id: $0.value) }, value)
    case .amount(let range, let step, let unit):
      content = .amount(
        Adjustment(
          Int(value) ?? range.lowerBound, in: range, step: step, format: .phrase(unit.phrase, number: "count")))
    case .voice where !world.settings.voices.isEmpty: content = choice(voiceItems(value), value)
    case .speaker, .text, .voice: content = .line(LineEditor(value), .text)
    case .names: content = .line(LineEditor(setting.words(for: value, in: catalogue)), .text)
    }
    var control = DialogControl(setting.name, label: catalogue.text(setting.label), content)
    control.hint = catalogue.text(setting.about)
    control.group = catalogue.text(setting.group)
    if case .line = content { control.explanation = setting.spokenRange(in: catalogue) }
    return control
  }

  private func choice(_ items: [DialogList.Item], _ value: String) -> DialogControl.Content {
    .choice(DialogList(items, at: items.firstIndex { $0.id == value } ?? 0))
  }

  /// Returns the voices for the book's language, with the best there is first; the chosen voice is among them.
  private func voiceItems(_ chosen: String) -> [DialogList.Item] {
    let own = world.offeredVoices.map { (value: $0.name.text, label: $0.label) }
    let other = chosen.isEmpty || own.contains { $0.value == chosen } ? [] : [(value: chosen, label: chosen)]
    return ([(value: "", label: text(.valueBestVoice))] + other + own)
      .map { DialogList.Item(text: $0.label, id: $0.value) }
  }

  /// Has settings hold that were changed in their dialog, but for text, which is not what it will be until it is done.
  mutating func follow(_ dialog: Dialog, at now: Instant) -> [Effect] {
    if dialog.purpose == .rotor { return followDial(of: dialog, at: now) }
    guard dialog.purpose == .settings, let setting = Setting.named(dialog.control.id),
      let value = setting.value(in: dialog.control, world.catalogue), value != self.value(of: setting)
    else { return [] }
    if case .line = dialog.control.content { return [] }
    return (try? apply(setting, value, at: now)) ?? []
  }

  /// Keeps changes made in the dialog of settings; a line with an error is moved to, and the error is announced.
  mutating func keepSettings(of dialog: Dialog, at now: Instant) -> [Effect] {
    var effects: [Effect] = []
    var changed: [String: String?] = [:]
    for (index, control) in dialog.controls.enumerated() {
      guard let setting = Setting.named(control.id), let value = setting.value(in: control, world.catalogue) else {
        continue
      }
      do throws(SettingFault) {
        if value != self.value(of: setting) { effects += try apply(setting, value, at: now) }
        if value != dialog.before[setting.name] { changed[setting.name] = value }
      } catch {
        var dialog = dialog
        dialog.focus = index
        return effects + refuse(dialog, error.spoken(in: world.catalogue), at: now)
      }
    }
    effects += closeDialog(at: now)
    return changed.isEmpty ? effects : effects + [.program(.keepSettings(changed))]
  }

  /// Leaves a dialog, and takes back what was changed in it; the dial stays as it was made, as on every device that has
  /// one.
  mutating func leave(_ dialog: Dialog, at now: Instant) -> [Effect] {
    if dialog.purpose == .confirmation(.goOnWithLesson) { return beginLessonAnew(at: now) }
    if isAtShelf, dialogs.count == 1 { return apply(.quit, at: now) }
    if dialog.purpose == .rotor {
      let kept = keptDial(of: dialog)
      return closeDialog(at: now) + kept
    }
    let changed = Setting.all.filter { setting in
      dialog.before[setting.name].map { $0 != value(of: setting) } ?? false
    }
    var effects: [Effect] = []
    for setting in changed { effects += (try? apply(setting, dialog.before[setting.name] ?? "", at: now)) ?? [] }
    effects += closeDialog(at: now)
    if changed.isEmpty { return effects }
    return effects + apply(.announce([Announcement(.changesUndone, in: world.catalogue)]), at: now)
  }

  /// Makes every setting what it is for a new reader, and forgets those that were kept.
  mutating func resetSettings(at now: Instant) -> [Effect] {
    var effects: [Effect] = []
    for setting in Setting.all { effects += (try? apply(setting, setting.standard, at: now)) ?? [] }
    dialogs = []
    effects += apply(.speakFocus, at: now)
    effects += apply(.announce([Announcement(.settingsReset, in: world.catalogue)]), at: now)
    return effects + [.program(.keepSettings(Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.name, nil) })))]
  }
}

extension Setting {
  /// Returns the value of a control of the dialog of settings, as files write it.
  func value(in control: DialogControl, _ catalogue: Catalogue) -> String? {
    switch control.content {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .choice(let list): list.chosen.map { list.item($0).id }
    case .amount(let amount): String(amount.value)
    case .line(let editor, _): value(of: editor.string, in: catalogue)
    case .list, .button: nil
    }
  }
}
