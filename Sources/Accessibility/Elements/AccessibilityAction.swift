/// Something that can be done to an element; the element names it, the application performs it.
public enum AccessibilityAction: Hashable, Sendable {
  /// The direction of scrolling.
  public enum ScrollDirection: String, CaseIterable, Codable, Sendable {
    /// The next page or part.
    case next
    /// The page or part before.
    case previous
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// The direction of zooming.
  public enum ZoomDirection: String, CaseIterable, Codable, Sendable {
    /// Nearer, so that it is larger.
    case nearer
    /// Farther, so that it is smaller.
    case farther
  }

  /// The action of Enter.
  case activate
  /// The action of Escape: close, leave, undo the last step in.
  case escape
  /// The one thing that is wanted most, as read and pause.
  case magicTap
  /// The value becomes one step more.
  case increment
  /// The value becomes one step less.
  case decrement
  /// An action with a name, offered in the Actions or the Edit rotor.
  case named(CustomAction)
  /// Another page, or another part of a list; who performs it posts the place as `pageScrolled`.
  case scroll(ScrollDirection)
  /// The content comes nearer or goes farther.
  case zoom(ZoomDirection)
}

extension AccessibilityElement {
  /// Returns a Boolean value that indicates whether an action can be performed now: it is offered, or follows from what
  /// the element is, and the element is not disabled.
  public func accepts(_ action: AccessibilityAction) -> Bool {
    guard !states.isDisabled else { return false }
    switch action {
    case .increment where adjustment != nil: return !states.isReadOnly && adjustment?.incremented != nil
    case .decrement where adjustment != nil: return !states.isReadOnly && adjustment?.decremented != nil
    default: return actions.contains(action)
    }
  }

  /// Returns the named actions of a category, in order.
  public func namedActions(_ category: CustomAction.Category) -> [CustomAction] {
    actions.compactMap {
      guard case .named(let action) = $0, action.category == category else { return nil }
      return action
    }
  }

  /// A Boolean value that indicates whether keys that move between controls stop at it.
  public var isFocusable: Bool {
    respondsToUserInteraction ?? (role.isControl && !states.isDisabled)
  }
}
