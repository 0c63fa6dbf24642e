import Accessibility
import TextModel
import Words

extension FilledControl {
  /// Returns the control as it is spoken.
  func element(language: String?, in catalogue: Catalogue) -> AccessibilityElement {
    // A name that the program gives is in the language of the reader.
    var element = AccessibilityElement(
      label: control.name(in: catalogue), role: control.role,
      language: control.usualName == nil ? language : catalogue.language)
    element.explanation = control.explanation
    element.errorText = control.errorText
    element.placeholder = control.placeholder
    element.limits = control.limits
    if control.kind == .dateField, element.limits.format == nil {
      element.limits.format = control.syntax?.format.map { catalogue.text($0) }
    }
    element.states.isDisabled = control.isDisabled
    element.states.isReadOnly = control.isReadOnly
    element.states.isRequired = control.isRequired
    element.states.isInvalid = isInvalid
    if let explanation = control.explanation, control.errorText == nil, ErrorMark.begins(explanation, catalogue) {
      // Many pages describe a field by its error (aria-describedby): it is one as long as the field is in error.
      element.errorText = explanation
      element.explanation = nil
    }
    if element.states.isInvalid { element.fault = fault?.phrase.map { catalogue.text($0) } }
    element.setPosition = control.place.map { SetPosition($0.number, of: $0.count) }
    element.states.isExpanded = control.isExpanded
    element.headingLevel = control.headingLevel
    fill(&element, in: catalogue)
    return element
  }

  private func fill(_ element: inout AccessibilityElement, in catalogue: Catalogue) {
    switch control.kind {
    case .checkbox, .radioButton, .toggle:
      element.states.mark = isMixed ? .mixed : isOn ? .on : .off
    case .button:
      element.value = control.value.isEmpty ? nil : control.value
      element.states.mark = isMixed ? .mixed : isOn ? .on : control.isPressable ? .off : nil
    case .disclosure: element.states.isExpanded = isOn
    case .popUpButton:
      element.value = chosenWords.isEmpty ? nil : chosenWords
      element.setPosition = chosen.first.map { SetPosition($0 + 1, of: control.choices.count) }
    case .listBox:
      guard let current else { return }
      let name = control.choices[current].name
      element.value = name.isEmpty ? catalogue.text(.blankCell) : name
      element.states.isSelected = chosen.contains(current)
      element.setPosition = SetPosition(current + 1, of: control.choices.count)
    case .slider:
      let scale = SliderScale(self)
      element.adjustment = scale.adjustment
      // The limits of an indicator are spoken at its ends; its value says how far it has come.
      element.limits = FieldLimits()
      element.value = scale.text
    case .indicator: indicate(&element, in: catalogue)
    case .output: element.value = control.value
    default:
      if control.isComboBox { element.roleDescription = catalogue.text(.comboBox) }
      element.value = text.isEmpty ? nil : text
      element.suggestions = control.choices.count
    }
  }

  /// Adds the value of an indicator: a part of the whole, so many of so many, or the words of its author.
  private func indicate(_ element: inout AccessibilityElement, in catalogue: Catalogue) {
    element.limits = FieldLimits()
    guard !control.value.isEmpty else { return element.states.isBusy = true }
    switch control.limits.greatest {
    case nil: element.value = control.value
    case "100": element.adjustment = Int(control.value).map { Adjustment($0, in: 0...100, format: .percent) }
    case let greatest?:
      element.value = catalogue.text(
        Phrase(.amountOf, ["amount": .text(control.value), "greatest": .text(greatest)]))
    }
  }
}

extension Control {
  /// The role: a field for a time of day differs from one for a date.
  fileprivate var role: AccessibilityElement.Role { kind == .dateField && syntax == .time ? .timeField : kind.role }
}

extension Control.Kind {
  fileprivate var role: AccessibilityElement.Role {
    switch self {
    case .textField: .textField
    case .secureTextField: .secureTextField
    case .textArea: .textArea
    case .searchField: .searchField
    case .numberField: .numberField
    case .dateField: .dateField
    case .checkbox: .checkbox
    case .radioButton: .radioButton
    case .toggle: .toggle
    case .popUpButton: .popUpButton
    case .listBox: .listBox
    case .slider: .slider
    case .button: .button
    case .disclosure: .disclosure
    case .indicator: .progress
    case .output: .text
    }
  }
}

extension Control.Syntax {
  /// The form that it is to be written in, in words; nil if that needs no words.
  fileprivate var format: Phrase.Key? {
    switch self {
    case .email, .url, .number: nil
    case .date: .dateFormat
    case .month: .monthFormat
    case .week: .weekFormat
    case .time: .timeFormat
    case .dateTime: .dateTimeFormat
    }
  }
}
