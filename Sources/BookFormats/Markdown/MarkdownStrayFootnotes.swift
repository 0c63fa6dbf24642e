/// Text that begins like a reference to a note, `[^`, in a document that does not define the note.
///
/// The parser takes it for a reference before it looks for the note, and drops the part of its label after a line end.
enum MarkdownStrayFootnotes {
  /// Returns the places of the circumflexes of all of them.
  ///
  /// - Complexity: O(n).
  static func places(in source: [UInt8]) -> [Int] {
    var known: Set<String> = []
    forEach(in: source) { _, label in
      if let label, isDefinition(label, in: source), let label = MarkdownLabels.label(label) { known.insert(label) }
    }
    var places: [Int] = []
    forEach(in: source) { place, label in
      if !known.isEmpty, let label, !label.contains(where: isLineEnd), let found = MarkdownLabels.label(label),
        known.contains(found)
      {
        return
      }
      places.append(place)
    }
    return places
  }

  /// Returns a Boolean value that indicates whether a label may define a note at its place, in whatever block; the
  /// label of a note has no blanks.
  private static func isDefinition(_ label: ArraySlice<UInt8>, in source: [UInt8]) -> Bool {
    source[label.endIndex...].starts(with: [0x5D, 0x3A])
      && !label.contains { $0 == 0x20 || $0 == 0x09 || isLineEnd($0) }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Calls a closure with the place of the circumflex of each `[^`, and its label, or nil if another bracket begins
  /// before the label ends.
  private static func forEach(in source: [UInt8], _ body: (_ place: Int, _ label: ArraySlice<UInt8>?) -> Void) {
    var open: Int?
    func end(_ label: ArraySlice<UInt8>?) {
      if let open { body(open, label) }
      open = nil
    }
    for index in source.indices {
      switch source[index] {
      case 0x5B:
        end(nil)
        if index + 1 < source.count, source[index + 1] == 0x5E { open = index + 1 }
      case 0x5D: end(open.map { source[($0 + 1)..<index] })
      default: break
      }
    }
    end(nil)
  }
}
