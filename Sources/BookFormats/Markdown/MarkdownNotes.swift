/// Notes that nothing in a document refers to: the renderer leaves them out, so that they are shown where they stand.
enum MarkdownNotes {
  /// The labels of the notes that are defined and not referred to.
  static func unreferenced(in bytes: ArraySlice<UInt8>) -> Set<String> {
    var defined: Set<String> = []
    var used: Set<String> = []
    var open: (start: Int, beginsLine: Bool)?
    var isLineStart = true
    for (index, byte) in zip(bytes.indices, bytes) {
      switch byte {
      case 0x5B: open = (index, isLineStart)
      case 0x5D:
        guard let (start, beginsLine) = open else { break }
        open = nil
        let isDefinition = beginsLine && index + 1 < bytes.endIndex && bytes[index + 1] == 0x3A
        guard bytes[start + 1] == 0x5E, let label = MarkdownLabels.label(bytes[(start + 1)..<index]) else { break }
        if isDefinition { defined.insert(label) } else { used.insert(label) }
      default: break
      }
      isLineStart = byte == 0x0A || byte == 0x0D || isLineStart && (byte == 0x20 || byte == 0x3E)
    }
    return defined.subtracting(used)
  }

  /// A document in which the definitions of some notes are text; no line is added.
  static func shown(_ source: [UInt8], _ labels: Set<String>) -> [UInt8] {
    guard !labels.isEmpty else { return source }
    var result: [UInt8] = []
    var fence: MarkdownFence?
    var isInNote = false
    for line in Lines(source) {
      let isBlank = Lines.isBlank(line.content)
      let found = MarkdownLine(line)
      if let open = fence {
        if open.ends(with: line.content) { fence = nil }
        result += source[line.range]
      } else if isInNote, !isBlank, found.indent >= 4 {
        result += found.setOut(by: 4)
      } else if found.indent < 4, let note = MarkdownLabels.definition(found.content), note.isNote,
        labels.contains(note.label)
      {
        isInNote = true
        result.append(0x5C)
        result += source[found.content.startIndex..<line.range.upperBound]
      } else {
        isInNote = isInNote && isBlank
        if let open = MarkdownFence(line.content), !open.isClosed(by: line.content) { fence = open }
        result += source[line.range]
      }
    }
    return result
  }
}
