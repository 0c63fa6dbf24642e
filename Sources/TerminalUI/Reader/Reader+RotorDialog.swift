import Accessibility
import Reading
import Speech
import TextModel
import Words

extension Reader {
  /// The options of the rotor that there are in this place of the book: those on the dial in its order, then the
  /// others.
  var rotorDialog: Dialog {
    let dial = world.settings.dial
    let offered = (dial + RotorOption.all.filter { !dial.contains($0) } + world.rotors.map { .custom($0.name) })
      .filter { session.rotor.offers($0, at: session.cursor, in: world) }
    let shown = session.rotor.shown(at: session.cursor, in: world)
    let items = offered.map { option in
      DialogList.Item(
        text: Announcement.open(option.name(in: world.catalogue)), id: option.name, isOn: dial.contains(option))
    }
    let list = DialogList(items, at: offered.firstIndex(of: shown) ?? 0)
    var control = DialogControl("options", label: text(.rotorOptions), .list(list))
    control.hint = text(.rotorHint)
    var dialog = Dialog(.rotor, title: text(.rotorTitle), [control, doneButton])
    if let setting = Setting.named("rotor") { dialog.before[setting.name] = value(of: setting) }
    return dialog
  }

  /// Returns the list of the items that an option moves by in the whole book, or nil if it moves by none, or they are
  /// not known yet.
  func itemsDialog(of option: RotorOption) -> Dialog? {
    guard let items = RotorItems(of: option, in: world), items.count > 0 else { return nil }
    let (world, tellsPages) = (world, option.isOfPlaces)
    let lost = world.catalogue.text(.notInThisEdition)
    let alike = option.kinds.isEmpty ? [] : items.labelsOfSeveral
    let list = DialogList(count: items.count, at: items.number(near: session.cursor)) { number in
      let item = items.item(number)
      var line = DialogList.Item(text: item?.label ?? "", depth: item?.depth ?? 1)
      line.searched = item?.searched
      line.id = item?.mark.map { String($0.id) } ?? ""
      if item?.mark?.lost != nil { line.value = lost }
      guard tellsPages, item?.mark?.lost == nil, let range = item?.range else { return line }
      let placed = line.onPage(of: range.lower, in: world)
      return alike.contains(line.text) ? placed.inChapter(of: range.lower, in: world) : placed
    }
    return dialog(listing: list, of: option)
  }

  /// Returns the list of an option without any items left: one that was removed can still be restored in it.
  func emptyDialog(of option: RotorOption) -> Dialog { dialog(listing: DialogList([]), of: option) }

  private func dialog(listing list: DialogList, of option: RotorOption) -> Dialog {
    var control = DialogControl("items", label: text(.rotorItems), .list(list))
    let isOfMarks = !option.kinds.isEmpty
    if isOfMarks { control.hint = text(.marksHint) }
    return Dialog(
      .items(option), title: Announcement.open(option.name(in: world.catalogue)),
      explanation: world.catalogue.text(Phrase(.itemCount, ["count": .count(list.count)])),
      [control, cancelButton] + (isOfMarks ? markButtons : []))
  }

  /// Has the dial hold what stands in its dialog.
  mutating func followDial(of dialog: Dialog, at now: Instant) -> [Effect] {
    guard case .list(let list) = dialog.controls[0].content, let setting = Setting.named("rotor") else { return [] }
    let listed = list.all.compactMap { item in option(of: item).map { ($0, isOn: item.isOn == true) } }
    var dial = listed.filter(\.isOn).map(\.0)
    // An option that this place does not offer stays behind the one it stood behind.
    let old = world.settings.dial
    for (index, option) in old.enumerated() where !listed.contains(where: { $0.0 == option }) {
      let before = old[..<index].last { dial.contains($0) }
      dial.insert(option, at: before.flatMap { dial.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
    let value = dial.map(\.name).joined(separator: ", ")
    return value == self.value(of: setting) ? [] : (try? apply(setting, value, at: now)) ?? []
  }

  /// Has the rotor show an option, by way of what it moves by where that can be listed; the dial is kept as it was
  /// made.
  mutating func pick(in list: DialogList, of dialog: Dialog, at now: Instant) -> [Effect] {
    let kept = keptDial(of: dialog)
    // The button leaves, as Escape does.
    if case .button = dialog.control.content { return closeDialog(at: now) + kept }
    guard let chosen = list.chosen, let option = option(of: list.all[chosen]) else {
      return refuse(list, at: now)
    }
    self.dialog?.before = [:]
    if let items = itemsDialog(of: option) { return open(items, at: now) + kept }
    dialogs = []
    return apply(.pick(option, nil), at: now) + kept
  }

  func keptDial(of dialog: Dialog) -> [Effect] {
    guard let setting = Setting.named("rotor"), let old = dialog.before[setting.name], old != value(of: setting)
    else { return [] }
    return [.program(.keepSettings([setting.name: value(of: setting)]))]
  }

  private func option(of item: DialogList.Item) -> RotorOption? {
    RotorOption(name: item.id) ?? world.rotors.first { $0.name == item.id }.map { .custom($0.name) }
  }
}

extension RotorOption {
  /// A Boolean value that indicates whether its things are places to go to in a book, whose pages tell them apart.
  fileprivate var isOfPlaces: Bool {
    switch self {
    case .units(.heading), .headingsOfLevel, .searchResults, .bookmarks, .notes, .highlights: true
    default: false
    }
  }
}
