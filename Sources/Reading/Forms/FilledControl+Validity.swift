import TextModel
import TextUnits

extension FilledControl {
  /// A Boolean value that indicates whether the value of the control is not accepted, and that was announced.
  ///
  /// What its author calls wrong is wrong until it is changed; anything else once the control has been left or the form
  /// handed in.
  package var isInvalid: Bool {
    if control.isInvalid, answer == nil || answer == control.value { return true }
    return isVisited && hasFault
  }

  /// A Boolean value that indicates whether what is in the control is not what it takes (HTML standard, constraint
  /// validation).
  var hasFault: Bool { fault != nil }

  /// The fault of the value in the control; nil if it is accepted.
  var fault: ControlFault? {
    guard !control.isDisabled, !control.isReadOnly else { return nil }
    let own = ownFault
    return own == nil && control.isInvalid && (answer == nil || answer == control.value) ? .told : own
  }

  private var ownFault: ControlFault? {
    switch control.kind {
    case .checkbox: return control.isRequired && !isOn ? .missing(.mark) : nil
    case .toggle: return control.isRequired && !isOn ? .missing(.switching) : nil
    case .radioButton:
      return control.isRequired && (control.set == nil ? !isOn : isUnchosen) ? .missing(.choice) : nil
    case .popUpButton, .listBox:
      return control.isRequired && chosen.allSatisfy { control.choices[$0].isPlaceholder } ? .missing(.choice) : nil
    case .slider, .button, .disclosure, .indicator, .output: return nil
    default: return isBlank ? control.isRequired ? .missing(.text) : nil : formFault ?? limitFault
    }
  }

  /// A Boolean value that indicates whether nothing has been written; where a form is asked for, blanks are nothing
  /// (HTML standard, 4.10.5.1.5).
  private var isBlank: Bool { control.syntax == nil ? text.isEmpty : text.allSatisfy(\.isWhitespace) }

  /// A Boolean value that indicates whether no radio button of a set is chosen, as far as one of them knows.
  private var isUnchosen: Bool { answer == nil && !control.isSetAnswered }

  private var formFault: ControlFault? {
    let isWritten =
      switch control.syntax {
      case .email: WrittenAddress.isMail(text, several: control.allowsSeveral)
      case .url: WrittenAddress.isURL(text)
      case .number: Self.number(text) != nil
      case .date, .month, .week, .time, .dateTime: control.syntax.map { WrittenDate.isWritten(text, as: $0) } ?? true
      case nil: true
      }
    if !isWritten, let syntax = control.syntax { return .notWritten(as: syntax) }
    guard let pattern = control.pattern, !WholeMatch.holds(text, pattern: pattern) else { return nil }
    return .unlike(control.limits.format)
  }

  private var limitFault: ControlFault? {
    let limits = control.limits
    if let least = limits.leastLength, text.count < least { return .tooShort(least) }
    if let greatest = limits.greatestLength, text.count > greatest { return .tooLong(greatest) }
    if control.kind == .dateField {
      if let least = limits.least, text < least { return .tooSmall(least) }
      return limits.greatest.flatMap { text > $0 ? .tooGreat($0) : nil }
    }
    guard control.kind == .numberField, let number = Self.number(text) else { return nil }
    if let least = limits.least, let bound = Self.number(least), number < bound { return .tooSmall(least) }
    if let greatest = limits.greatest, let bound = Self.number(greatest), number > bound {
      return .tooGreat(greatest)
    }
    return isOnStep(number) ? nil : .betweenSteps(limits.step ?? "1")
  }

  private func isOnStep(_ number: Double) -> Bool {
    guard let step = control.limits.step.map({ $0.lowercased() == "any" ? nil : Self.number($0) }) ?? 1, step > 0
    else { return true }
    // The steps are counted from the least value, else from the one the book gives (HTML standard, 4.10.5.3.8).
    let base = control.limits.least.flatMap(Self.number) ?? Self.number(control.value) ?? 0
    let steps = (number - base) / step
    return abs(steps - steps.rounded()) < 1e-6
  }

  static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}
