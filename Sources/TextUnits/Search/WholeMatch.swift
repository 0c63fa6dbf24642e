/// A match of a whole text with a pattern, as the `pattern` of a form field asks for it (HTML standard, 4.10.5.3.6).
public enum WholeMatch {
  /// Returns a Boolean value that indicates whether the whole text matches; a pattern that cannot be read, or takes too
  /// long, asks nothing.
  ///
  /// - Complexity: bounded by a second's worth of steps.
  public static func holds(_ text: String, pattern: String) -> Bool {
    guard let expression = try? RegularExpression("\\A(?:\(pattern))\\z", ignoresCase: false),
      let matches = try? expression.matches(in: text)
    else { return true }
    return !matches.isEmpty
  }
}
