import Accessibility
import TextModel
import Words

/// The names of links without words, and what is met on coming into links and references in the flow of the text.
extension Composer {
  /// Returns the name of where a link leads that shows nothing but an arrow back from a note, or an image without a
  /// description; nil for any other text.
  func nameOfTarget(_ range: TextRange) -> String? {
    guard let offsets = world.trimmed(range).offsets else { return nil }
    let section = world.text.section(range.lower.section)
    let symbol = String(Section.objectReplacement)
    let symbols = section.substring(in: offsets)
    if leadsBack(offsets, of: section) { return world.catalogue.text(.backToText) }
    guard symbols.contains(symbol), symbols.split(separator: symbol).allSatisfy({ $0.allSatisfy(\.isWhitespace) })
    else {
      return nil
    }
    let spans = section.spans(touching: offsets)
    guard !spans.contains(where: { if case .called = $0.kind { true } else { false } }) else { return nil }
    return spans.lazy.compactMap { span in
      if case .link(let destination) = span.kind { name(of: destination) } else { nil }
    }.first
  }

  /// Returns a Boolean value that indicates whether symbols without words lead to the reference to a note.
  private func leadsBack(_ offsets: Range<Int>, of section: Section) -> Bool {
    guard !section.substring(in: offsets).contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    return section.spans(touching: offsets).contains { span in
      guard case .link(let destination) = span.kind, let place = world.text.position(of: destination) else {
        return false
      }
      return world.text.section(place.section).noteReference(at: place.offset) != nil
    }
  }

  /// Returns the heading that a place has, or that it stands under; of what is not in the book the end of its address.
  private func name(of destination: Destination) -> String? {
    switch destination {
    case .outside(let address), .missing(let address): return Self.end(of: address)
    case .place:
      guard let place = world.text.position(of: destination), let (section, block) = world.block(at: place) else {
        return nil
      }
      if block.isHeading, !block.content.isEmpty { return section.title(in: block.content) }
      return world.places.chapterPath(at: place).last
    }
  }

  /// Returns the name of the file in an address, else all of it.
  private static func end(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? address
  }

  /// Returns a reference to a note that a character or a word is part of, by its number; nil where the reader is in it
  /// already.
  func referenceEntered(by range: TextRange, from old: TextPosition?) -> Announcement? {
    let section = world.text.section(range.lower.section)
    guard let reference = section.noteReference(at: range.lower.offset) ?? section.onlyReference(in: range.offsets),
      !isIn(reference, old, of: range.lower.section)
    else { return nil }
    return Announcement(section.phrase(of: reference), in: world.catalogue)
  }

  /// Returns a Boolean value that indicates whether a text comes into a link that the reader does not come from.
  func entersLink(_ range: TextRange, from old: TextPosition?) -> Bool {
    links(in: range).contains { !isIn($0, old, of: range.lower.section) }
  }

  /// Returns the way that a text was changed which the reader comes into with it; nil where they come into none.
  func revisionEntered(by range: TextRange, from old: TextPosition?) -> Revision.Kind? {
    guard let offsets = world.trimmed(range).offsets, !offsets.isEmpty else { return nil }
    let spans = world.text.section(range.lower.section).spans(touching: offsets)
    return spans.first { $0.kind.revision != nil && !isIn($0, old, of: range.lower.section) }?.kind.revision
  }

  /// Returns a Boolean value that indicates whether a text is one link, and nothing but symbols stand beside that.
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

extension Section {
  /// Returns the role of a link in a range: the one that its author gives it, where they give it one.
  func linkRole(in range: TextRange) -> AccessibilityElement.Role {
    guard let offsets = range.offsets, !offsets.isEmpty else { return .link }
    return spans(touching: offsets).lazy.compactMap { span in
      if case .linkRole(let role) = span.kind { AccessibilityElement.Role(role) } else { nil }
    }.first ?? .link
  }

  /// Returns the word before a link in the flow of the text.
  func wordBeforeLink(_ link: Span) -> Phrase.Key {
    switch linkRole(in: TextRange(section: 0, link.range)) {
    case .bibliographyReference: .bibliographyReferenceInText
    case .glossaryReference: .glossaryReferenceInText
    case .backLink: .backLinkInText
    default: .linkInText
    }
  }
}

extension AccessibilityElement.Role {
  fileprivate init(_ role: Span.LinkRole) {
    switch role {
    case .button: self = .button
    case .bibliographyReference: self = .bibliographyReference
    case .glossaryReference: self = .glossaryReference
    case .backLink: self = .backLink
    }
  }
}
