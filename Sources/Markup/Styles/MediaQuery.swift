/// Conditions on the medium that a style sheet, or a part of one, is for (Media Queries 4).
enum MediaQuery {
  /// Returns a Boolean value that indicates whether a list of media queries is known to hold on a screen.
  ///
  /// A condition on anything but the type of the medium is not known to hold. For layout only the plainest lists do.
  ///
  /// `not print` → true. `screen and (min-width: 5em)` → false.
  static func holds(_ list: some StringProtocol, for scope: StyleScope) -> Bool {
    let queries = list.lowercased().split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    guard scope == .names else { return queries.count == 1 && ["", "all", "screen"].contains(queries[0].joined()) }
    return queries == [[]] || queries.contains(where: isOfScreen)
  }

  private static func isOfScreen(_ query: [Substring]) -> Bool {
    guard let type = query.last, type.allSatisfy({ $0.isLetter || $0 == "-" }) else { return false }
    let isOfScreen = type == "screen" || type == "all"
    switch query.dropLast() {
    case [], ["only"]: return isOfScreen
    case ["not"]: return !isOfScreen
    default: return false
    }
  }
}
