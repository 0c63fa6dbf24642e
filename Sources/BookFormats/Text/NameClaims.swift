/// Claims the lines that are headings by their words or by the way they are set: the names of the parts of a book,
/// capitals and underlined lines.
enum NameClaims {
  /// Returns the claim of a stanza, or nil if nothing speaks for it.
  static func claim(_ stanza: TextStanza) -> HeadingClaim? {
    let isSetApart = stanza.before >= 2 && stanza.after >= 2
    let mayBeCapitals = isSetApart && !(0x61...0x7A ~= stanza.lines[0].content.first ?? 0)
    guard mayBeCapitals || stanza.lines.count == 2 || PartNames.mayBegin(stanza.lines[0].content),
      stanza.canBeHeading, let label = stanza.label
    else { return nil }
    let count = stanza.named.count
    let part = count == 1 ? PartNames.part(label.withoutNoteSymbol) : nil
    let isTitle = stanza.index == 0 && part == nil
    let rank: TextHeading.Rank
    if isSetApart, count <= 2, TextHeading.isCapitals(label) {
      rank = isTitle ? .title : .chapter
    } else if part != nil {
      rank = .chapter
    } else if let underlined = underlined(stanza.lines) {
      rank = isTitle ? .title : underlined
    } else {
      return nil
    }
    return HeadingClaim(
      stanza: stanza, rank: rank, strength: .name, label: label, isNumbered: false, isListable: part == .other)
  }

  /// Returns the rank of a line that is underlined along its length, or nil if it is not.
  ///
  /// "=" ranks above all other characters. A row of a table has gaps.
  private static func underlined(_ lines: [TextLine]) -> TextHeading.Rank? {
    guard lines.count == 2, lines[1].isRule, !lines[0].isRule, let symbol = lines[1].content.first,
      abs(TextLine.columns(lines[0].content) - lines[1].content.count) <= 3,
      !String(decoding: lines[0].content, as: UTF8.self).contains("  ")
    else { return nil }
    return symbol == 0x3D ? .part : .chapter
  }
}
