import TextModel

/// The page artifacts between two pages, in the middle of a sentence or not.
extension TextFlow {
  /// Returns a Boolean value that indicates whether a line continues the sentence at the end of the stanza before it,
  /// across the end of a page.
  ///
  /// If it does, the page artifacts are kept for the line.
  mutating func goesOnOverPage(with line: TextLine) -> Bool {
    guard let between = turn, let last = stanza.last, goesOn(line, behind: last) else { return false }
    turns[line.range.lowerBound] = between
    turn = nil
    hasBlankBehind = false
    return true
  }

  private func goesOn(_ line: TextLine, behind last: TextLine) -> Bool {
    guard !last.endsSentence, !last.isRule, !line.isRule, !Self.isSeparator(last), !Self.isSeparator(line),
      !ListMarker.begins(line.content), RunningLine(last.content) == nil
    else { return false }
    // Without evidence of pages, a short line was ended on purpose. A name may stand behind a full line; a paragraph
    // would be indented.
    let width = plan.shape.width
    if !line.beginsSentence { return !plan.pages.areUnknown || last.end > width / 2 }
    return last.end > width - width / 5 && !plan.shape.isLinewise && line.indent <= last.indent
  }

  /// Returns the joints between lines: lines around the end of a page are joined, and lines of counted verse stay
  /// lines.
  func joints(of lines: ArraySlice<TextLine>) -> [StanzaJoints.Joint] {
    if plan.lineNumbers.count(lines) { return lines.dropLast().map { _ in .line } }
    guard !turns.isEmpty else { return StanzaJoints.find(in: lines, plan.shape) }
    var joints: [StanzaJoints.Joint] = []
    var start = lines.startIndex
    for index in lines.indices.dropFirst() where turns[lines[index].range.lowerBound] != nil {
      joints += StanzaJoints.find(in: lines[start..<index], plan.shape) + [.join]
      start = index
    }
    return joints + StanzaJoints.find(in: lines[start...], plan.shape)
  }

  /// Returns the anchor of the page whose number stands in the line at an offset of the text; its blank keeps it apart
  /// from the identifiers of authors.
  static func anchor(page: Int) -> String { "page \(page)" }

  /// Adds the page artifacts between two pages and between two sentences: as the start of a page if it is known, or
  /// else as separators.
  mutating func addTurn(_ lines: [TextLine]) {
    let label = plan.pages.label(lines)
    builder.kind = label == nil ? .separator : .paragraph
    for part in label == nil ? lines.map({ [$0] }) : [lines] where !part.isEmpty {
      builder.closeBlock()
      appendTurn(part, label)
    }
    builder.closeBlock()
    builder.kind = .paragraph
  }

  /// Adds the page artifacts in the middle of a sentence, on a line of their own; the line breaks around it are not
  /// spoken.
  mutating func appendTurn(_ lines: [TextLine]) {
    builder.lineBreak()
    let start = builder.text.count
    let label = plan.pages.label(lines)
    appendTurn(lines, label)
    let end = builder.text.count
    builder.lineBreak()
    guard start < end else { return }
    cuts += label == nil ? [start..<end + 1] : [start..<start + 1, end..<end + 1]
  }

  private mutating func appendTurn(_ lines: [TextLine], _ label: String?) {
    if let label { builder.openSpan(.pageBreak(label: label)) }
    for (index, line) in lines.enumerated() {
      if index > 0 { builder.append([0x20]) }
      if label != nil { builder.anchor(Self.anchor(page: line.range.lowerBound)) }
      builder.append(line.content)
    }
    if label != nil { builder.closeSpan() }
  }
}
