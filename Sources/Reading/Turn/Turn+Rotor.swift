import Accessibility
import TextModel

extension Turn {
  /// Turns the dial by one option and speaks its name; nothing else changes.
  mutating func turnRotor(_ direction: Direction) {
    let option = session.rotor.turn(direction, among: world.rotorOptions)
    let language = world.catalogue.language
    switch option {
    case .textSelection:
      let unit = world.catalogue.text(session.selectionUnit.phrase)
      let hint = world.settings.hints ? world.catalogue.text(.selectionHint) : ""
      speak([Announcement([option.name(in: world.catalogue), hint, unit], language: language)])
    case .edit, .actions:
      session.editAction = nil
      speak([Announcement([option.name(in: world.catalogue)], language: language)])
    default: speak([Announcement([option.name(in: world.catalogue)], language: language)])
    }
  }
}
