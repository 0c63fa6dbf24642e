/// A form control of a book: something to fill in, to choose or to press.
///
/// It is what the book says of the control and never changes; what a reader has filled in is no part of the book.
///
/// Its properties are those of HTML's form controls, of which a kind of control uses some.
public struct Control: Hashable, Sendable {
  /// The kind of a control.
  public enum Kind: String, Hashable, Sendable {
    /// A field of one line.
    case textField
    /// A field whose text is not shown.
    case secureTextField
    /// A field of several lines.
    case textArea
    /// A field for words to look for.
    case searchField
    /// A field for a number.
    case numberField
    /// A field for a date or a time.
    case dateField
    /// A box that is checked or not.
    case checkbox
    /// A button of which one in its group is selected.
    case radioButton
    /// A switch: on or off at once.
    case toggle
    /// A list that is closed until it is wanted, with one choice.
    case popUpButton
    /// A list to choose from.
    case listBox
    /// A value between two ends.
    case slider
    /// A button.
    case button
    /// A control that opens and closes the content below it.
    case disclosure
    /// A value that shows how far something has come, or how full it is; it is not filled in.
    case indicator
    /// A result that a page has worked out: the text of the control is its value.
    case output
  }

  /// The action of a button.
  public enum ButtonAction: String, Hashable, Sendable {
    /// Hands the form in.
    case submit
    /// Takes back what has been filled in.
    case reset
    /// Nothing without the programs that its page would bring along.
    case nothing
  }

  /// The name of a button that its author gives no name.
  public enum UsualName: String, Hashable, Sendable {
    /// "Submit", of a button that hands the form in.
    case submit
    /// "Reset", of a button that empties it.
    case reset
    /// "Submit query", of an image that hands the form in.
    case submitQuery
  }

  /// The form that a text must have, beyond its limits.
  public enum Syntax: String, Hashable, Sendable {
    /// An address of e-mail.
    case email
    /// An absolute address.
    case url
    /// A number.
    case number
    /// A date, as 2026-11-27.
    case date
    /// A month, as 2026-11.
    case month
    /// A week, as 2026-W48.
    case week
    /// A time, as 14:30.
    case time
    /// A date and a time, as 2026-11-27T14:30.
    case dateTime
  }

  /// Something that can be chosen in a list.
  public struct Choice: Hashable, Sendable {
    /// The name of the choice.
    public let name: String
    /// The name of the group that it stands under with others, such as a part of the world; empty if there is none.
    public let group: String
    /// A Boolean value that indicates whether it cannot be chosen now.
    public let isDisabled: Bool
    /// A Boolean value that indicates whether it only says that something is to be chosen, which counts as nothing
    /// chosen.
    public let isPlaceholder: Bool

    /// Creates a choice.
    public init(_ name: String, group: String = "", isDisabled: Bool = false, isPlaceholder: Bool = false) {
      self.name = name
      self.group = group
      self.isDisabled = isDisabled
      self.isPlaceholder = isPlaceholder
    }
  }

  /// The identifier of the control in its section; no other control there has the same.
  public var key: String
  /// The kind of the control.
  public var kind: Kind
  /// The name; empty if nothing gives one.
  public var name: String
  /// The name that readers in all languages know it by, if its author does not name it; `name` is in English then.
  public var usualName: UsualName?
  /// The explanation; nil if there is none.
  public var explanation: String?
  /// The fault of a value that is not accepted, in the author's words.
  public var errorText: String?
  /// The text that stands in it while it is empty.
  public var placeholder: String?
  /// The value before anybody fills it in: text, or a number.
  public var value = ""
  /// A Boolean value that indicates whether it is marked, or open, before anybody changes that.
  public var isOn = false
  /// A Boolean value that indicates whether it is marked in part.
  public var isMixed = false
  /// A Boolean value that indicates whether a button stays pressed or not.
  public var isPressable = false
  /// A Boolean value that indicates whether what it opens is open; nil where it opens nothing.
  public var isExpanded: Bool?
  /// The choices; of a field, the values that are suggested for it.
  public var choices: [Choice] = []
  /// The choices that are chosen before anybody chooses, as indices of `choices`.
  public var chosen: [Int] = []
  /// A Boolean value that indicates whether a field is one with a list.
  public var isComboBox = false
  /// A Boolean value that indicates whether several choices can be made.
  public var allowsSeveral = false
  /// A Boolean value that indicates whether it must be filled in.
  public var isRequired = false
  /// A Boolean value that indicates whether its author says that the value it has is not accepted.
  public var isInvalid = false
  /// A Boolean value that indicates whether it cannot be used now.
  public var isDisabled = false
  /// A Boolean value that indicates whether its value can be read and not changed.
  public var isReadOnly = false
  /// The limits of the value.
  public var limits = FieldLimits()
  /// The regular expression that a text must match from end to end.
  public var pattern: String?
  /// The form that a text must have.
  public var syntax: Syntax?
  /// The action of a button.
  public var action = ButtonAction.nothing
  /// A Boolean value that indicates whether a button hands the form in as it is, whatever is wrong in it.
  public var skipsChecks = false
  /// The key of the first of the radio buttons that belong together; nil for one on its own.
  public var set: String?
  /// A Boolean value that indicates whether one of those radio buttons is chosen before anybody chooses.
  public var isSetAnswered = false
  /// Its number among its like, from 1, and how many there are.
  public var place: Place?
  /// The form it belongs to: those of one form have the same number; nil for one outside of any.
  public var form: Int?
  /// The text that a page shows inside of the control and that is no text of the section: the choices, the lines
  /// written in it.
  public var shownText = ""
  /// The level of the heading that it makes alone; nil where it stands in none, or among other words.
  public var headingLevel: Int?

  /// The number of a control among its like, and how many there are.
  public struct Place: Hashable, Sendable {
    /// From 1.
    public let number: Int
    /// The number of controls in the set.
    public let count: Int

    /// Creates a place; the number counts from 1.
    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// Creates a control of which nothing is known but what it is and what it is called.
  public init(_ kind: Kind, name: String, key: String) {
    self.kind = kind
    self.name = name
    self.key = key
  }
}

extension Control.Kind {
  /// A Boolean value that indicates whether text is typed into it.
  public var isEditable: Bool {
    switch self {
    case .textField, .secureTextField, .textArea, .searchField, .numberField, .dateField: true
    default: false
    }
  }

  /// A Boolean value that indicates whether it only tells something, and can neither be filled in nor pressed.
  public var isReadout: Bool { self == .indicator || self == .output }

  /// A Boolean value that indicates whether it is marked or not.
  public var isMark: Bool {
    switch self {
    case .checkbox, .radioButton, .toggle: true
    default: false
    }
  }
}
