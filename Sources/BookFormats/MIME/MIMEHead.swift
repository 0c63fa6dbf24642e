import TextModel

/// The head that mail programs show above the text of a message: the subject as a heading, the sender, the receivers
/// and the date.
struct MIMEHead {
  /// The names of the fields that are shown, in order.
  private static let shown = ["From", "To", "Cc", "Date"]

  private let subject: String
  private let lines: [String]

  /// Takes the fields of a message, or returns nil if it has none of those shown, or is a page that a browser saved.
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

  /// Returns a Boolean value that indicates whether a message is a page that a browser saved, which its sender field
  /// says.
  static func isSaved(_ header: MIMEHeader) -> Bool {
    header["from"]?.contains("Saved by") ?? (header["snapshot-content-location"] != nil)
  }

  /// The head as a section: a heading, and a paragraph with a line for each field.
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
  /// Returns the section with a head before its text; the head has no containers.
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
