import TextModel

/// One section of a long document as HTML, with the definitions that it needs of other sections: the targets of its
/// links, and its own notes, wherever they are defined.
struct MarkdownSection {
  private let bytes: [UInt8]
  private let plan: MarkdownPlan
  private let notes: MarkdownFootnotePlan
  private let index: Int
  private let range: Range<Int>
  /// The notes that are defined in the section.
  private let defined: ArraySlice<MarkdownPlan.Note>

  init(_ bytes: [UInt8], _ plan: MarkdownPlan, _ notes: MarkdownFootnotePlan, index: Int, range: Range<Int>) {
    self.bytes = bytes
    self.plan = plan
    self.notes = notes
    self.index = index
    self.range = range
    let first = plan.notes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let end = plan.notes.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    defined = plan.notes[first..<end]
  }

  /// Returns the HTML of the section; `names` returns the names of its headings by their lines, given the number of
  /// lines that are put before the section.
  func html(names: (_ borrowedLines: Int) -> [Int: String]) -> [UInt8] {
    let left = defined.filter { notes.left.contains($0.range.lowerBound) }
    let (rendering, lines) = render(shown: left, names)
    guard !lines.isEmpty else { return rendering.html }
    // A note to which the parser finds no reference is shown as text.
    let found = Set(rendering.notes.compactMap { lines[$0]?.range.lowerBound })
    let lost = lines.values.filter { note in
      guard !found.contains(note.range.lowerBound) else { return false }
      if let place = place(of: note) { return !place.isElsewhere }
      return note.isQuoted
    }
    return lost.isEmpty ? rendering.html : render(shown: left + lost, names).rendering.html
  }

  private func place(of note: MarkdownPlan.Note) -> MarkdownFootnotes.Place? {
    guard note.isFirst, let place = notes.places[note.label] else { return nil }
    return MarkdownFootnotes.Place(number: place.number, isElsewhere: place.section != index)
  }

  /// Returns the section in which some notes are text, and the notes by the lines of the parsed text.
  private func render(
    shown: [MarkdownPlan.Note], _ names: (Int) -> [Int: String]
  ) -> (rendering: MarkdownRenderer.Rendering, lines: [Int: MarkdownPlan.Note]) {
    var source: [UInt8] = []
    var lines: [Int: MarkdownPlan.Note] = [:]
    var count = 0
    func add(_ piece: [UInt8]) {
      source += piece
      count += Lines(piece).reduce(0) { count, _ in count + 1 }
    }
    let hidden = Set(shown.map(\.range.lowerBound))
    for definition in borrowed() where !hidden.contains(definition.range.lowerBound) {
      guard let note = note(of: definition) else {
        add(self.source(of: definition) + [0x0A])
        continue
      }
      guard let place = place(of: note) else { continue }
      lines[count + 1] = note
      add((place.isElsewhere ? stub(of: note) : self.source(of: definition)) + [0x0A])
    }
    // A comment keeps the blocks before and behind it apart.
    if count > 0 { add(Array("\n<!-- -->\n\n".utf8)) }
    for (line, note) in MarkdownFootnoteLines(bytes, in: range, defined).notes { lines[count + line] = note }
    source += MarkdownUnreferencedFootnotes.shown(
      bytes, in: range, shown.filter { range.contains($0.range.lowerBound) })
    for note in shown where !range.contains(note.range.lowerBound) {
      source += [0x0A, 0x0A] + MarkdownUnreferencedFootnotes.shown(note, bytes)
    }
    let names = names(count)
    let places = lines.mapValues(place)
    let rendering = MarkdownRenderer.render(source, anchor: { line, _ in names[line] }, place: { places[$0] ?? nil })
    return (rendering, lines)
  }

  /// Returns the definitions elsewhere in the document that are used in the section, and in the notes that are its own.
  private func borrowed() -> [MarkdownPlan.Definition] {
    var wanted = MarkdownLabels.used(in: bytes[range])
    var seen = Set(wanted)
    var found: [MarkdownPlan.Definition] = []
    var next = 0
    while next < wanted.count {
      let label = wanted[next]
      next += 1
      guard let definition = plan.definitions[label], !range.contains(definition.range.lowerBound) else { continue }
      found.append(definition)
      guard notes.places[label]?.section == index else { continue }
      wanted += MarkdownLabels.used(in: bytes[definition.range]).filter { seen.insert($0).inserted }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func note(of definition: MarkdownPlan.Definition) -> MarkdownPlan.Note? {
    let place = plan.notes.partitioningIndex { $0.range.lowerBound >= definition.range.lowerBound }
    guard place < plan.notes.count, plan.notes[place].range.lowerBound == definition.range.lowerBound else {
      return nil
    }
    return plan.notes[place]
  }

  /// Returns a definition without its text for a note of another section, so that the parser knows its references.
  private func stub(of note: MarkdownPlan.Note) -> [UInt8] {
    Array("[^".utf8) + note.label(in: bytes) + Array("]: x\n".utf8)
  }

  /// Returns a definition as it is written outside list items.
  private func source(of definition: MarkdownPlan.Definition) -> [UInt8] {
    guard definition.indent > 0 else { return Array(bytes[definition.range]) }
    var result: [UInt8] = []
    for line in Lines(bytes, in: definition.range) {
      result += result.isEmpty ? Array(bytes[line.range]) : MarkdownLine(line).setOut(by: definition.indent)
    }
    return result
  }
}
