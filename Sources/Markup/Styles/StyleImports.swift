/// The sheets that a style sheet begins with, wherever the page is shown (CSS Cascade 4, 2).
enum StyleImports {
  /// More than a sheet names.
  private static let most = 8
  /// The distance at which their names stand, in bytes.
  private static let farthest = 4 << 10

  /// Returns the references to them, in order.
  static func references(_ sheet: some Collection<UInt8>, for scope: StyleScope) -> [String] {
    var rest = String(decoding: sheet.prefix(farthest), as: UTF8.self)[...]
    var references: [String] = []
    while references.count < most {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("@"), let end = rest.firstIndex(of: ";"), !rest[..<end].contains("{") {
        if let reference = reference(rest[..<end], for: scope) { references.append(reference) }
        rest = rest[end...].dropFirst()
      } else {
        break
      }
    }
    return references
  }

  private static func reference(_ rule: Substring, for scope: StyleScope) -> String? {
    guard rule.prefix(7).lowercased() == "@import" else { return nil }
    var rest = rule.dropFirst(7).drop(while: \.isWhitespace)
    let isAddress = rest.prefix(4).lowercased() == "url("
    if isAddress { rest = rest.dropFirst(4).drop(while: \.isWhitespace) }
    var reference: Substring
    if let quote = rest.first, quote == "\"" || quote == "'" {
      reference = rest.dropFirst().prefix { $0 != quote }
      rest = rest[reference.endIndex...].dropFirst()
      if isAddress { rest = rest.drop { $0 != ")" }.dropFirst() }
    } else {
      guard isAddress else { return nil }
      reference = rest.prefix { $0 != ")" && !$0.isWhitespace }
      rest = rest[reference.endIndex...].drop { $0 != ")" }.dropFirst()
    }
    return MediaQuery.holds(rest, for: scope) && !reference.isEmpty ? String(reference) : nil
  }
}
