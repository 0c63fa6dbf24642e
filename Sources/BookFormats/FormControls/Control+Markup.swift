import Markup
import TextModel

extension Control {
  /// A control as its markup gives it; nil for one that a section cannot hold, such as an item of a menu.
  ///
  /// `lists` are the lists of suggestions that other controls of its document have.
  init?(_ control: FormControl, key: String, sharing lists: inout SuggestionLists) {
    guard let kind = Kind(control) else { return nil }
    let name = TextFilter.line(control.name)
    self.init(kind, name: name, key: key)
    if control.hasUsualName {
      usualName = control.type == "reset" ? .reset : control.type == "image" ? .submitQuery : .submit
    }
    explanation = Self.line(control.description)
    errorText = Self.line(control.errorText)
    placeholder = Self.line(control.placeholder)
    value = kind == .textArea ? Self.lines(control.value) : TextFilter.line(control.value)
    let states = Set(control.states)
    isOn = !states.isDisjoint(with: [.checked, .pressed])
    isMixed = states.contains(.mixed)
    isPressable = control.isPressable
    if states.contains(.expanded) { isExpanded = true }
    if states.contains(.collapsed) { isExpanded = false }
    isRequired = states.contains(.required)
    isInvalid = states.contains(.invalid)
    isDisabled = states.contains(.disabled)
    isReadOnly = states.contains(.readonly)
    allowsSeveral = states.contains(.multiselectable)
    if kind == .popUpButton || kind == .listBox { setChoices(control.choices) }
    if kind.isEditable, kind != .secureTextField, kind != .textArea {
      choices = lists.suggestions(control.choices)
    }
    isComboBox = control.role == .combobox && kind.isEditable
    form = control.form
    place = control.position.map { Place(number: $0.index, count: $0.count) }
    action = kind == .button ? ButtonAction(control) : .nothing
    skipsChecks = control.skipsChecks
    syntax = Syntax(control)
    setLimits(control.constraints, pattern: control)
  }

  private mutating func setChoices(_ given: [FormControl.Choice]) {
    choices = given.enumerated().map { index, choice in
      // The first choice, where it has no value, is a label for the rest (HTML standard, 4.10.7).
      let isPlaceholder = index == 0 && choice.isEmpty && choice.group.isEmpty && !allowsSeveral
      return Choice(
        TextFilter.line(choice.name), group: TextFilter.line(choice.group), isDisabled: choice.isDisabled,
        isPlaceholder: isPlaceholder)
    }
    chosen = given.indices.filter { given[$0].isSelected }
  }

  private mutating func setLimits(_ given: FormControl.Constraints, pattern control: FormControl) {
    switch kind {
    case .numberField, .dateField, .slider:
      limits.least = given.minimum.flatMap(Self.line)
      limits.greatest = given.maximum.flatMap(Self.line)
      limits.step = given.step.flatMap(Self.line)
    case .textField, .secureTextField, .searchField, .textArea:
      limits.leastLength = given.minimumLength.flatMap { $0 > 0 ? $0 : nil }
      limits.greatestLength = given.maximumLength
      guard kind != .textArea, let given = given.pattern else { return }
      pattern = given
      // The title says what is wanted if there is a pattern (HTML standard, 4.10.5.3.6).
      limits.format = Self.line(control.title)
      if explanation == limits.format { explanation = nil }
    default: break
    }
  }

  private static func line(_ text: String) -> String? {
    let line = TextFilter.line(text)
    return line.isEmpty ? nil : line
  }

  /// Returns text with its lines, each on one line.
  private static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { TextFilter.line(String($0)) }
      .joined(separator: "\n")
  }
}

extension Control.Kind {
  fileprivate init?(_ control: FormControl) {
    switch (control.role, control.element) {
    case (.switch, _): self = .toggle
    case (.button, _): self = .button
    case (.checkbox, _): self = .checkbox
    case (.radio, _): self = .radioButton
    case (.slider, _): self = .slider
    case (.listbox, _): self = .listBox
    case (.combobox, "select"): self = .popUpButton
    case (_, "textarea"): self = .textArea
    case (.spinbutton, "input"): self = .numberField
    case (.searchbox, "input"): self = .searchField
    case (_, "input"): self = Self.field(control.type)
    default: return nil
    }
  }

  private static func field(_ type: String) -> Control.Kind {
    switch type {
    case "password": .secureTextField
    case "search": .searchField
    case "number": .numberField
    case "date", "month", "week", "time", "datetime-local": .dateField
    default: .textField
    }
  }
}

extension Control.ButtonAction {
  fileprivate init(_ control: FormControl) {
    switch (control.element, control.type) {
    case ("input", "submit"), ("input", "image"), ("button", "submit"): self = .submit
    case ("input", "reset"), ("button", "reset"): self = .reset
    default: self = .nothing
    }
  }
}

extension Control.Syntax {
  fileprivate init?(_ control: FormControl) {
    switch control.type {
    case "email": self = .email
    case "url": self = .url
    case "number": self = .number
    case "date": self = .date
    case "month": self = .month
    case "week": self = .week
    case "time": self = .time
    case "datetime-local": self = .dateTime
    default: return nil
    }
  }
}
