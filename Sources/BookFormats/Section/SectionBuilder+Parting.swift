/// Words that a page sets apart by nothing but its style.
extension SectionBuilder {
  /// Marks that stand behind what they belong to.
  private static let closing = Set(".,;:!?)]}\u{201D}\u{2019}\u{BB}\u{2026}%".unicodeScalars)
  private static let brackets = Set("([{".unicodeScalars)
  /// Marks that some open with, and others close with.
  private static let quotes = Set("\"'\u{201C}\u{2018}\u{AB}\u{BB}\u{201E}\u{201A}".unicodeScalars)
  private static let ordinals: Set<String> = ["st", "nd", "rd", "th", "\u{E8}me", "\u{E8}re"]
  /// The number of bytes that are looked at to recognize the beginning or the end of a word.
  private static let edge = 24

  /// Ends the word: the text that follows is no part of it; marks stay with the words they belong to.
  mutating func part() {
    isParted = true
    isFlowing = false
  }

  /// Returns a Boolean value that indicates whether a blank is needed between the text so far and what follows it on a
  /// place of its own; nil stands for what is no text.
  func needsBlank(before next: ArraySlice<UInt8>?) -> Bool {
    guard let current, breaks == 0, text.count > current.start else { return false }
    let start = max(current.start, text.count - Self.edge)
    let before = Self.scalars(text[start...])
    guard let last = before.last, !last.properties.isWhitespace else { return false }
    if Self.opens(before) { return false }
    guard let next else { return true }
    let after = Self.scalars(next.prefix(Self.edge))
    guard let first = after.first, !first.properties.isWhitespace else { return false }
    return !Self.closes(after) && !(last.properties.numericType != nil && Self.isOrdinal(after))
  }

  /// Returns a Boolean value that indicates whether a text is nothing but marks that belong to what stands before it.
  static func isClosing(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= edge && scalars(text).allSatisfy(closing.contains)
  }

  /// Returns a Boolean value that indicates whether a text ends in a mark that opens what follows.
  private static func opens(_ text: String.UnicodeScalarView) -> Bool {
    guard let last = text.last else { return false }
    if brackets.contains(last) { return true }
    guard quotes.contains(last) else { return false }
    return text.dropLast().last.map { !isWord($0) && !closing.contains($0) } ?? true
  }

  /// Returns a Boolean value that indicates whether a text begins in a mark that closes what stands before it.
  private static func closes(_ text: String.UnicodeScalarView) -> Bool {
    guard let first = text.first else { return false }
    if closing.contains(first) { return true }
    return quotes.contains(first) && text.dropFirst().first.map { !isWord($0) } ?? true
  }

  /// Returns a Boolean value that indicates whether a text begins in what makes an ordinal of a number.
  private static func isOrdinal(_ text: String.UnicodeScalarView) -> Bool {
    ordinals.contains(String(text.prefix(while: \.properties.isAlphabetic)))
  }
}
