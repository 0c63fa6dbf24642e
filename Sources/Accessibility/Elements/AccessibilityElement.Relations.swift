extension AccessibilityElement {
  /// The elements that focus and text go to from an element, if they are not the next one in order.
  public struct Relations: Hashable, Sendable {
    /// A direction that focus is moved in.
    public enum FocusDirection: String, CaseIterable, Codable, Sendable {
      /// The next one in order.
      case next
      /// The one before in order.
      case previous
      /// The one above.
      case up
      /// The one below.
      case down
      /// The one to the left.
      case left
      /// The one to the right.
      case right
    }

    /// The element that focus goes to, by direction (accessibilityTraversalBefore and After, nextFocusDown, ...).
    public var focus: [FocusDirection: Identifier] = [:]
    /// The element whose text goes on after this one's (accessibilityNextTextNavigationElement).
    public var nextText: Identifier?
    /// The element whose text comes before this one's (accessibilityPreviousTextNavigationElement).
    public var previousText: Identifier?
    /// The group of elements that are read as one text (accessibilityLinkedGroup).
    public var linkedGroup: Identifier?

    /// Creates empty relations: focus and text follow the order.
    public init() {}
  }
}
