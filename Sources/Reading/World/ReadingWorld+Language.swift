import TextModel

extension ReadingWorld {
  /// Returns the language of a block's text: its own, else the section's, else the book's; nil if none is declared.
  func language(of block: Block, in section: Section) -> String? {
    (block.language ?? section.language).map(languages.voiced) ?? languages.book
  }

  /// Returns the language of the text at a position: of the innermost run around it, else of its block; nil if none is
  /// declared.
  func language(at position: TextPosition) -> String? {
    let spans = text.section(position.section).spans(touching: position.offset..<position.offset + 1)
    let runs = spans.compactMap { span in
      if case .language(let tag) = span.kind, span.range.contains(position.offset) { tag } else { nil }
    }
    return runs.last.map(languages.voiced) ?? block(at: position).map { language(of: $0.block, in: $0.section) }
      ?? languages.book
  }
}
