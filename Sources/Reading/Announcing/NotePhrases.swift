import TextModel
import Words

/// The number that a note begins with.
struct FootnoteNumber: Hashable, Codable, Sendable {
  /// The number as references have it.
  let label: String
  /// The range of the number, up to the words of the note; empty if it stands before the text, as that of an item does.
  let range: TextRange
}

extension Section {
  /// Returns the reference to a note at an offset.
  func noteReference(at offset: Int) -> Span? {
    spans(touching: offset..<offset + 1).first { if case .noteReference = $0.kind { true } else { false } }
  }

  /// Returns the reference to a note in a range that has nothing but symbols beside it.
  func onlyReference(in offsets: Range<Int>?) -> Span? {
    guard let offsets, let reference = spans(touching: offsets).first(where: \.kind.isNoteReference) else {
      return nil
    }
    let inside = reference.range.clamped(to: offsets)
    let beside = [offsets.lowerBound..<inside.lowerBound, inside.upperBound..<offsets.upperBound]
    return beside.allSatisfy { !substring(in: $0).contains { $0.isLetter || $0.isNumber } } ? reference : nil
  }

  /// Returns the phrase of a reference: its number or symbol.
  func phrase(of reference: Span) -> Phrase {
    Phrase(.noteReference, ["label": .text(label(of: reference))])
  }

  /// Returns the phrase before a note: its number, if it is known.
  func footnotePhrase(at position: TextPosition) -> Phrase {
    noteLabel(at: position).map { Phrase(.footnoteNumber, ["label": .text($0)]) } ?? Phrase(.footnote)
  }

  /// Returns the number of a note: that of a reference of the same section that leads to it, else the one that it has
  /// itself.
  func noteLabel(at position: TextPosition) -> String? {
    let note = footnote(around: position.offset)
    let reference = noteReference(
      from: position.section, into: note?.range ?? position.offset..<position.offset + 1)
    return reference.map(label) ?? note.flatMap(ownNumber)
  }

  /// Returns the number that a note is called by, where the block that begins the note begins with it.
  func noteNumber(beginning block: Block, of section: Int) -> FootnoteNumber? {
    let whole = TextRange(section: section, block.content)
    guard footnote(around: block.range.lowerBound)?.range.lowerBound == block.range.lowerBound,
      let label = noteLabel(at: whole.lower)
    else { return nil }
    if block.marker?.number.map(Self.bare) == label {
      return FootnoteNumber(label: label, range: TextRange(whole.lower, whole.lower))
    }
    return whole.without(label, at: block, of: self).map {
      FootnoteNumber(label: label, range: TextRange(whole.lower, $0.lower))
    }
  }

  /// Returns the innermost note around an offset.
  func footnote(around offset: Int) -> Container? {
    blockIndex(at: offset).flatMap { index in
      containers(around: blocks[index]).last { containers[$0].kind == .region(.footnote) }.map { containers[$0] }
    }
  }

  /// Returns the number or symbol of a reference; "[note 1]" has the number 1.
  func label(of reference: Span) -> String {
    let text = text(in: reference.range)
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.filter { $0.isLetter || $0.isNumber } }
    let label = words.last { !$0.isEmpty } ?? ""
    return label.isEmpty ? text.filter { !$0.isWhitespace } : label
  }
}

extension TextRange {
  /// Returns a range from the start of a block without the number that the block begins with; nil where it begins
  /// otherwise, or where nothing else is in the range.
  func without(_ number: String, at block: Block, of section: Section) -> TextRange? {
    guard let offsets, offsets.lowerBound <= block.content.lowerBound else { return nil }
    let text = section.text(in: section.heardStart(of: block)..<block.content.upperBound)
    let rest = text.drop { $0.isWhitespace || "([{".contains($0) }
    guard !number.isEmpty, rest.hasPrefix(number) else { return nil }
    let after = rest.dropFirst(number.count)
    let isSetOff = section.isSetOff(endingAt: block.content.upperBound - after.utf8.count)
    guard let next = after.first, !next.isNumber, isSetOff || !next.isLetter else { return nil }
    let words = after.drop { $0.isWhitespace || ".):]}".contains($0) }
    // "5 men died" begins with no number of its own.
    if next.isWhitespace, !isSetOff, words.first?.isLowercase == true { return nil }
    let start = block.content.upperBound - words.utf8.count
    return start < min(offsets.upperBound, block.content.upperBound)
      ? TextRange(section: lower.section, start..<offsets.upperBound) : nil
  }
}
