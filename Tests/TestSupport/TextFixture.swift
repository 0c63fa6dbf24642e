import TextModel

/// A book made of values, for tests that need no file.
package struct TextFixture: ReadableText {
  package var metadata = BookMetadata(title: "Fixture")
  package var outline: [OutlineEntry] = []
  package var sections: [Section]
  /// The sections that are no part of the main flow.
  package var besideTheFlow: Set<Int> = []

  /// Creates a book of sections.
  package init(_ sections: [Section]) {
    self.sections = sections
  }

  /// Creates a book of one section whose blocks are given with their text; `\u{0B}` is a hard line break.
  package init(_ blocks: (Block.Kind, String)...) {
    self.init(blocks: blocks)
  }

  /// Creates a book of one section of paragraphs.
  package init(paragraphs: [String]) {
    self.init(blocks: paragraphs.map { (.paragraph, $0) })
  }

  /// Creates a book of one section of blocks.
  package init(blocks: [(Block.Kind, String)]) {
    var text = ""
    var made: [Block] = []
    for (kind, content) in blocks {
      let start = text.utf8.count
      text += content + String(Section.blockStop)
      made.append(Block(kind, range: start..<text.utf8.count))
    }
    sections = [Section(text: text, blocks: made)]
  }

  package var sectionCount: Int { sections.count }

  package func isLinear(_ index: Int) -> Bool { !besideTheFlow.contains(index) }

  package func section(_ index: Int) -> Section {
    sections.indices.contains(index) ? sections[index] : .empty
  }
}
