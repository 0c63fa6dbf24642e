import TextModel

extension Session.Form {
  /// The known errors of a section: the pattern of a text is checked once for every text.
  struct Errors: Hashable, Codable, Sendable {
    /// The section that was looked at, while nothing has been filled in or left since.
    var section: Int?
    /// A Boolean value that indicates whether any control of it is in error.
    var areThere = false
    /// The text that each control was checked for, and a Boolean value that indicates whether it is in error.
    var verdicts: [AnswerKey: Verdict] = [:]

    struct Verdict: Hashable, Codable, Sendable {
      let answer: String?
      let isVisited: Bool
      let isInvalid: Bool
    }

    /// Returns a Boolean value that indicates whether it is known which errors a section has.
    func isKnown(ofSection number: Int) -> Bool { section == number }
  }

  /// Finds out whether any control of a section is in error.
  mutating func countErrors(among controls: [PlacedControl], inSection number: Int) {
    errors.section = number
    errors.areThere = false
    for control in controls where isInvalid(control) {
      errors.areThere = true
      return
    }
  }

  private mutating func isInvalid(_ placed: PlacedControl) -> Bool {
    let own = AnswerKey(section: placed.section, control: placed.control.key)
    let filled = left(placed)
    if let verdict = errors.verdicts[own], verdict.answer == filled.answer, verdict.isVisited == filled.isVisited {
      return verdict.isInvalid
    }
    let isInvalid = filled.isInvalid
    errors.verdicts[own] = Errors.Verdict(
      answer: filled.answer, isVisited: filled.isVisited, isInvalid: isInvalid)
    return isInvalid
  }
}

extension Session {
  /// Counts the errors in the forms of the section at hand, as the first command does.
  ///
  /// - Complexity: O(n) in the number of controls.
  package mutating func countErrors(in world: ReadingWorld) {
    form.countErrors(among: world.forms.controls(inSection: cursor.section), inSection: cursor.section)
    rotor.hasErrors = form.errors.areThere
  }

  /// Returns a new session at a place, which knows the errors in forms that this one has counted.
  package func anew(at place: TextPosition) -> Session {
    var session = Session(at: place)
    session.form.errors = form.errors
    session.rotor.hasErrors = rotor.hasErrors
    return session
  }
}
