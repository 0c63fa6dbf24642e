import Markup
import Words

extension Rule {
  /// The rule that embedded images, sounds and films have names.
  static let objectName = Rule(
    "object-name", .error, act: ["8fc3b6"], wcag: ["1.1.1"], others: ["axe:object-alt"],
    applies: { page in
      page.elements(named: "object").filter { object in
        page.isExposed(object) && page.explicitRole(of: object) == nil && embedsMedia(object, page)
      }
    },
    expects: { object, page in
      let names = ["aria-label", "title"].compactMap { page.attribute($0, of: object) }
      let references = page.references("aria-labelledby", of: object).map { page.tree.textContent(of: $0) }
      guard (names + references).allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else { return .passed }
      return .failed(mending: .set("aria-label", toWordsOf: "object-name.mended", of: object))
    })

  /// The rule that files that a program of the browser shows have names.
  static let embedName = Rule(
    "embed-name", .warning, wcag: ["1.1.1", "4.1.2"],
    applies: { page in
      page.elements(named: ["embed", "object"]).filter { node in
        guard page.isExposed(node), page.explicitRole(of: node) == nil else { return false }
        if page.element(node) == "embed" { return page.attribute("src", of: node) != nil }
        let isFile = page.attribute("data", of: node) != nil || page.attribute("type", of: node) != nil
        return isFile && !embedsMedia(node, page) && !holdsFallback(node, page)
      }
    },
    expects: { node, page in
      let names = ["aria-label", "title"].compactMap { page.attribute($0, of: node) }
      let references = page.references("aria-labelledby", of: node).map { page.tree.textContent(of: $0) }
      guard (names + references).allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else { return .passed }
      return .failed(mending: .set("title", toWordsOf: "embed-name.mended", of: node))
    })

  /// Returns a Boolean value that indicates whether an `object` holds text or an image for those who cannot have it.
  private static func holdsFallback(_ object: MarkupNode, _ page: AuditedPage) -> Bool {
    page.tree.textContent(of: object).contains { !$0.isWhitespace }
      || !page.tree.elements(named: ["a", "embed", "iframe", "img", "object"], in: object).allSatisfy { $0 == object }
  }

  /// Returns a Boolean value that indicates whether an `object` embeds an image, a sound or a film, by its type or by the
  /// name of its file.
  private static func embedsMedia(_ object: MarkupNode, _ page: AuditedPage) -> Bool {
    if let type = page.attribute("type", of: object)?.lowercased(), !type.isEmpty {
      return ["image/", "audio/", "video/"].contains { type.hasPrefix($0) }
    }
    let data = page.attribute("data", of: object)?.lowercased().prefix { $0 != "?" && $0 != "#" } ?? ""
    let suffix = data.split(separator: ".").last ?? ""
    return mediaSuffixes.contains(String(suffix))
  }

  private static let mediaSuffixes: Set<String> = [
    "apng", "avif", "bmp", "gif", "ico", "jfif", "jpeg", "jpg", "png", "svg", "tif", "tiff", "webp",
    "aac", "flac", "m4a", "mp3", "oga", "ogg", "opus", "wav", "weba",
    "avi", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "ogv", "webm",
  ]
}
