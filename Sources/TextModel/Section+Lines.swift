extension Section {
  /// Returns a Boolean value that indicates whether its author ends a line in a range of the text, as far as that is
  /// looked at.
  public func hasLineBreak(in range: Range<Int>) -> Bool {
    let utf8 = substring(in: range.lowerBound..<min(range.upperBound, range.lowerBound + Self.lined)).utf8
    return utf8.withContiguousStorageIfAvailable { $0.contains(0x0B) } ?? utf8.contains(0x0B)
  }

  /// The part of a block that is looked at for the ends of its lines, in UTF-8 bytes: no line of verse is longer.
  private static let lined = 16 << 10
}
