import TextModel

/// One thing a screen reader stops at, and everything that is spoken of it or can be done to it.
///
/// The parts are those of the accessibility APIs of the platforms. An element is a value: what changes is a new
/// element, and what is to be done is named by an `AccessibilityAction`, which the application performs.
///
/// Its properties are those of the platforms' elements.
public struct AccessibilityElement: Hashable, Sendable {
  /// The name of the element inside its tree, for focus, links between elements, and tests; never spoken.
  public var identifier: Identifier?

  /// The name as it is spoken, with all that is known of its words; its language is that of the element unless it has
  /// one.
  public var spokenLabel: SpeechText
  /// The current value, never said of a secure text field; nil where there is none, or none now.
  public var value: String?
  /// The text that stands in an empty field; no substitute for a label.
  public var placeholder: String?
  /// The explanation of the element (aria-description); if it is nil, the limits of a field take its place.
  public var explanation: String?
  /// The fault of the value; spoken while the element is invalid.
  public var errorText: String?
  /// The fault of the value in the words of the program, if its author has none; spoken beside the state "invalid".
  public var fault: String?
  /// The effect of activating the element, never anything that must be known; nil if activating it would do nothing
  /// now.
  public var hint: String?
  /// Further text that may be asked for.
  public var footnote: String?
  /// More about it, by key and value.
  public var customContent: [CustomContent] = []
  /// The language of label and value as a BCP 47 tag, where it is not the user's.
  public var language: String?

  /// The kind of the element.
  public var role: Role
  /// The kind of the element in words of the user's language, in place of those of its role (aria-roledescription).
  public var roleDescription: String?
  /// The states of the element.
  public var states: States
  /// The traits of the element beyond its role.
  public var traits: Traits
  /// The limits of a field.
  public var limits = FieldLimits()
  /// The number of values that are suggested for a field.
  public var suggestions = 0
  /// The value of something that goes up and down; `value` is what is spoken of it, where it is given.
  public var adjustment: Adjustment?
  /// Its number among its like.
  public var setPosition: SetPosition?
  /// The position of a cell in the table around it.
  public var cellPosition: CellPosition?
  /// The level of the heading that it makes beside being what its role says.
  public var headingLevel: Int?
  /// The depth of nesting, from 1; the level of a heading belongs to its role.
  public var level: Int?
  /// The name of what it is nested in.
  public var parent: String?

  /// The actions of the element, in the order they are offered.
  public var actions: [AccessibilityAction] = []
  /// The rotors it offers.
  public var rotors: [ElementRotor] = []

  /// The elements inside it, in their source order.
  public var children: [AccessibilityElement]
  /// The treatment of the elements inside it.
  public var childBehavior = ChildBehavior.contain
  /// A Boolean value that indicates whether neither it nor anything inside it is spoken or stopped at.
  public var isHidden = false
  /// A Boolean value that indicates whether it is a stop of its own; the elements inside one that is not are reached
  /// all the same.
  public var isElement = true
  /// A Boolean value that indicates whether keys that move between controls stop at it; nil leaves it to the role.
  public var respondsToUserInteraction: Bool?
  /// Its rank among its siblings: a higher one comes first, equal ones keep their order.
  public var sortPriority = 0.0
  /// The elements that focus and text go to from it, if they are not the next one.
  public var relations = Relations()
  /// The rectangles that it covers, in the unit of the application that shows it.
  public var frame: [TextRect] = []

  /// The name, spoken first.
  public var label: String {
    get { spokenLabel.text }
    set { spokenLabel = SpeechText(newValue) }
  }

  /// Creates an element; what is not named here has nothing to say until it is set.
  public init(
    label: String, value: String? = nil, role: Role = .text, states: States = States(), hint: String? = nil,
    traits: Traits = [], language: String? = nil, identifier: Identifier? = nil,
    children: [AccessibilityElement] = []
  ) {
    self.identifier = identifier
    spokenLabel = SpeechText(label)
    self.value = value
    self.role = role
    self.states = states
    self.hint = hint
    self.traits = traits
    self.language = language
    self.children = children
  }

  /// Returns the same place in the tree with the meaning of another element: it is spoken and acted on as that one is,
  /// and keeps its own identifier, frame, order and relations.
  public func represented(by other: AccessibilityElement) -> AccessibilityElement {
    var result = other
    result.identifier = identifier
    result.frame = frame
    result.sortPriority = sortPriority
    result.relations = relations
    return result
  }

  /// The name of an element inside its tree.
  public struct Identifier: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Creates an identifier from a name.
    public init(_ name: String) { self.name = name }

    /// Creates an identifier from a name.
    public init(stringLiteral name: String) { self.name = name }

    /// The name.
    public var description: String { name }
  }
}
