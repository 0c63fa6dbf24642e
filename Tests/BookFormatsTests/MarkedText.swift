import BookFormats
import TextModel

/// Sections written as lines, one a block, for tests to compare.
enum MarkedText {
  /// The blocks of a section: what each is, then its text, `⏎` for a hard line break.
  static func blocks(of section: Section) -> [String] {
    section.blocks.map { block in
      let text = section.text(in: block.content).replacing("\u{0B}", with: "⏎")
      let item = block.itemMarker.map { name(.item($0)) + " " } ?? ""
      return item + (text.isEmpty ? name(block.kind) : "\(name(block.kind)): \(text)")
    }
  }

  /// The containers of a section, each with the text of its blocks.
  static func containers(of section: Section) -> [String] {
    section.containers.map { container in
      let text = section.text(in: container.range).split(separator: "\n").joined(separator: "/")
      return "\(name(container.kind)): \(text)"
    }
  }

  /// The spans of a section, each with its text.
  static func spans(of section: Section) -> [String] {
    section.spans.map { "\(name($0.kind)): \(section.text(in: $0.range))" }
  }

  private static func name(_ kind: Block.Kind) -> String {
    switch kind {
    case .paragraph: "p"
    case .heading(let level): "h\(level ?? 0)"
    case .item(.bullet): "•"
    case .item(.term): "term"
    case .item(.description): "description"
    case .item(.ordinal(let marker)): marker
    case .item(.written): "item"
    case .cell(let row, let column, let isHeader): "\(isHeader ? "th" : "td") \(row),\(column)"
    case .caption: "caption"
    case .code: "code"
    case .image: "image"
    case .separator: "separator"
    case .control(let number): "control \(number)"
    }
  }

  private static func name(_ kind: Container.Kind) -> String {
    switch kind {
    case .list(let items, let isOrdered): "\(isOrdered ? "ordered " : "")list of \(items)"
    case .table(let rows, let columns): "table \(rows)x\(columns)"
    case .quote: "quote"
    case .figure: "figure"
    case .aside: "aside"
    case .group(let name, _): "group \(name)"
    case .disclosed(let key, let isOpen): "\(isOpen ? "disclosed" : "closed") by \(key)"
    case .region(let role): role.rawValue
    case .landmark(let landmark, let name): name.isEmpty ? landmark.rawValue : "\(landmark.rawValue) \(name)"
    }
  }

  private static func name(_ kind: Span.Kind) -> String {
    switch kind {
    case .link(let destination): "link \(name(destination))"
    case .linkRole(let role): "\(role)"
    case .described(let words): "described by \(words)"
    case .noteReference(let destination): "note \(name(destination))"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .struck: "struck"
    case .inserted: "inserted"
    case .marked: "marked"
    case .uncertain: "uncertain"
    case .abbreviation(let words): "abbreviation of \(words)"
    case .speaker: "speaker"
    case .date(let value): "date \(value)"
    case .code: "code"
    case .raised: "raised"
    case .lowered: "lowered"
    case .image: "image"
    case .picture(let name): "picture \(name)"
    case .media(.audio): "audio"
    case .media(.video): "video"
    case .direction(.leftToRight): "ltr"
    case .direction(.rightToLeft): "rtl"
    case .formula: "formula"
    case .called(let name, let isImage): isImage ? "image \(name)" : "called \(name)"
    case .unspoken: "unspoken"
    case .concealed: "concealed"
    case .indented(let cells): "indented \(cells)"
    case .reading: "reading"
    case .taskBox(let isDone): isDone ? "done" : "to do"
    case .added: "added"
    case .label(let control): "label of \(control)"
    case .language(let tag): "in \(tag)"
    case .pronounced(let phonemes): "said \(phonemes.sounds)"
    case .pageBreak(let label): "page \(label)"
    }
  }

  /// The headers of each data cell of a section's tables, before its text.
  static func cells(of section: Section) -> [String] {
    section.blocks.compactMap { block in
      guard case .cell(let row, let column, false) = block.kind, let table = block.container else { return nil }
      let headers = section.tableHeaders[table] ?? TableHeaders()
      let place = TableHeaders.Place(row: row, column: column)
      let names = [headers.headers(of: place), headers.headers(ofRow: place)].map {
        $0.map { section.text(in: $0) }.joined(separator: "+")
      }
      return names.joined(separator: "|") + ": " + section.text(in: block.content)
    }
  }

  static func name(_ destination: Destination?) -> String {
    switch destination {
    case .place(let section, let anchor): "\(section)#\(anchor ?? "")"
    case .outside(let reference): "-> \(reference)"
    case .missing(let reference): "-? \(reference)"
    case nil: "nowhere"
    }
  }
}
