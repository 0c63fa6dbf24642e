import TextUnits

/// All that a layout depends on beside the text.
struct LayoutStyle: Sendable {
  let size: PageSize
  let cells: CellWidth
  let breaker: TextBreaker
  /// The language of what has none, as a BCP 47 tag.
  let language: String
}
