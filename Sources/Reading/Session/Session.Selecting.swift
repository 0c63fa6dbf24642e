import TextModel

extension Session {
  /// The selection, and the unit that it grows by.
  struct Selecting: Hashable, Codable, Sendable {
    /// The selection; nil, or empty, when nothing is selected.
    var selection: Selection?
    /// The unit that a selection grows and shrinks by.
    var selectionUnit = SelectionUnit.word
    /// The selection that was read last as what there was to be read: reading goes on behind it.
    var readSelection: Selection?
    /// The start of a selection that follows the cursor; nil when none does.
    var mark: TextPosition?
  }
}
