import TextModel

/// The text between printed pages, in the middle of a sentence or not.
extension TextFlow {
  /// Returns a Boolean value that indicates whether a line goes on with the sentence that the stanza before it ends
  /// with, and with it the page before; takes note of what stands there.
  mutating func goesOnOverPage(with line: TextLine) -> Bool {
    guard let between = turn, let last = stanza.last, goesOn(line, behind: last) else { return false }
    turns[line.range.lowerBound] = between
    turn = nil
    hasBlankBehind = false
    return true
  }

  private func goesOn(_ line: TextLine, behind last: TextLine) -> Bool {
    guard !last.endsSentence, !last.isRule, !line.isRule, !isSeparator(last), !isSeparator(line),
      !ListMarker.begins(line.content), RunningLine(last.content) == nil
    else { return false }
    // A short line was ended on purpose if nothing tells of pages. A name may stand behind a full one; a paragraph
    // would be set in.
    let width = plan.shape.width
    if !line.beginsSentence { return !plan.pages.areUnknown || last.end > width / 2 }
    return last.end > width - width / 5 && !plan.shape.isLinewise && line.indent <= last.indent
  }

  /// The joints between lines: those around the end of a page join them, and lines that are counted stay lines.
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

  /// The name that a page can be led to by whose number stands in the line at an offset of the text; no identifier that
  /// anybody writes holds a blank.
  static func anchor(page: Int) -> String { "page \(page)" }

  /// Adds what stands between two pages and between two sentences: where no page is known to begin with it, it only parts
  /// them.
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

  /// Adds what stands between two pages in the middle of a sentence, on a row of its own; the line breaks around it are not
  /// heard.
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
