/// The order in which the characters of a line go to the screen, from its left.
public enum CellOrder: String, Hashable, Sendable {
  /// The order they are seen in (UAX #9), text that is read from the right aligned to the right.
  case visual
  /// The order they are read in: what a braille display shows, and a terminal wants that reorders by itself.
  case logical
}
