extension Section {
  /// How many characters (extended grapheme clusters, UAX #29) the logical text has, each block's end counted as one.
  ///
  /// - Complexity: O(n).
  public var characterCount: Int { text.count }
}
