/// End tags that a page may leave out and that libxml2 does not put in by itself: that of its head, and that of a list
/// that a field begins in.
///
/// The head ends where anything begins that cannot be in it (HTML standard, 13.2.6.4.4); libxml2 keeps it open for the
/// elements that are younger than itself. A list ends where a field begins in it (13.2.6.4.16).
struct ImpliedTags {
  private enum Head {
    case unbegun, open, over
  }

  /// The elements that may be in a head.
  private static let ofHead: Set<String> = [
    "base", "basefont", "bgsound", "link", "meta", "noframes", "noscript", "script", "style", "template", "title",
  ]
  /// The elements that a list ends before.
  private static let endingList: Set<String> = ["input", "keygen", "textarea"]

  private var head = Head.unbegun
  /// The element of the head whose end tag comes before anything counts again.
  private var inert: String?
  private var isInList = false

  /// Returns the end tags that stand before an element that begins.
  mutating func begin(_ name: String, endsItself: Bool) -> String {
    if name == "select" { isInList = !endsItself }
    if isInList, Self.endingList.contains(name) {
      isInList = false
      return "</select>"
    }
    guard head != .over, inert == nil, name != "html" else { return "" }
    if name == "head" || Self.ofHead.contains(name) {
      head = .open
      if name == "noscript" || name == "template" { inert = name }
      return ""
    }
    defer { head = .over }
    return head == .open ? "</head>" : ""
  }

  /// Ends an element.
  mutating func end(_ name: String) {
    if name == inert { inert = nil }
    if name == "select" { isInList = false }
    if name == "head", inert == nil { head = .over }
  }
}
