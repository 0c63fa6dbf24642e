import Accessibility
import TextModel

/// What is said of links and references that are met in the flow of the text.
extension Turn {
  /// A reference to a note that a character or a word is part of, by its number; nil where the reader is in it already.
  func referenceEntered(by range: TextRange, from old: TextPosition?) -> Announcement? {
    let section = world.text.section(range.lower.section)
    guard let reference = section.noteReference(at: range.lower.offset),
      !isIn(reference, old, of: range.lower.section)
    else { return nil }
    return Announcement(section.phrase(of: reference), in: world.catalogue)
  }

  /// Whether a text comes into a link that the reader does not come from.
  func entersLink(_ range: TextRange, from old: TextPosition?) -> Bool {
    links(in: range).contains { !isIn($0, old, of: range.lower.section) }
  }

  /// Whether a text comes into deleted text that the reader does not come from.
  func entersDeletion(_ range: TextRange, from old: TextPosition?) -> Bool {
    guard let offsets = world.trimmed(range).offsets, !offsets.isEmpty else { return false }
    return world.text.section(range.lower.section).spans(touching: offsets).contains {
      $0.kind == .struck && !isIn($0, old, of: range.lower.section)
    }
  }

  /// Whether a text is one link, and nothing but signs stand beside that.
  func isLink(_ range: TextRange) -> Bool {
    guard let offsets = world.trimmed(range).offsets, !offsets.isEmpty, let link = links(in: range).first,
      link.range.lowerBound >= offsets.lowerBound, link.range.upperBound <= offsets.upperBound
    else { return false }
    let section = world.text.section(range.lower.section)
    let beside = [offsets.lowerBound..<link.range.lowerBound, link.range.upperBound..<offsets.upperBound]
    return beside.allSatisfy { !section.substring(in: $0).contains { $0.isLetter || $0.isNumber } }
  }

  private func links(in range: TextRange) -> [Span] {
    guard let offsets = world.trimmed(range).offsets, !offsets.isEmpty else { return [] }
    return world.text.section(range.lower.section).spans(touching: offsets).filter {
      if case .link = $0.kind { true } else { false }
    }
  }

  private func isIn(_ span: Span, _ position: TextPosition?, of section: Int) -> Bool {
    position.map { $0.section == section && span.range.contains($0.offset) } ?? false
  }
}
