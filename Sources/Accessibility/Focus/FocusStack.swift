/// The element with focus, and those that focus returns to: each modal element remembers the one it was opened from.
public struct FocusStack: Hashable, Codable, Sendable {
  /// The element that has focus; nil where none has.
  public private(set) var focus: AccessibilityElement.Identifier?
  private var openers: [AccessibilityElement.Identifier?] = []

  /// Creates a stack with nothing open.
  public init(focus: AccessibilityElement.Identifier? = nil) {
    self.focus = focus
  }

  /// The number of elements that are open over one another.
  public var depth: Int { openers.count }

  /// Moves focus inside what is open.
  public mutating func move(to element: AccessibilityElement.Identifier?) {
    focus = element
  }

  /// Opens something: focus goes into it, and what had focus is remembered as its opener.
  public mutating func open(focusing first: AccessibilityElement.Identifier?) {
    openers.append(focus)
    focus = first
  }

  /// Closes what was opened last: focus goes back to its opener, which is returned; with nothing open, nothing
  /// happens.
  @discardableResult
  public mutating func close() -> AccessibilityElement.Identifier? {
    if let opener = openers.popLast() { focus = opener }
    return focus
  }
}
