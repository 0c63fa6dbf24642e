import PageLayout
import TextModel

/// The looks that the author of a text gives its characters, in one row.
struct TextLooks {
  /// The look of every character of the row, by the block that it belongs to.
  let base: Frame.Style
  /// The looks of parts of the row, in UTF-8 offsets of the section.
  private let parts: [(range: Range<Int>, style: Frame.Style)]
  /// The addresses that parts of the row lead to, in the same offsets.
  private let addresses: [(range: Range<Int>, address: String)]

  /// Finds the looks of a row among the spans of its page, as far as a terminal has them.
  init(_ row: PageRow.ShownLine, in section: Section, _ spans: [Span], _ abilities: ReaderView.Abilities) {
    // The section may have been read again, and differently, since the row was laid out.
    let block = section.blocks.indices.contains(row.block) ? section.blocks[row.block] : nil
    base = (block.map(Self.style) ?? []).shown(by: abilities)
    guard let visible = row.visible.offsets, !visible.isEmpty else {
      (parts, addresses) = ([], [])
      return
    }
    parts = spans.compactMap { span in
      guard span.range.overlaps(visible) else { return nil }
      let style = Self.style(of: span.kind).shown(by: abilities)
      return style.isEmpty ? nil : (span.range, style)
    }
    guard abilities.contains(.links) else {
      addresses = []
      return
    }
    addresses = spans.compactMap { span in
      guard case .link(.outside(let address)) = span.kind, span.range.overlaps(visible), address.isBrowsable else {
        return nil
      }
      return (span.range, address)
    }
  }

  /// Returns the look of the character at an offset.
  func style(at offset: Int) -> Frame.Style {
    parts.reduce(into: base) { style, part in if part.range.contains(offset) { style.formUnion(part.style) } }
  }

  /// Returns the address that the character at an offset leads to; nil for none.
  func address(at offset: Int) -> String? { addresses.first { $0.range.contains(offset) }?.address }

  private static func style(of block: Block) -> Frame.Style {
    if block.isHeading {
      switch block.headingLevel {
      case nil, 1, 2: return .bold
      case 3: return [.bold, .italic]
      default: return .italic
      }
    }
    if block.marker == .term { return .bold }
    switch block.kind {
    case .cell(_, _, isHeader: true): return .bold
    case .image: return .dim
    case .code: return .code
    case .caption: return .italic
    default: return []
    }
  }

  private static func style(of kind: Span.Kind) -> Frame.Style {
    switch kind {
    case .emphasis: .italic
    case .strong, .speaker: .bold
    case .code: .code
    case .image, .concealed: .dim
    case .struck: .struck
    case .inserted, .uncertain: .underline
    case .link, .noteReference: [.underline, .link]
    case .marked: .highlighted
    default: []
    }
  }
}

extension Frame.Style {
  /// Returns the look as a terminal has it: underlined where it has no slanted letters, dim where it crosses nothing
  /// out, bold where it has no colours to mark text with.
  func shown(by abilities: ReaderView.Abilities) -> Frame.Style {
    var style = self
    let underline: Frame.Style = abilities.contains(.underline) ? .underline : []
    if !abilities.contains(.underline) { style.remove(.underline) }
    if !abilities.contains(.italic), style.remove(.italic) != nil { style.formUnion(underline) }
    if !abilities.contains(.struck), style.remove(.struck) != nil { style.formUnion(.dim) }
    if abilities.contains(.colours) { return style }
    style.remove(.link)
    style.remove(.code)
    style.subtract(.categories)
    if style.remove(.match) != nil { style.formUnion(underline.union(.bold)) }
    if style.remove(.highlighted) != nil { style.formUnion(.bold) }
    if style.remove(.saved) != nil { style.formUnion(underline.union(.bold)) }
    return style
  }
}
