import Accessibility
import Reading
import TextModel

extension Lesson {
  /// A state that a learner is to come to.
  enum Goal: Hashable, Sendable {
    /// `rotor words`: the rotor shows an option, by its name in files.
    case rotor(String)
    /// `at some words`: the text at the cursor begins so.
    case at(String)
    /// `before some words`: the cursor stands before them.
    case before(String)
    /// `selected some words`: they are selected, whatever marks stand at their ends.
    case selected(String)
    /// `saved some words`: they have been saved since the step began.
    case saved(String)
    /// `heard boundary`: a sound has been heard since the step began, by its name in transcripts.
    case heard(Earcon)
    /// Read-all is at work, or waits where it was.
    case reading, paused
    /// `forms`: keys go to the controls.
    case forms
    /// `answer id = text`: what is filled in the control of an identifier.
    case answer(control: String, value: String)
    /// `handed-in`: the form has been handed in since the step began.
    case handedIn

    /// Reads a goal; nil for one that is none.
    init?(_ text: String) {
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      switch (parts.first, parts.dropFirst().first) {
      case ("rotor", let name?) where RotorOption(name: name) != nil: self = .rotor(name)
      case ("at", let words?): self = .at(words)
      case ("before", let words?): self = .before(words)
      case ("selected", let words?): self = .selected(words)
      case ("saved", let words?): self = .saved(words)
      case ("heard", let name?):
        guard let earcon = Earcon(rawValue: name) else { return nil }
        self = .heard(earcon)
      case ("reading", nil): self = .reading
      case ("paused", nil): self = .paused
      case ("forms", nil): self = .forms
      case ("handed-in", nil): self = .handedIn
      case ("answer", let rest?):
        let sides = rest.split(separator: " ").map(String.init)
        guard sides.count > 2, sides[1] == "=" else { return nil }
        self = .answer(control: sides[0], value: sides.dropFirst(2).joined(separator: " "))
      default: return nil
      }
    }
  }
}

extension Lesson.Goal {
  /// Whether the goal is reached.
  func holds(in session: Session, _ world: ReadingWorld, since deeds: Practice.Deeds) -> Bool {
    let text = world.text.section(session.cursor.section).text.utf8
    switch self {
    case .rotor(let name): return session.rotor.shown(at: session.cursor, in: world).name == name
    case .at(let words): return text.dropFirst(session.cursor.offset).starts(with: words.utf8)
    case .before(let words):
      return Lesson.Goal.offset(of: Array(words.utf8), in: Array(text)).map { session.cursor.offset < $0 } ?? false
    case .selected(let words):
      return session.selection.map { Lesson.Goal.bare(world.text.text(in: $0.range)) == words } ?? false
    case .saved(let words): return deeds.saved.contains { Lesson.Goal.bare($0) == words }
    case .heard(let earcon): return deeds.heard.contains(earcon)
    case .reading: return session.isReading
    case .paused: if case .paused = session.mode { return true } else { return false }
    case .forms: return session.form.isOn
    case .answer(let control, let value):
      let answer = session.form.answers[AnswerKey(section: session.cursor.section, control: control)] ?? ""
      // Whoever writes it small, or with a blank after it, has done what was asked for.
      let words = { (text: String) in text.lowercased().split(whereSeparator: \.isWhitespace) }
      return words(answer) == words(value)
    case .handedIn: return deeds.hasHandedIn
    }
  }

  private static func offset(of words: [UInt8], in text: [UInt8]) -> Int? {
    text.indices.first { text[$0...].starts(with: words) }
  }

  /// The text without blanks and marks at its ends.
  private static func bare(_ text: String) -> String {
    String(text.trimmed { !$0.isLetter && !$0.isNumber })
  }
}
