/// What the first button of the mouse does on a cell.
package enum MouseAction: Hashable, Sendable {
  case pressed
  /// It was moved to the cell while it was down.
  case dragged
  case released
}
