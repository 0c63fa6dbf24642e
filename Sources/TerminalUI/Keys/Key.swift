/// A key as a terminal can tell it.
package struct Key: Hashable, Sendable {
  /// The key without its modifiers.
  package enum Base: Hashable, Sendable {
    case character(Character)
    case space, enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
    /// The wheel of the mouse, turned by a notch.
    case wheelUp, wheelDown
  }

  /// Keys held down with it, as far as a terminal tells.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  /// Takes back what was done last, where there is something to take back; elsewhere the terminal's key for a stop.
  package static let undo = Key(.character("z"), .control)

  package let base: Base
  package let modifiers: Modifiers

  package init(_ base: Base, _ modifiers: Modifiers = []) {
    self.base = base
    self.modifiers = modifiers
  }
}
