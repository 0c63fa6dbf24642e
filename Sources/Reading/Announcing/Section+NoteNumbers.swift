import TextModel

/// The numbers that notes have themselves, which tell what they are called by where nothing leads to them from their
/// own section.
extension Section {
  /// Notes have no more digits than this, and where a full stop alone sets the number off, it may be that of a year.
  private static let mostDigits = (setOff: 4, written: 3)
  /// A block of more bytes than this is not looked into for being nothing but a number.
  private static let shortBlock = 32

  /// Returns the number of a note as an item of a list, in a block of its own, or at the beginning of its words.
  func ownNumber(of note: Container) -> String? {
    guard let index = blockIndex(at: note.range.lowerBound) else { return nil }
    if let number = blocks[index].marker?.number.map(Self.bare), !number.isEmpty { return number }
    if blocks[index].range.upperBound < note.range.upperBound, blocks[index].content.count <= Self.shortBlock {
      let number = Self.bare(text(in: blocks[index].content))
      if !number.isEmpty, number.count <= Self.mostDigits.setOff, number.allSatisfy(\.isNumber) { return number }
    }
    return numberBeginning(blocks[index])
  }

  /// Returns the number or the stars that the words of a block begin with, set off from them as those of a note are.
  private func numberBeginning(_ block: Block) -> String? {
    let text = substring(in: heardStart(of: block)..<block.content.upperBound)
    let rest = text.drop { $0.isWhitespace || "([{".contains($0) }
    let stars = rest.prefix { "*†‡".contains($0) }
    let number = stars.isEmpty ? rest.prefix(while: \.isNumber) : stars
    let after = rest.dropFirst(number.count)
    guard !number.isEmpty, number.count <= Self.mostDigits.setOff else { return nil }
    if stars.isEmpty, !isSetOff(endingAt: block.content.upperBound - after.utf8.count) {
      guard number.count <= Self.mostDigits.written, let symbol = after.first, ".):]}".contains(symbol),
        after.dropFirst().first?.isNumber != true
      else { return nil }
    }
    let whole = TextRange(section: 0, block.content)
    return whole.without(String(number), at: block, of: self) == nil ? nil : String(number)
  }

  /// Returns the start of the words of a block that are spoken: "[Footnote" before its number is for the eye alone.
  func heardStart(of block: Block) -> Int {
    let start = block.content.lowerBound
    let unheard = spans(touching: start..<start + 1).first { $0.kind == .unspoken && $0.range.lowerBound == start }
    return unheard?.range.upperBound ?? start
  }

  /// Returns a Boolean value that indicates whether what ends at an offset is a link, or stands above the line, as the
  /// number of a note does.
  func isSetOff(endingAt offset: Int) -> Bool {
    spans(touching: max(0, offset - 1)..<offset).contains { span in
      guard span.range.upperBound <= offset + 1 else { return false }
      switch span.kind {
      case .link, .noteReference, .raised: return true
      default: return false
      }
    }
  }

  /// Returns a number as it is called, without the symbols around it.
  static func bare(_ number: String) -> String { number.filter { $0.isLetter || $0.isNumber } }
}
