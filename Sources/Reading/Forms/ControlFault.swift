import TextModel
import Words

/// The fault of the value in a control.
enum ControlFault: Hashable {
  /// Nothing is, although something must be.
  case missing(Missing)
  /// Its author says that it is.
  case told
  case notWritten(as: Control.Syntax)
  /// It does not match a pattern, which is put into words where its author has any.
  case unlike(String?)
  case tooShort(Int)
  case tooLong(Int)
  case tooSmall(String)
  case tooGreat(String)
  case betweenSteps(String)

  /// The kind of answer that is missing.
  enum Missing: Hashable {
    case text, choice, mark, switching
  }

  /// The words for it; nil where the states of the control say enough.
  var phrase: Phrase? {
    switch self {
    case .told: nil
    case .missing(let missing): Phrase(missing.demand)
    case .notWritten(let syntax): Phrase(syntax.demand)
    case .unlike(let format?): Phrase(.mustMatch, ["format": .text(format)])
    case .unlike(nil): Phrase(.mustMatchFormat)
    case .tooShort(let least): Phrase(.mustHaveAtLeast, ["least": .count(least)])
    case .tooLong(let greatest): Phrase(.mustHaveAtMost, ["greatest": .count(greatest)])
    case .tooSmall(let least): Phrase(.mustBeAtLeast, ["least": .text(least)])
    case .tooGreat(let greatest): Phrase(.mustBeAtMost, ["greatest": .text(greatest)])
    case .betweenSteps(let step): Phrase(.mustBeInSteps, ["step": .text(step)])
    }
  }
}

extension ControlFault.Missing {
  /// The words for what is to be done.
  fileprivate var demand: Phrase.Key {
    switch self {
    case .text: .mustBeFilledIn
    case .choice: .mustBeChosen
    case .mark: .mustBeChecked
    case .switching: .mustBeOn
    }
  }
}

extension Control.Syntax {
  /// The form that a text must have, in words.
  fileprivate var demand: Phrase.Key {
    switch self {
    case .email: .mustBeEmail
    case .url: .mustBeURL
    case .number: .mustBeNumber
    case .date: .mustBeDate
    case .month: .mustBeMonth
    case .week: .mustBeWeek
    case .time: .mustBeTime
    case .dateTime: .mustBeDateTime
    }
  }
}
