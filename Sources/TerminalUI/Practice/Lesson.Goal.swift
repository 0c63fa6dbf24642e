import Accessibility
import Reading

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
    /// `said some words`: they have been spoken since the step began.
    case said(String)
    /// `done where`: a command has been performed since the step began, by its name.
    case done(String)
    /// `told next-heading`: the list of keys has told of the key of a command since the step began.
    case told(String)
    /// `bookmarked some words`: a bookmark stands where they begin; `unmarked some words`: none does.
    case bookmarked(String), unmarked(String)
    /// `curtain on`: the screen shows nothing.
    case curtain(Bool)
    /// `calm on`: the main content alone is shown.
    case calm(Bool)
    /// `keys`: the list of keys lies over the text; `telling`: it tells of every key.
    case keys, telling
    /// `text`: nothing lies over the text.
    case text
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
      case ("said", let words?): self = .said(words)
      case ("done", let name?) where KeyBinding.named(name) != nil: self = .done(name)
      case ("told", let name?) where KeyBinding.named(name) != nil: self = .told(name)
      case ("bookmarked", let words?): self = .bookmarked(words)
      case ("unmarked", let words?): self = .unmarked(words)
      case ("curtain", "on"): self = .curtain(true)
      case ("curtain", "off"): self = .curtain(false)
      case ("calm", "on"): self = .calm(true)
      case ("calm", "off"): self = .calm(false)
      case ("keys", nil): self = .keys
      case ("telling", nil): self = .telling
      case ("text", nil): self = .text
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
