import Accessibility
import TextModel
import Words

/// A part of a text that was changed after it was written.
struct Revision: Hashable {
  /// The way it was changed.
  enum Kind: Hashable {
    case deleted, inserted

    /// The words before the part.
    var start: Phrase.Key { self == .deleted ? .deletion : .insertion }
    /// The word for text that is a part.
    var attribute: Phrase.Key { self == .deleted ? .attributeStruck : .attributeInserted }
    /// The words behind the part.
    var end: Phrase.Key { self == .deleted ? .deletionEnd : .insertionEnd }
  }

  let kind: Kind
  /// UTF-8 offsets in the section.
  let range: Range<Int>
}

extension Section {
  /// Returns the deleted and inserted parts of a range, in order and without overlaps.
  func revisions(in offsets: Range<Int>) -> [Revision] {
    var found: [Revision] = []
    for span in spans(touching: offsets) {
      guard let kind = span.kind.revision else { continue }
      let inside = span.range.clamped(to: offsets)
      let lower = max(inside.lowerBound, found.last?.range.upperBound ?? 0)
      if lower < inside.upperBound { found.append(Revision(kind: kind, range: lower..<inside.upperBound)) }
    }
    return found
  }
}

extension Span.Kind {
  /// The way that the run was changed; nil for other runs.
  var revision: Revision.Kind? {
    switch self {
    case .struck: .deleted
    case .inserted: .inserted
    default: nil
    }
  }
}
