import TextModel

/// The head of a message before its text, as mail programs show it: its subject as a heading, its sender and receivers,
/// and its date.
struct MIMEHead {
  /// The fields that are shown, in order, by the names that a message has for them.
  private static let shown = ["From", "To", "Cc", "Date"]

  private let subject: String
  private let lines: [String]

  /// Takes the fields of a message; nil where none of them is shown, or where a browser saved a page and nobody sent it.
  init?(_ header: MIMEHeader) {
    func text(_ name: String) -> String? {
      let text = header[name.lowercased()].map { TextFilter.line(EncodedWords.decode($0)) } ?? ""
      return text.isEmpty ? nil : text
    }
    guard !Self.isSaved(header) else { return nil }
    subject = text("Subject") ?? ""
    lines = Self.shown.compactMap { name in text(name).map { "\(name): \($0)" } }
    guard !subject.isEmpty || !lines.isEmpty else { return nil }
  }

  /// Returns a Boolean value that indicates whether it is a page that a browser saved: it says so in place of a sender.
  static func isSaved(_ header: MIMEHeader) -> Bool {
    header["from"]?.contains("Saved by") ?? (header["snapshot-content-location"] != nil)
  }

  /// The head as a heading, and a paragraph of a line for each field.
  var section: Section {
    var text = ""
    var blocks: [Block] = []
    func add(_ kind: Block.Kind, _ content: String) {
      guard !content.isEmpty else { return }
      let start = text.utf8.count
      text += content
      text.append(Section.blockStop)
      blocks.append(Block(kind, range: start..<text.utf8.count))
    }
    add(.heading(level: 1), subject)
    add(.paragraph, lines.joined(separator: String(Section.lineBreak)))
    return Section(text: text, blocks: blocks)
  }
}

extension Section {
  /// The section behind a text without containers.
  func preceded(by head: Section) -> Section {
    let length = head.length
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + length..<range.upperBound + length }
    return Section(
      text: head.text + text, blocks: head.blocks + blocks.map { $0.moved(back: -length) },
      containers: containers.map { Container($0.kind, range: moved($0.range), parent: $0.parent) },
      spans: head.spans + spans.map { Span($0.kind, range: moved($0.range)) },
      anchors: anchors.mapValues { $0 + length }, hiddenNotes: hiddenNotes,
      tableHeaders: tableHeaders.mapValues { headers in
        var headers = headers
        headers.move { $0 + length }
        return headers
      },
      tableCells: tableCells.mapValues { cells in
        var cells = cells
        cells.move { $0 + length }
        return cells
      }, controls: controls, language: language)
  }
}
