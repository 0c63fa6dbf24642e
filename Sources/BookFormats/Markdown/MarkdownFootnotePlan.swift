import TextModel

/// The section of each note in a long document, and its number: those of the first reference to it.
///
/// A note has one place, however many sections refer to it.
struct MarkdownFootnotePlan {
  struct Place: Hashable {
    let section: Int
    /// The number, from 1, over the whole document.
    let number: Int
  }

  /// The places of the notes that have a reference, by label.
  private(set) var places: [String: Place] = [:]
  /// The starts of the definitions that are not shown as notes of any section, but as text in their own place.
  let left: Set<Int>

  /// Finds the references of a document that is planned and cut into sections.
  ///
  /// - Complexity: one pass over a document with notes.
  init(_ bytes: [UInt8], _ plan: MarkdownPlan, _ sections: [Range<Int>]) {
    guard !plan.notes.isEmpty, let first = sections.first, let last = sections.last else {
      left = []
      return
    }
    let notes = plan.notes.filter(\.isFirst)
    let known = Set(notes.map(\.label))
    let starts = Set(plan.notes.map(\.range.lowerBound))
    var giver = Giver()
    var flow: [(label: String, section: Int)] = []
    var section = 0
    for reference in MarkdownReferences.find(in: bytes, first.lowerBound..<last.upperBound)
    where known.contains(reference.label) && !starts.contains(reference.start) {
      while sections[section].upperBound <= reference.start { section += 1 }
      let index = notes.partitioningIndex { $0.range.upperBound > reference.start }
      if index < notes.count, notes[index].range.contains(reference.start) {
        giver.inner[notes[index].label, default: []].append(reference.label)
      } else {
        flow.append((reference.label, section))
      }
    }
    for (label, section) in flow { giver.give(label, to: section) }
    // A definition that stays text may hold the only references to other notes, which then belong to its section.
    let inner = Set(giver.inner.values.joined())
    let rest = notes.filter { giver.places[$0.label] == nil }
    var left: Set<Int> = []
    var shown: Set<String> = []
    for note in rest.filter({ !inner.contains($0.label) }) + rest.filter({ inner.contains($0.label) })
    where giver.places[note.label] == nil {
      left.insert(note.range.lowerBound)
      shown.insert(note.label)
      let section = sections.partitioningIndex { $0.upperBound > note.range.lowerBound }
      for label in giver.inner[note.label] ?? [] where !shown.contains(label) { giver.give(label, to: section) }
    }
    places = giver.places.filter { !shown.contains($0.key) }
    self.left = left.union(plan.notes.filter { !$0.isFirst && !$0.isQuoted }.map(\.range.lowerBound))
  }

  /// Gives notes to sections, each with the notes that it refers to.
  private struct Giver {
    /// The notes that each note refers to.
    var inner: [String: [String]] = [:]
    private(set) var places: [String: Place] = [:]

    mutating func give(_ label: String, to section: Int) {
      var row = [label]
      var next = 0
      while next < row.count {
        let label = row[next]
        next += 1
        guard places[label] == nil else { continue }
        places[label] = Place(section: section, number: places.count + 1)
        row += inner[label] ?? []
      }
    }
  }
}
