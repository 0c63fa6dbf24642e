import Accessibility

/// A control of a dialog: its name, and what is in it.
struct DialogControl: Hashable, Sendable {
  /// What a control holds.
  enum Content: Hashable, Sendable {
    case line(LineEditor, LineKind)
    case list(DialogList)
    case toggle(Bool)
    case amount(Adjustment)
    case button
  }

  /// What a line is for.
  enum LineKind: Hashable, Sendable {
    case text, search
    case number(ClosedRange<Int>)
  }

  /// What it is known by; never spoken.
  let id: String
  /// The name.
  let label: String
  var content: Content
  /// What explains it.
  var explanation: String?
  /// What is wrong with what is in it; nil when nothing is.
  var error: String?

  init(_ id: String, label: String, _ content: Content, explanation: String? = nil) {
    self.id = id
    self.label = label
    self.content = content
    self.explanation = explanation
  }

  /// The control as it is spoken.
  var element: AccessibilityElement {
    var element = AccessibilityElement(label: label, role: role, identifier: .init(id))
    element.explanation = explanation
    element.errorText = error
    element.states.isInvalid = error != nil
    switch content {
    case .line(let editor, let kind):
      element.value = editor.text.isEmpty ? nil : editor.string
      if case .number(let range) = kind {
        element.limits = FieldLimits(least: "\(range.lowerBound)", greatest: "\(range.upperBound)")
      }
    case .list(let list):
      element.value = list.current
      element.states.isSelected = true
      element.setPosition = list.position
    case .toggle(let isOn): element.states.mark = isOn ? .on : .off
    case .amount(let amount): element.adjustment = amount
    case .button: break
    }
    return element
  }

  private var role: AccessibilityElement.Role {
    switch content {
    case .line(_, .text): .textField
    case .line(_, .search): .searchField
    case .line(_, .number): .numberField
    case .list: .listBox
    case .toggle: .toggle
    case .amount: .slider
    case .button: .button
    }
  }
}
