import Accessibility
import TextModel
import Words

/// Handing a form in: nothing goes anywhere but to the bookshelf.
extension Transition.Forms {
  /// Has the answers of the form around a control kept, or says how many are not accepted and goes to the first.
  func handIn(_ control: PlacedControl, by button: PlacedControl) {
    let heard = takeLastWord()
    let written = leaveControl()
    let members = members(of: button)
    let checked = button.control.skipsChecks ? [] : members
    for member in checked { session.form.visited.insert(member.key) }
    var wrong: Set<AnswerKey> = []
    let faults = checked.filter { session.form.left($0).hasFault && wrong.insert($0.key).inserted }
    guard let first = faults.first else {
      speak(heard + written)
      enter(again: control)
      return add(.keep(answers(of: members), isHandedIn: true))
    }
    session.cursor = first.range.lower
    session.focus = first.range
    session.place.hasPlace = true
    show(first.range.lower)
    enter(again: first)
    speak(heard + [.errors(faults.count, in: world.catalogue)] + announcements(of: first))
  }

  /// Takes back what has been filled in the form around a control.
  func reset(_ control: PlacedControl) {
    var seen: Set<AnswerKey> = []
    // In the order of the controls; the buttons of a set share one answer.
    let keys = members(of: control).map(\.key).filter { seen.insert($0).inserted }
    for key in keys {
      session.form.answers[key] = nil
      session.form.visited.remove(key)
    }
    add(.forget(keys))
  }

  /// Announces that the form is on disk.
  func tellOfSavedAnswers() {
    var said = [Announcement(.answersSaved, in: world.catalogue)]
    if !session.form.hasToldWhereKept { said.append(Announcement(.keptOnThisComputer, in: world.catalogue)) }
    session.form.hasToldWhereKept = true
    speak(said)
  }

  /// Returns the button that hands in the form around a control.
  func submitButton(of control: PlacedControl) -> PlacedControl? {
    members(of: control).first { $0.control.action == .submit && !$0.control.isDisabled }
  }

  /// Returns an answer as it is kept; nil for one that is not: what is written in secret never is.
  func kept(_ placed: PlacedControl) -> KeptAnswer? {
    let filled = session.form.filled(placed)
    let value: String
    let words: String
    switch placed.control.kind {
    case .secureTextField, .button, .indicator, .output: return nil
    case .disclosure:
      // It is kept, so that what is closed stays closed; nobody was asked anything.
      return KeptAnswer(
        key: placed.key, value: filled.isOn ? FilledControl.on : FilledControl.off, question: "", words: "")
    case .checkbox, .toggle:
      value = filled.isOn ? FilledControl.on : FilledControl.off
      let element = filled.element(language: nil, in: world.catalogue)
      words = element.markWord(in: world.catalogue) ?? value
    case .radioButton:
      guard filled.isOn else { return nil }
      value = placed.control.set == nil ? FilledControl.on : placed.control.key
      words = placed.control.name
    case .popUpButton, .listBox:
      value = FilledControl.answer(choosing: filled.chosen)
      words = filled.chosenWords
    default:
      value = filled.text
      words = filled.text
    }
    let group = placed.control.set == nil ? nil : groupName(around: placed)
    let name = group ?? placed.control.name
    let question = placed.control.isRequired ? RequiredMark(world.catalogue).stripped(from: name) : name
    return KeptAnswer(key: placed.key, value: value, question: question, words: words)
  }

  private func answers(of members: [PlacedControl]) -> [KeptAnswer] {
    members.filter { !$0.control.isDisabled && $0.control.kind != .disclosure }.compactMap(kept)
  }

  /// Returns the controls of the form that a control belongs to.
  private func members(of control: PlacedControl) -> [PlacedControl] {
    world.forms.controls(inSection: control.section).filter { $0.control.form == control.control.form }
  }

  private func groupName(around placed: PlacedControl) -> String? {
    let section = world.text.section(placed.section)
    for index in section.containers(around: section.blocks[placed.block]).reversed() {
      if case .group(let name, _) = section.containers[index].kind { return name }
    }
    return nil
  }
}
