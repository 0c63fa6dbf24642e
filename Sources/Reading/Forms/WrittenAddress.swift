import TextModel
import TextUnits

/// Addresses of the web and of mail, as the HTML standard takes them.
enum WrittenAddress {
  /// Returns a Boolean value that indicates whether a text is an address of mail, or several with commas between them
  /// (HTML standard, 4.10.5.1.5): more and less than mail takes.
  static func isMail(_ text: String, several: Bool) -> Bool {
    let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    let pattern = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@\(label)(?:\\.\(label))*"
    guard several else { return WholeMatch.holds(text, pattern: pattern) }
    return text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
      WholeMatch.holds(String(part.trimmed(of: \.isWhitespace)), pattern: pattern)
    }
  }

  /// Returns a Boolean value that indicates whether a text is an absolute address: a scheme with something after it,
  /// and a host where the scheme has one.
  static func isURL(_ text: String) -> Bool {
    guard WholeMatch.holds(text, pattern: "[a-zA-Z][a-zA-Z0-9+.-]*:\\S+"), let colon = text.firstIndex(of: ":") else {
      return false
    }
    guard withHosts.contains(text[..<colon].lowercased()) else { return true }
    let rest = text[colon...].dropFirst().drop { $0 == "/" || $0 == "\\" }
    let authority = rest.prefix { !"/\\?#".contains($0) }
    // The text before the last @ names the user.
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    return WholeMatch.holds(String(place), pattern: "(?:\\[[0-9a-fA-F:.]+\\]|[^:\\[\\]<>^|%]+)(?::[0-9]*)?")
  }

  private static let withHosts: Set<String> = ["ftp", "http", "https", "ws", "wss"]
}
