import TextModel
import Words

/// What links without words are told by.
extension Turn {
  /// The name of where a link leads that shows nothing but an arrow back from a note, or an image without a description;
  /// nil for any other text.
  func nameOfTarget(_ range: TextRange) -> String? {
    guard let offsets = world.trimmed(range).offsets else { return nil }
    let section = world.text.section(range.lower.section)
    let sign = String(Section.objectReplacement)
    let signs = section.substring(in: offsets)
    if leadsBack(offsets, of: section) { return world.catalogue.text(.backToText) }
    guard signs.contains(sign), signs.split(separator: sign).allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      return nil
    }
    let spans = section.spans(touching: offsets)
    guard !spans.contains(where: { if case .called = $0.kind { true } else { false } }) else { return nil }
    return spans.lazy.compactMap { span in
      if case .link(let destination) = span.kind { name(of: destination) } else { nil }
    }.first
  }

  /// Whether signs without words lead to the reference to a note.
  private func leadsBack(_ offsets: Range<Int>, of section: Section) -> Bool {
    guard !section.substring(in: offsets).contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    return section.spans(touching: offsets).contains { span in
      guard case .link(let destination) = span.kind, let place = world.text.position(of: destination) else {
        return false
      }
      return world.text.section(place.section).noteReference(at: place.offset) != nil
    }
  }

  /// The heading that a place has, or that it stands under; of what is not in the book the end of its address.
  private func name(of destination: Destination) -> String? {
    switch destination {
    case .outside(let address), .missing(let address): return Self.end(of: address)
    case .place:
      guard let place = world.text.position(of: destination), let (section, block) = world.block(at: place) else {
        return nil
      }
      if block.isHeading, !block.content.isEmpty { return section.title(in: block.content) }
      return world.chapterPath(at: place).last
    }
  }

  /// The name of the file in an address, else all of it.
  private static func end(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? address
  }
}
