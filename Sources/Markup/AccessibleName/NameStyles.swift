/// Which styles tell whether an element is there for a reader.
package enum NameStyles: Sendable {
  /// Those of the element itself.
  case inline
  /// Those of the `style` elements of its page too, as browsers have it.
  case ofPage
  /// Those of the page, but for controls and what they stand in: for a document whose text is shown whatever its style
  /// sheets say, so that no control is missing from its words.
  case ofNames
}
