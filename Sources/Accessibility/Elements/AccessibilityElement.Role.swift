extension AccessibilityElement {
  /// The kind of an element.
  public enum Role: Hashable, Sendable {
    /// Text: no word is spoken for it.
    case text
    /// A heading; the level is nil where the source gives none, or where it is not to be spoken.
    case heading(level: Int?)
    /// A link.
    case link
    /// A reference to a note.
    case note
    /// An image.
    case image
    /// A formula.
    case formula
    /// A break between parts.
    case separator
    /// A link to an entry of a bibliography or of a glossary, or back to what leads to it.
    case bibliographyReference, glossaryReference, backLink

    /// A button.
    case button
    /// A switch: on or off at once.
    case toggle
    /// A box that is checked or not.
    case checkbox
    /// A button of which one in its group is selected.
    case radioButton
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
    /// A field for a date.
    case dateField
    /// A field for a time.
    case timeField
    /// A closed list of choices (select).
    case popUpButton
    /// A list to choose from.
    case listBox
    /// A choice of a list.
    case option
    /// Something whose value goes up and down.
    case slider
    /// A value that shows how far something has come.
    case progress
    /// A control that opens and closes something below it (summary).
    case disclosure

    /// A menu.
    case menu
    /// An item of a menu.
    case menuItem
    /// A dialog.
    case dialog
    /// A group of elements.
    case group
    /// A bar of tabs.
    case tabBar
    /// A tab.
    case tab
    /// A row of a list, which is counted as "Row 3 of 20".
    case row

    /// A Boolean value that indicates whether text is typed into it.
    public var isEditable: Bool {
      switch self {
      case .textField, .secureTextField, .textArea, .searchField, .numberField, .dateField, .timeField: true
      default: false
      }
    }

    /// A Boolean value that indicates whether it is a link of any kind.
    public var isLink: Bool {
      switch self {
      case .link, .bibliographyReference, .glossaryReference, .backLink: true
      default: false
      }
    }

    /// A Boolean value that indicates whether activating it does something.
    public var isControl: Bool {
      switch self {
      case .text, .heading, .note, .image, .formula, .separator, .progress, .dialog, .group, .tabBar, .menu: false
      default: true
      }
    }
  }
}
