extension Section {
  /// The number of characters (extended grapheme clusters, UAX #29) in the logical text, each block's end counted as
  /// one.
  ///
  /// - Complexity: O(n).
  public var characterCount: Int { text.count }
}
