import Markup
import Words

extension Rule {
  /// The longest time after which a refresh still comes while somebody reads: 20 hours, in seconds.
  private static let longest = 72_000

  /// The rule that a page is not replaced while it is read.
  static let pageRefresh = Rule(
    "page-refresh", .error, act: ["bc659a", "bisz58"], wcag: ["2.2.1", "2.2.4", "3.2.5"],
    others: ["axe:meta-refresh"],
    applies: { page in refresh(page).map { [$0.node] } ?? [] },
    expects: { node, page in
      guard let time = refresh(page)?.time, time > 0, time <= longest else { return .passed }
      return .failed(nil, ["count": .count(time)], mending: .remove("http-equiv", of: node))
    })

  /// The rule that a page is not replaced at any time.
  static let pageRefreshLate = Rule(
    "page-refresh-late", .note, act: ["bisz58"], wcag: ["2.2.4", "3.2.5"], others: ["axe:meta-refresh-no-exceptions"],
    applies: { page in refresh(page).map { [$0.node] } ?? [] },
    expects: { node, page in
      guard let time = refresh(page)?.time, time > longest else { return .passed }
      return .failed(mending: .remove("http-equiv", of: node))
    })

  /// Returns the first element that refreshes the page, with its time in seconds.
  private static func refresh(_ page: AuditedPage) -> (node: MarkupNode, time: Int)? {
    for node in page.elements(named: "meta") {
      guard page.attribute("http-equiv", of: node)?.lowercased() == "refresh",
        let time = page.attribute("content", of: node).flatMap(refreshTime)
      else { continue }
      return (node, time)
    }
    return nil
  }

  /// Returns the time of a refresh; nil where it is not written as one (HTML standard, 4.2.5.3).
  private static func refreshTime(_ content: String) -> Int? {
    let text = content.drop { $0.isASCII && $0.isWhitespace }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty || text.first == "." else { return nil }
    let rest = text.dropFirst(digits.count).drop { $0.isASCII && $0.isNumber || $0 == "." }
    if let next = rest.first, next != ";", next != ",", !(next.isASCII && next.isWhitespace) { return nil }
    return digits.isEmpty ? 0 : Int(digits) ?? Int.max
  }

  /// The rule that a page can be enlarged.
  static let pageZoom = Rule(
    "page-zoom", .warning, act: ["b4f0c3"], wcag: ["1.4.4"], others: ["axe:meta-viewport"],
    applies: { page in
      page.elements(named: "meta").filter { node in
        guard page.attribute("name", of: node)?.trimmed.lowercased() == "viewport" else { return false }
        let properties = viewport(page.attribute("content", of: node) ?? "")
        return properties["user-scalable"] != nil || properties["maximum-scale"] != nil
      }
    },
    expects: { node, page in
      let properties = viewport(page.attribute("content", of: node) ?? "")
      let isFixed = properties["user-scalable"].map { !isScalable($0) } ?? false
      let isBounded = properties["maximum-scale"].map { scale($0) < 2 } ?? false
      guard isFixed || isBounded else { return .passed }
      return .failed(
        isFixed ? "fixed" : "bounded",
        mending: .set("content", to: "width=device-width, initial-scale=1", of: node))
    })

  /// Returns the properties of a viewport (CSS Device Adaptation, 9).
  private static func viewport(_ content: String) -> [String: String] {
    var properties: [String: String] = [:]
    let separators: (Character) -> Bool = { $0 == "," || $0 == ";" || $0.isASCII && $0.isWhitespace }
    var rest = content[...]
    while true {
      rest = rest.drop { separators($0) || $0 == "=" }
      guard !rest.isEmpty else { return properties }
      let name = rest.prefix { !separators($0) && $0 != "=" }
      rest = rest.dropFirst(name.count).drop { $0.isASCII && $0.isWhitespace }
      guard rest.first == "=" else { continue }
      rest = rest.drop { $0 == "=" || $0.isASCII && $0.isWhitespace }
      let value = rest.prefix { !separators($0) && $0 != "=" }
      rest = rest.dropFirst(value.count)
      if !value.isEmpty { properties[name.lowercased()] = value.lowercased() }
    }
  }

  private static func isScalable(_ value: String) -> Bool {
    if ["yes", "device-width", "device-height"].contains(value) { return true }
    return number(value).map { abs($0) >= 1 } ?? false
  }

  /// Returns the greatest enlargement that a value allows; what is negative sets no bound.
  private static func scale(_ value: String) -> Double {
    if ["device-width", "device-height"].contains(value) { return 10 }
    if value == "yes" { return 1 }
    guard let number = number(value) else { return 0.1 }
    return number < 0 ? .infinity : number
  }

  private static func number(_ value: String) -> Double? {
    let digits = value.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    return Double(digits)
  }
}
