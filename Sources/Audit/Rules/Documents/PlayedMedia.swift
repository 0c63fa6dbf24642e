import Markup
import Words

extension Rule {
  /// The number of buttons of a page that are looked at for one that stops something.
  private static let mostButtons = 100

  /// The rule that sound which begins by itself can be stopped.
  static let autoplay = Rule(
    "autoplay", .error, act: ["4c31df", "80f0bf"], wcag: ["1.4.2"], others: ["axe:no-autoplay-audio"],
    applies: { page in
      page.elements(named: ["audio", "video"]).filter { node in
        page.attribute("autoplay", of: node) != nil && page.attribute("muted", of: node) == nil
          && !sources(of: node, page).isEmpty && !sources(of: node, page).allSatisfy(isShort)
      }
    },
    expects: { node, page in
      if page.attribute("controls", of: node) != nil { return page.isShown(node) ? .passed : .notChecked }
      let buttons =
        page.elements(named: "button") + page.elements(with: "role").filter { page.role(of: $0) == "button" }
      if buttons.prefix(mostButtons).contains(where: { page.isExposed($0) && !page.name(of: $0).trimmed.isEmpty }) {
        return .notChecked
      }
      // A film may have no sound; one that there are buttons for has some.
      guard page.element(node) == "audio" || !buttons.isEmpty else { return .notChecked }
      return .failed(buttons.isEmpty ? "none" : "unusable", mending: .set("controls", to: "", of: node))
    })

  /// The rule that captions of films lead to a file; nobody but a person knows whether a film without any needs some.
  static let captions = Rule(
    "captions", .warning, wcag: ["1.2.2"], others: ["axe:video-caption"],
    applies: { page in
      page.elements(named: "video").filter { page.isRendered($0) && page.attribute("muted", of: $0) == nil }
    },
    expects: { node, page in
      let tracks = page.tree.children(of: node).filter { page.element($0) == "track" }
      let captions = tracks.filter { track in
        ["captions", "subtitles"].contains(page.attribute("kind", of: track)?.trimmed.lowercased() ?? "subtitles")
      }
      guard !captions.isEmpty else { return .notChecked }
      let isEmpty = captions.allSatisfy { (page.attribute("src", of: $0) ?? "").trimmed.isEmpty }
      return isEmpty ? .failed() : .passed
    })

  private static func sources(of node: MarkupNode, _ page: AuditedPage) -> [String] {
    if let source = page.attribute("src", of: node) { return [source] }
    return page.tree.children(of: node).filter { page.element($0) == "source" }.compactMap {
      page.attribute("src", of: $0)
    }
  }

  /// Returns a Boolean value that indicates whether a reference is to no more than three seconds of a file (Media
  /// Fragments URI 1.0, 4.2.1).
  private static func isShort(_ reference: String) -> Bool {
    guard let hash = reference.firstIndex(of: "#") else { return false }
    for part in reference[hash...].dropFirst().split(separator: "&") where part.hasPrefix("t=") {
      let value = part.dropFirst(2)
      let times = (value.hasPrefix("npt:") ? value.dropFirst(4) : value)
        .split(separator: ",", omittingEmptySubsequences: false)
      guard times.count == 2, let end = seconds(times[1]) else { return false }
      return end - (seconds(times[0]) ?? 0) <= 3
    }
    return false
  }

  private static func seconds(_ text: Substring) -> Double? {
    var sum = 0.0
    for part in (text.hasSuffix("s") ? text.dropLast() : text).split(separator: ":") {
      guard let number = Double(part) else { return nil }
      sum = sum * 60 + number
    }
    return text.isEmpty ? nil : sum
  }
}
