extension AccessibilityElement {
  /// The states of an element; nil for a state that it cannot have.
  public struct States: Hashable, Sendable {
    /// The mark of a checkbox, a switch, a radio button or a button that stays pressed.
    public enum Mark: String, Hashable, Codable, Sendable {
      /// Not checked.
      case off
      /// Checked.
      case on
      /// Some of what it stands for, not all.
      case mixed
    }

    /// Its mark; checkboxes, switches and radio buttons without one are off.
    public var mark: Mark?
    /// A Boolean value that indicates whether it is the one that is chosen, for options, tabs and rows.
    public var isSelected: Bool?
    /// A Boolean value that indicates whether what it opens is open.
    public var isExpanded: Bool?
    /// A Boolean value that indicates whether it cannot be used now.
    public var isDisabled: Bool
    /// A Boolean value that indicates whether it must be filled in.
    public var isRequired: Bool
    /// A Boolean value that indicates whether its value is not accepted; a required field that was not visited is
    /// empty, not invalid.
    public var isInvalid: Bool
    /// A Boolean value that indicates whether its value can be read and not changed.
    public var isReadOnly: Bool
    /// A Boolean value that indicates whether it is still being made.
    public var isBusy: Bool
    /// A Boolean value that indicates whether what it links to has been seen.
    public var isVisited: Bool

    /// Creates states; nothing holds that is not named.
    public init(
      mark: Mark? = nil, isSelected: Bool? = nil, isExpanded: Bool? = nil, isDisabled: Bool = false,
      isRequired: Bool = false, isInvalid: Bool = false, isReadOnly: Bool = false, isBusy: Bool = false,
      isVisited: Bool = false
    ) {
      self.mark = mark
      self.isSelected = isSelected
      self.isExpanded = isExpanded
      self.isDisabled = isDisabled
      self.isRequired = isRequired
      self.isInvalid = isInvalid
      self.isReadOnly = isReadOnly
      self.isBusy = isBusy
      self.isVisited = isVisited
    }
  }
}
