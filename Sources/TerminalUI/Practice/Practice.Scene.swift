import Reading
import TextModel

extension Practice {
  /// The state of a reader that goals are about.
  struct Scene: Sendable {
    let session: Session
    let world: ReadingWorld
    /// The layer in view.
    let purpose: Layer.Purpose
    let isTellingKeys: Bool
    let isCurtained: Bool
    let isCalm: Bool

    /// Returns the text of the section from a position on.
    func text(from position: TextPosition) -> Substring.UTF8View {
      world.text.section(position.section).text.utf8.dropFirst(position.offset)
    }

    /// Returns the text that is filled in a control; empty where nothing is.
    func answer(of control: String) -> String {
      session.form.answers[AnswerKey(section: session.cursor.section, control: control)] ?? ""
    }

    /// Returns a Boolean value that indicates whether there is a bookmark where words begin.
    func isBookmarked(_ words: String) -> Bool {
      world.marks.contains { $0.kind == .bookmark && text(from: $0.range.lower).starts(with: words.utf8) }
    }

    /// The part of the scene that only keys change that do more than ask.
    var glance: Glance {
      Glance(
        cursor: session.cursor, rotor: session.rotor.shown(at: session.cursor, in: world),
        selection: session.selection, mode: session.mode, isFormOn: session.form.isOn, purpose: purpose,
        isTellingKeys: isTellingKeys, isCurtained: isCurtained, isCalm: isCalm, marks: world.marks)
    }
  }

  /// The part of a scene that tells whether a key has changed anything.
  struct Glance: Equatable {
    let cursor: TextPosition
    let rotor: RotorOption
    let selection: Selection?
    let mode: Session.Mode
    let isFormOn: Bool
    let purpose: Layer.Purpose
    let isTellingKeys: Bool
    let isCurtained: Bool
    let isCalm: Bool
    let marks: [Annotation]
  }
}
