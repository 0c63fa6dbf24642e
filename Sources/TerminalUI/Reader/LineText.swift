import Speech
import TextModel

/// A line of a text of the program's own.
struct TextLine: Sendable {
  /// The kind of a line.
  enum Kind: Sendable {
    case paragraph, heading
    /// One of several that stand close together.
    case item
  }

  let text: KeyedText
  let kind: Kind

  init(_ text: KeyedText, _ kind: Kind = .paragraph) {
    self.text = text
    self.kind = kind
  }
}

/// A text of the program's own: a title and lines, a block each.
struct LineText: ReadableText {
  let metadata: BookMetadata
  let outline: [OutlineEntry] = []
  let sectionCount = 1
  private let only: Section

  init(title: String, lines: [TextLine]) {
    metadata = BookMetadata(title: title)
    var text = ""
    var spans: [Span] = []
    let blocks = lines.map { line in
      let start = text.utf8.count
      spans += line.text.names.map { name in
        Span(
          .called(name.heard, isImage: false),
          range: name.range.lowerBound + start..<name.range.upperBound + start)
      }
      text += line.text.shown + String(Section.blockStop)
      return Block(line.kind.block, range: start..<text.utf8.count)
    }
    only = Section(text: text, blocks: blocks, spans: spans)
  }

  func isLinear(_ index: Int) -> Bool { true }

  func section(_ index: Int) -> Section { index == 0 ? only : .empty }
}

extension TextLine.Kind {
  fileprivate var block: Block.Kind {
    switch self {
    case .paragraph: .paragraph
    case .heading: .heading(level: 2)
    case .item: .item(.written)
    }
  }
}
