import TextModel

extension Section {
  /// Returns the ranges that no word may run into or out of, as offsets from the start of a range of the section, in
  /// order: references to notes, and numbers of print pages.
  func apart(in range: Range<Int>) -> [Range<Int>] {
    spans(touching: range).compactMap { span in
      switch span.kind {
      case .noteReference, .pageBreak:
        let part = span.range.clamped(to: range)
        return part.isEmpty ? nil : part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      default: return nil
      }
    }
  }
}
