import Accessibility
import Reading
import TextModel

/// A control of a dialog: its name, and what is in it.
struct DialogControl: Sendable {
  /// The content of a control.
  enum Content: Sendable {
    case line(LineEditor, LineKind)
    case list(DialogList)
    case toggle(Bool)
    /// One of a few values, the others out of sight.
    case choice(DialogList)
    case amount(Adjustment)
    case button(Button)
  }

  /// The action of a button.
  enum Button: Hashable, Sendable {
    /// Uses what the dialog holds.
    case done
    /// Leaves the dialog, and nothing is changed.
    case leave
    /// Something of its own, which the button is known by.
    case act
  }

  /// The purpose of a line.
  enum LineKind: Hashable, Sendable {
    case text, search
    case number(ClosedRange<Int>)
  }

  /// The identifier of the control; never spoken.
  let id: String
  /// The name.
  let label: String
  var content: Content
  /// The explanation.
  var explanation: String?
  /// The purpose of the control, which may be left unsaid.
  var hint: String?
  /// The name of the group it belongs to, with the controls beside it that name the same.
  var group: String?
  /// The fault of its value; nil when there is none.
  var error: String?
  /// The answer to the last key, shown until the next: the lines that its line may become, or what a button plays.
  var answer: String?

  init(_ id: String, label: String, _ content: Content, explanation: String? = nil) {
    self.id = id
    self.label = label
    self.content = content
    self.explanation = explanation
  }

  /// A Boolean value that indicates whether it is a list.
  var isList: Bool { if case .list = content { true } else { false } }

  /// The control as it is spoken.
  var element: AccessibilityElement {
    var element = AccessibilityElement(label: label, role: role, identifier: .init(id))
    element.explanation = explanation
    element.hint = hint
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
      element.states.mark = list.chosen.flatMap { list.line($0).element.states.mark }
      element.setPosition = list.position
      (element.level, element.parent) = list.nesting
    case .choice(let list):
      element.value = list.current
      element.setPosition = list.position
    case .toggle(let isOn): element.states.mark = isOn ? .on : .off
    case .amount(let amount):
      element.adjustment = amount
      element.limits = FieldLimits(least: "\(amount.range.lowerBound)", greatest: "\(amount.range.upperBound)")
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
    case .choice: .popUpButton
    case .toggle: .toggle
    case .amount: .slider
    case .button: .button
    }
  }
}
