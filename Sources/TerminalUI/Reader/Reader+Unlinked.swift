import Accessibility
import Reading
import Speech
import TextModel

extension Reader {
  /// Does a command in a book whose texts are not linked: a move by characters, words, lines or sentences that would
  /// leave its block is not made, as in an app that gives its reader one text at a time (SwiftUI,
  /// `accessibilityLinkedGroup`).
  mutating func applyUnlinked(_ command: Command, at now: Instant) -> [Effect] {
    let before = top.session
    let effects = top.session.apply(command, at: now, in: top.world)
    guard isInsideText(command, before), block(of: before) != block(of: top.session) else { return effects }
    top.session = before
    return [.silence]
      + top.session.apply(.announce([Announcement([], earcon: .boundary)]), at: now, in: top.world)
  }

  private func isInsideText(_ command: Command, _ session: Session) -> Bool {
    let inside: Set<Granularity> = [.character, .word, .line, .sentence]
    switch command {
    case .unit(let granularity, _): return inside.contains(granularity)
    case .move:
      guard case .units(let granularity) = session.rotor.shown(at: session.cursor, in: world) else { return false }
      return inside.contains(granularity)
    default: return false
    }
  }

  private func block(of session: Session) -> [Int?] {
    let place = session.cursor
    return [place.section, world.text.section(place.section).blockIndex(at: place.offset)]
  }
}
