import TextModel
import TextUnits

extension FilledControl {
  /// Whether what is in the control is not accepted, and the reader is told so.
  ///
  /// What its author calls wrong is wrong until it is changed; anything else once the control has been left or the form
  /// handed in.
  package var isInvalid: Bool {
    if control.isInvalid, answer == nil || answer == control.value { return true }
    return isVisited && hasFault
  }

  /// Whether what is in the control is not what it takes (HTML standard, constraint validation).
  var hasFault: Bool {
    guard !control.isDisabled, !control.isReadOnly else { return false }
    if control.isInvalid, answer == nil || answer == control.value { return true }
    switch control.kind {
    case .checkbox, .toggle: return control.isRequired && !isOn
    case .radioButton: return control.isRequired && (control.set == nil ? !isOn : isUnchosen)
    case .popUpButton, .listBox: return control.isRequired && chosen.allSatisfy { control.choices[$0].isPlaceholder }
    case .slider, .button, .disclosure, .indicator, .output: return false
    default: return text.isEmpty ? control.isRequired : !isWellFormed || !isWithinLimits
    }
  }

  /// Whether no radio button of a set is chosen, as far as one of them knows.
  private var isUnchosen: Bool { answer == nil && !control.isSetAnswered }

  private var isWellFormed: Bool {
    if let pattern = control.pattern, !WholeMatch.holds(text, pattern: pattern) { return false }
    switch control.syntax {
    case .email: return WrittenAddress.isMail(text, several: control.allowsSeveral)
    case .url: return WrittenAddress.isURL(text)
    case .number: return Self.number(text) != nil
    case .date, .month, .week, .time, .dateTime:
      return control.syntax.map { WrittenDate.isWritten(text, as: $0) } ?? true
    case nil: return true
    }
  }

  private var isWithinLimits: Bool {
    let limits = control.limits
    if let least = limits.leastLength, text.count < least { return false }
    if let greatest = limits.greatestLength, text.count > greatest { return false }
    if control.kind == .dateField { return text >= limits.least ?? text && text <= limits.greatest ?? text }
    guard control.kind == .numberField, let number = Self.number(text) else { return true }
    if let least = limits.least.flatMap(Self.number), number < least { return false }
    if let greatest = limits.greatest.flatMap(Self.number), number > greatest { return false }
    return isOnStep(number)
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
