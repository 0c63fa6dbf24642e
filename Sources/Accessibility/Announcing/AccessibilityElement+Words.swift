import Words

extension AccessibilityElement {
  /// Returns the words for the role; nil for one that has none.
  func roleText(in catalogue: Catalogue) -> String? {
    if let roleDescription { return roleDescription }
    if traits.contains(.header), role == .text || role == .disclosure { return catalogue.text(.heading) }
    switch role {
    case .heading(let level?): return catalogue.text(Phrase(.headingLevel, ["level": .count(level)]))
    case .image where label.isEmpty: return catalogue.text(.imageWithoutDescription)
    case .link where states.isVisited: return catalogue.text(.visitedLink)
    default: return role.word.map { catalogue.text($0) }
    }
  }

  /// Returns the words for how the element stands, in the order they are spoken; an invalid value is one of them only
  /// where nothing tells what is wrong with it.
  func stateKeys(_ disabledWord: AnnouncementStyle.DisabledWord, isWrongUntold: Bool) -> [Phrase.Key] {
    var keys: [Phrase.Key?] = [markKey]
    if role != .listBox, let isSelected = states.isSelected {
      // That a tab or a row is not the chosen one goes without saying: only one of them is.
      keys.append(isSelected ? .stateSelected : role == .option ? .stateNotSelected : nil)
    }
    keys.append(states.isExpanded.map { $0 ? .stateExpanded : .stateCollapsed })
    if states.isDisabled { keys.append(disabledWord.key) }
    if states.isRequired { keys.append(.stateRequired) }
    if isWrongUntold { keys.append(.stateInvalid) }
    if states.isReadOnly { keys.append(.stateReadOnly) }
    if states.isBusy { keys.append(.stateBusy) }
    return keys.compactMap(\.self)
  }

  /// Returns the mark of the element in words, or nil for an element without one.
  public func markWord(in catalogue: Catalogue) -> String? {
    if role == .toggle { return catalogue.text(states.mark == .on ? .stateOn : .stateOff) }
    if let key = markKey { return catalogue.text(key) }
    return states.isExpanded.map { catalogue.text($0 ? .stateExpanded : .stateCollapsed) }
  }

  /// The word for the mark of the element, in the terms of its role; that of a switch is its value.
  var markKey: Phrase.Key? {
    switch role {
    case .checkbox:
      switch states.mark {
      case .on: .stateChecked
      case .mixed: .statePartlyChecked
      case .off, nil: .stateNotChecked
      }
    case .radioButton: states.mark == .on ? .stateSelected : .stateNotSelected
    // That of a choice is announced with it.
    case .toggle, .listBox: nil
    case .menuItem: states.mark == .on ? .stateChecked : states.mark.map { _ in .stateNotChecked }
    default: states.mark.map { $0 == .off ? .stateNotPressed : .statePressed }
    }
  }
}

extension AccessibilityElement.Role {
  /// The word for it; nil where none is spoken: what it is shows from what else is spoken, or does not matter.
  fileprivate var word: Phrase.Key? {
    switch self {
    case .text, .option, .progress, .menuItem, .row: nil
    case .heading: .heading
    case .link: .link
    case .bibliographyReference: .bibliographyReference
    case .glossaryReference: .glossaryReference
    case .backLink: .backLink
    case .note: .note
    case .image: .image
    case .formula: .formula
    case .separator: .separator
    case .button: .button
    case .toggle: .toggle
    case .checkbox: .checkbox
    case .radioButton: .radioButton
    case .textField: .textField
    case .secureTextField: .secureTextField
    case .textArea: .textArea
    case .searchField: .searchField
    case .numberField: .numberField
    case .dateField: .dateField
    case .timeField: .timeField
    case .popUpButton: .popUpButton
    case .listBox: .listBox
    case .slider: .slider
    case .disclosure: .disclosure
    case .menu: .menu
    case .dialog: .dialog
    case .group: .group
    case .tabBar: .tabBar
    case .tab: .tab
    }
  }

  /// A Boolean value that indicates whether it tells that it has no label.
  var needsLabel: Bool {
    switch self {
    case .button, .toggle, .checkbox, .radioButton, .popUpButton, .listBox, .slider, .disclosure, .tab: true
    default: isEditable
    }
  }
}

extension AnnouncementStyle.DisabledWord {
  fileprivate var key: Phrase.Key {
    switch self {
    case .dimmed: .stateDimmed
    case .unavailable: .stateUnavailable
    case .disabled: .stateDisabled
    }
  }
}
