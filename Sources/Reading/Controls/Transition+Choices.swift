import Accessibility
import TextModel
import Words

/// Choosing from the lists of a form.
extension Transition.Forms {
  /// Opens the choices of a control that is closed, or takes the one that the keys have come to.
  func openOrChoose(_ control: PlacedControl) {
    guard !control.control.choices.isEmpty else { return edge(Phrase(.emptyList)) }
    guard session.form.isOpen(control) else {
      session.form.choosing = choosing(in: control)
      return speakChoice(of: control)
    }
    takeOpenChoice()
    speak(announcements(of: control))
  }

  /// Closes a list that lies open; the choice that the keys have come to is its value, as it was spoken last.
  func takeOpenChoice() {
    guard let control = world.forms.control(at: session.cursor), session.form.isOpen(control),
      let at = session.form.choosing?.at
    else { return }
    session.form.choosing = nil
    choose(at, of: control)
  }

  /// Sends a key to a list.
  func choose(_ key: ControlKey, in control: PlacedControl, named name: String) {
    guard !control.control.choices.isEmpty else { return edge(Phrase(.emptyList)) }
    if case .character(let character) = key {
      let isTyped = session.form.typing?.isGoingOn(at: now) ?? false
      if character != " " || isTyped, go(toChoice: character, in: control) { return }
      guard character == " " else {
        let typed = session.form.typing?.text ?? String(character)
        return edge(Phrase(.nothingBeginsWith, ["text": .text(typed)]))
      }
      session.form.typing = nil
      return control.control.kind == .listBox ? mark(control) : openOrChoose(control)
    }
    session.form.typing = nil
    let old = choosing(in: control).at
    guard let at = control.control.choice(by: key, from: old) else { return refuse(name) }
    guard at != old else { return edge(Phrase(key.goesBack ? .startOfList : .endOfList)) }
    go(toChoice: at, of: control)
  }

  /// Goes to a choice by its first letters; false where none begins with them.
  private func go(toChoice character: Character, in control: PlacedControl) -> Bool {
    let choices = control.control.choices
    var typing = session.form.typing ?? TypeAhead()
    let at = typing.find(character, from: choosing(in: control).at, of: choices.count, at: now) {
      choices[$0].isDisabled ? nil : choices[$0].name
    }
    // A blank that nothing goes on with is the key that takes a choice.
    if at != nil || character != " " { session.form.typing = typing }
    if let at { go(toChoice: at, of: control) }
    return at != nil
  }

  /// Goes to a choice: of a closed list, and of one in which there is one choice at a time, it is the value at once.
  private func go(toChoice at: Int, of control: PlacedControl) {
    let isClosed = control.control.kind == .popUpButton && !session.form.isOpen(control)
    if !isClosed { session.form.choosing = Session.Form.Choosing(key: control.key, at: at) }
    if isClosed || control.control.kind == .listBox && !control.control.allowsSeveral { choose(at, of: control) }
    speakChoice(of: control)
  }

  private func choose(_ at: Int, of control: PlacedControl) {
    guard session.form.filled(control).chosen != [at], !control.control.choices[at].isDisabled else { return }
    answer(control, FilledControl.answer(choosing: [at]))
  }

  private func choosing(in control: PlacedControl) -> Session.Form.Choosing {
    if let choosing = session.form.choosing, choosing.key == control.key { return choosing }
    return Session.Form.Choosing(key: control.key, at: session.form.filled(control).current ?? 0)
  }

  /// Takes the choice that the keys have come to, or gives it up, where there can be several.
  func mark(_ control: PlacedControl) {
    guard !control.control.choices.isEmpty else { return edge(Phrase(.emptyList)) }
    let choosing = choosing(in: control)
    guard !control.control.choices[choosing.at].isDisabled else { return edge(Phrase(.stateDimmed)) }
    var chosen = Set(session.form.filled(control).chosen)
    if control.control.allowsSeveral {
      if chosen.remove(choosing.at) == nil { chosen.insert(choosing.at) }
    } else {
      chosen = [choosing.at]
    }
    session.form.choosing = choosing
    answer(control, FilledControl.answer(choosing: chosen))
    say(Phrase(chosen.contains(choosing.at) ? .stateSelected : .stateNotSelected))
  }

  /// Says what the keys have come to in a list, and where that is in it.
  func speakChoice(of control: PlacedControl) {
    let filled = session.form.filled(control)
    let section = world.text.section(control.section)
    guard let at = filled.current else { return }
    let name = control.control.choices[at].name
    // Many lists begin with a choice without words: a key that comes to it is spoken all the same.
    var element = AccessibilityElement(
      label: name.isEmpty ? world.catalogue.text(.blankCell) : name, role: .option,
      language: name.isEmpty
        ? world.catalogue.language : world.language(of: section.blocks[control.block], in: section))
    element.setPosition = SetPosition(at + 1, of: control.control.choices.count)
    if control.control.allowsSeveral { element.states.isSelected = filled.chosen.contains(at) }
    speak(entryToGroup(of: at, in: control) + announcements(of: element, in: control))
  }

  /// Returns the announcements of coming to choices that stand under a name of their own: the name, once.
  private func entryToGroup(of choice: Int, in control: PlacedControl) -> [Announcement] {
    let group = Session.Form.SpokenGroup(key: control.key, name: control.control.choices[choice].group)
    defer { session.form.heardGroup = group }
    guard !group.name.isEmpty, group != session.form.heardGroup else { return [] }
    let section = world.text.section(control.section)
    return [Announcement([group.name], language: world.language(of: section.blocks[control.block], in: section))]
  }
}

extension ControlKey {
  /// A Boolean value that indicates whether the key goes toward the start of a list.
  fileprivate var goesBack: Bool {
    switch self {
    case .up, .pageUp, .home: true
    default: false
    }
  }

  /// Returns the choice that the key wants to go to from another one; nil for a key that goes to none.
  fileprivate func choice(from at: Int, of count: Int) -> Int? {
    let page = 10
    let wanted: Int
    switch self {
    case .down: wanted = at + 1
    case .up: wanted = at - 1
    case .pageDown: wanted = at + page
    case .pageUp: wanted = at - page
    case .home: wanted = 0
    case .end: wanted = count - 1
    default: return nil
    }
    return min(max(0, wanted), count - 1)
  }
}

extension Control {
  /// Returns the choice that a key leads to, past what its author greys out; the same where there is none further on,
  /// nil for a key that goes to none.
  fileprivate func choice(by key: ControlKey, from at: Int) -> Int? {
    guard let wanted = key.choice(from: at, of: choices.count) else { return nil }
    if key.goesBack {
      let open = choices.indices.prefix(at).filter { !choices[$0].isDisabled }
      return open.last { $0 <= wanted } ?? open.first ?? at
    }
    let open = choices.indices.dropFirst(at + 1).filter { !choices[$0].isDisabled }
    return open.first { $0 >= wanted } ?? open.last ?? at
  }
}
