import TextModel

extension ReadingWorld {
  /// The language of a block's text: its own, else the section's, else the book's; nil where nobody says.
  func language(of block: Block, in section: Section) -> String? {
    block.language ?? section.language ?? text.metadata.language
  }

  /// The language of the text at a position; nil where nobody says.
  func language(at position: TextPosition) -> String? {
    block(at: position).map { language(of: $0.block, in: $0.section) } ?? text.metadata.language
  }
}
