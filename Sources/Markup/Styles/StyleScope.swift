/// The purpose that style sheets are read for.
package enum StyleScope: Sendable {
  /// The layout of a book: selectors by element, class and identifier, wherever the page is shown.
  case layout
  /// Accessible names and visibility, as browsers have them: further selectors, `@media` blocks for the screen, and the
  /// text that sheets generate.
  case names
}
