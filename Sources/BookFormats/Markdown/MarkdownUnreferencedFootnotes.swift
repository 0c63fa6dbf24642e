/// The notes that the renderer drops, because nothing refers to them or their label is in use: they are shown in their
/// own place.
enum MarkdownUnreferencedFootnotes {
  /// Returns a part of a document in which the definitions of some notes are text; no line is added.
  static func shown(_ source: [UInt8], in range: Range<Int>, _ notes: [MarkdownPlan.Note]) -> [UInt8] {
    var result: [UInt8] = []
    var end = range.lowerBound
    for note in notes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where note.range.lowerBound >= end && note.range.upperBound <= range.upperBound {
      result += source[end..<note.range.lowerBound]
      result += shown(note, source)
      end = note.range.upperBound
    }
    return result + source[end..<range.upperBound]
  }

  /// Returns the text of a definition with a backslash, so that it is text.
  ///
  /// Its other lines lose the indent that would make them code.
  static func shown(_ note: MarkdownPlan.Note, _ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in Lines(source, in: note.range) {
      if result.isEmpty {
        result = [0x5C] + source[line.range]
      } else {
        let found = MarkdownLine(line)
        result += found.indent >= note.indent + 4 ? found.setOut(by: 4) : Array(source[line.range])
      }
    }
    return result
  }

  /// Returns the HTML of a document with every note that is defined in it; notes that the renderer drops are text.
  static func html(_ source: [UInt8], anchor: (_ line: Int, _ text: String) -> String?) -> [UInt8] {
    let notes = MarkdownPlan(source, in: source.indices).notes
    let rendering = MarkdownRenderer.render(source, anchor: anchor)
    guard !notes.isEmpty else { return rendering.html }
    let lines = MarkdownFootnoteLines(source, in: source.indices, notes)
    let found = Set(rendering.notes)
    let lost = notes.filter { note in lines.line(of: note).map { !found.contains($0) } ?? true }
    guard !lost.isEmpty else { return rendering.html }
    return MarkdownRenderer.render(shown(source, in: source.indices, lost), anchor: anchor).html
  }
}

/// The lines that notes are defined in.
struct MarkdownFootnoteLines {
  /// The notes by their line, from 1.
  let notes: [Int: MarkdownPlan.Note]
  private let lines: [Int: Int]

  /// Finds the lines of the notes that are defined in a part of a document.
  ///
  /// - Complexity: one pass over the part.
  init(_ source: [UInt8], in range: Range<Int>, _ notes: some Collection<MarkdownPlan.Note>) {
    var rest = notes.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var found: [Int: MarkdownPlan.Note] = [:]
    var number = 0
    for line in Lines(source, in: range) where !rest.isEmpty {
      number += 1
      while let note = rest.first, note.range.lowerBound < line.range.upperBound {
        if line.range.contains(note.range.lowerBound) { found[number] = note }
        rest.removeFirst()
      }
    }
    self.notes = found
    lines = Dictionary(found.map { ($0.value.range.lowerBound, $0.key) }) { first, _ in first }
  }

  /// Returns the line of a note, from 1, or nil if it does not stand in the part.
  func line(of note: MarkdownPlan.Note) -> Int? { lines[note.range.lowerBound] }
}
