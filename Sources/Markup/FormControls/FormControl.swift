/// A form control of a document: something to fill in, to choose or to press, as a reader meets it.
///
/// Its properties are those of HTML's form controls, of which a kind of control uses some.
package struct FormControl: Hashable, Sendable {
  /// A state of a control.
  package enum State: String, Hashable, Sendable, CaseIterable {
    case required, invalid, disabled, readonly, checked, mixed, selected, pressed, expanded, collapsed, multiline
    case multiselectable
    /// Typed text is not shown.
    case protected
    /// It is not there for a reader.
    case hidden
  }

  /// Something that can be chosen in a control.
  package struct Choice: Hashable, Sendable {
    package let name: String
    /// The label of the `optgroup` around it; empty where there is none.
    package let group: String
    package let isSelected: Bool
    package let isDisabled: Bool
    /// A Boolean value that indicates whether its value is the empty text.
    package let isEmpty: Bool
  }

  /// The constraints of a value, as the markup has them.
  package struct Constraints: Hashable, Sendable {
    package var minimum: String?
    package var maximum: String?
    package var step: String?
    package var minimumLength: Int?
    package var maximumLength: Int?
    package var pattern: String?
  }

  /// The position of a control among those that belong together.
  package struct SetPosition: Hashable, Sendable {
    /// From 1.
    package var index: Int
    package var count: Int
  }

  /// The identifier in the markup; empty where it has none.
  package var id = ""
  /// The name of its element.
  package var element: String
  /// The role; inputs without a role of their own are text boxes, or buttons if something else opens.
  package var role: ARIARole
  /// The type of an `input` or a `button`; empty for other elements.
  package var type = ""
  /// The name; empty if nothing gives one.
  package var name = ""
  /// A Boolean value that indicates whether that is the word that the program gives a button whose author gives none.
  package var hasUsualName = false
  package var description = ""
  /// The fault of its value, while it is invalid.
  package var error = ""
  /// The typed or chosen text, or the value in its range; none for check boxes, radio buttons and buttons.
  package var value = ""
  package var placeholder = ""
  /// A Boolean value that indicates whether a button hands its form in as it is, whatever is wrong in it.
  package var skipsChecks = false
  /// A Boolean value that indicates whether it stays pressed or not: whether its author says either.
  package var isPressable = false
  /// The states it is in, in the order of `State`.
  package var states: [State] = []
  /// The name of the closest group around it that has one.
  package var group = ""
  package var choices: [Choice] = []
  package var constraints = Constraints()
  /// Of radio buttons and what else says so.
  package var position: SetPosition?
  /// The set of radio buttons it belongs to, and the form: those of one have the same number.
  package var set: Int?
  package var form: Int?
  /// The words for a value that is not accepted, whether or not it is invalid now.
  package var errorText = ""
  /// The words of its `title`, which say how a value is to be written that must match a pattern.
  package var title = ""
  /// The number of bytes of the source, in UTF-8, that were read when the element began.
  package var sourceOffset = 0
}
