/// The actions of the first button of the mouse on a cell.
package enum MouseAction: Hashable, Sendable {
  case pressed
  /// It was moved to the cell while it was down.
  case dragged
  case released
}
