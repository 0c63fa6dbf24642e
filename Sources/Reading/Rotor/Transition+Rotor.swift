import Accessibility
import TextModel
import TextUnits
import Words

extension Transition.Dial {
  /// Turns the dial by one option and speaks its name; nothing else changes.
  func turnRotor(_ direction: Direction) {
    tell(session.rotor.turn(direction, at: session.cursor, in: world))
  }

  /// Shows an option, and goes to something that it moves by.
  func pick(_ option: RotorOption, _ range: TextRange?) {
    // The list of what the reader keeps is opened by itself: the dial stays where it is.
    if option.kinds.isEmpty || range == nil { session.rotor.choice = option }
    guard let range else { return tell(option) }
    if isFar(range.lower) { return wait(for: range.lower, .pick(option, range)) }
    if let mark = mark(of: option, at: range) { return marks.arrive(at: mark) }
    if option == .searchResults, let match = matches.match(at: range), let results = world.results {
      return matches.arrive(at: match, of: results.count, .init(direction: .forward, isFirst: true), nil)
    }
    places.jumpFromHere()
    arrive(at: range, as: option.granularity ?? .sentence)
  }

  /// Returns the mark that the reader keeps of a text, if an option moves by such marks.
  private func mark(of option: RotorOption, at range: TextRange) -> Annotation? {
    world.marks.first { $0.range == range && option.kinds.contains($0.kind) }
  }

  private func tell(_ option: RotorOption) {
    let language = world.catalogue.language
    switch option {
    case .textSelection:
      let unit = world.catalogue.text(session.selectionUnit.phrase)
      let isMirrored =
        world.settings.rtlArrows == .visual && world.direction(at: session.selectionStart) == .rightToLeft
      let hint =
        world.settings.hints ? world.catalogue.text(isMirrored ? .selectionHintMirrored : .selectionHint) : ""
      speak([Announcement([option.name(in: world.catalogue), hint, unit], language: language)])
    case .edit, .actions:
      session.editAction = nil
      speak([Announcement([option.name(in: world.catalogue)], language: language)])
    default: speak([Announcement([option.name(in: world.catalogue)], language: language)])
    }
  }
}
