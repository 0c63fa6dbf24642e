import TextModel

extension Session {
  /// What is selected, and what it grows by.
  struct Selecting: Hashable, Codable, Sendable {
    /// What is selected; nil, or empty, when nothing is.
    var selection: Selection?
    /// What a selection grows and shrinks by.
    var selectionUnit = SelectionUnit.word
    /// The selection that was read last as what there was to be read: reading goes on behind it.
    var readSelection: Selection?
    /// Where a selection that follows the cursor began; nil when none does.
    var mark: TextPosition?
  }
}
