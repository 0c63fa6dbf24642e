import Markup

extension FootnoteScan {
  /// A link whose text is the mark of a note, or the way back from it.
  struct Link {
    let node: MarkupNode
    let symbol: FootnoteSymbol
    let destination: (section: Int, anchor: String)
    /// A Boolean value that indicates whether the markup says that it refers to a note.
    let isMarked: Bool
    /// The nearest element that is a block.
    var block: MarkupNode?
    /// A Boolean value that indicates whether no text stands before it in its block but brackets.
    var isFirst = false
    /// A Boolean value that indicates whether it follows a character directly, or an opening bracket does.
    var isAttached = false
    /// A Boolean value that indicates whether it follows a word directly, or the punctuation that ends one.
    ///
    /// A number does not count as a word: links to pages in an index stand behind one.
    var isBehindWord = false
    var isBracketed = false
    var isRaised = false
    var isInHeading = false
    /// A Boolean value that indicates whether the nearest heading before it says that what follows are notes.
    var isUnderNotes = false
  }

  /// Something that can be linked to.
  struct Place {
    let node: MarkupNode
    /// The block that it stands in, and that of the first text after it.
    let block: MarkupNode?
    var textBlock: MarkupNode?
    /// A Boolean value that indicates whether no text stands before it in the block of the text after it.
    var isFirst = false
    /// A Boolean value that indicates whether the nearest heading before it says that what follows are notes.
    var isUnderNotes = false
  }
}
