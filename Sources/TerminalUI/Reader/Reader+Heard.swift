import Accessibility
import Reading
import Speech
import TextModel
import Words

/// Something that was spoken, with its place in the book; nil where it is none of the book's.
struct Heard: Hashable, Sendable {
  let text: String
  let range: TextRange?
}

/// The utterances of late, as a list to hear it again from.
extension Reader {
  /// As many utterances are remembered.
  private static let mostHeard = 1000

  /// Remembers what is spoken; what a list of it says, and what is echoed of a command, is nothing to look for.
  mutating func remember(_ utterance: Utterance) {
    guard !utterance.text.isEmpty, dialog?.purpose != .heard, dialog?.purpose != .command else { return }
    let place = layers.count == 1 ? utterance.map.runs.first?.start ?? utterance.map.whole?.place : nil
    memory.heard.append(Heard(text: utterance.text, range: place.map { TextRange($0, $0) }))
    // Half of them go at once, so that none costs as much as all.
    if memory.heard.count >= 2 * Self.mostHeard { memory.heard.removeFirst(Self.mostHeard) }
  }

  /// The list of what was spoken, the newest first; nil where nothing was.
  var heardDialog: Dialog? {
    let heard = Array(memory.heard.suffix(Self.mostHeard).reversed())
    guard !heard.isEmpty else { return nil }
    let list = DialogList(count: heard.count, at: 0) { DialogList.Item(text: heard[$0].text, id: String($0)) }
    var control = DialogControl("heard", label: text(.rotorItems), .list(list))
    control.hint = text(.heardHint)
    return Dialog(.heard, title: text(.heardTitle), [control, cancelButton])
  }

  /// Goes where something was spoken.
  mutating func goToHeard(in list: DialogList, at now: Instant) -> [Effect] {
    guard let heard = heard(chosenIn: list) else { return refuse(list, at: now) }
    guard let range = heard.range else {
      return say([Announcement(Phrase(.notOfTheBook), in: world.catalogue, earcon: .boundary)], at: now)
    }
    dialogs = []
    layers.removeSubrange(1...)
    return apply(.pick(session.rotor.shown(at: session.cursor, in: world), range), at: now)
  }

  /// Copies what a list is at by `y`, unless letters narrow it already; nil for other keys.
  mutating func pressHeard(_ key: Key, in dialog: Dialog, at now: Instant) -> [Effect]? {
    guard dialog.purpose == .heard, key == Key(.character("y")), case .list(let list) = dialog.control.content,
      list.filter.isEmpty, let heard = heard(chosenIn: list)
    else { return nil }
    return [.silence, .copy(Passage(written: heard.text, at: session.cursor))]
  }

  /// Copies what was spoken last.
  mutating func copyHeard(at now: Instant) -> [Effect] {
    guard let last = memory.heard.last else {
      return say([Announcement(Phrase(.nothingHeard), in: world.catalogue, earcon: .boundary)], at: now)
    }
    return [.silence, .copy(Passage(written: last.text, at: session.cursor))]
  }

  private func heard(chosenIn list: DialogList) -> Heard? {
    list.chosen.map { memory.heard[memory.heard.count - 1 - $0] }
  }
}
