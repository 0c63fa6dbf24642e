/// Which parts of a message are read, in order, and which are not.
struct MIMEReading {
  private(set) var texts: [MIMEPart] = []
  /// What is attached, and what nobody here can read.
  private(set) var skipped: [MIMEPart] = []

  init(_ message: MIMEPart) {
    take(message)
  }

  /// Whether a part is a page, a text, or holds some.
  private static func isRead(_ part: MIMEPart) -> Bool {
    isPage(part) || isText(part) || part.type.hasPrefix("multipart/") || part.type == "message/rfc822"
  }

  /// Whether a part is a page.
  static func isPage(_ part: MIMEPart) -> Bool { ["text/html", "application/xhtml+xml"].contains(part.type) }

  private static func isText(_ part: MIMEPart) -> Bool {
    ["text/plain", "text/enriched", "text"].contains(part.type)
  }

  private mutating func take(_ part: MIMEPart) {
    guard part.header.value(of: "content-disposition") != "attachment" else { return skipped.append(part) }
    let parts = part.parts
    switch part.type {
    case "multipart/related":
      takeRoot(of: part, parts)
    case "multipart/alternative":
      // The same again and again, the best last (RFC 2046, 5.1.4).
      if let best = parts.last(where: Self.isPageOrHoldsSome) ?? parts.last(where: Self.isRead) { take(best) }
    case "multipart/signed":
      parts.prefix(1).forEach { take($0) }
    default:
      if !parts.isEmpty {
        parts.forEach { take($0) }
      } else if Self.isRead(part) {
        texts.append(part)
      } else {
        skipped.append(part)
      }
    }
  }

  private static func isPageOrHoldsSome(_ part: MIMEPart) -> Bool {
    isPage(part) || part.type == "multipart/related" || part.type == "multipart/mixed"
  }

  /// Takes the part that the others are needed for (RFC 2387, 3): its pictures and styles are no text.
  private mutating func takeRoot(of whole: MIMEPart, _ parts: [MIMEPart]) {
    let start = whole.header.parameter("start", of: "content-type")?.trimmed
    let root =
      start.flatMap { id in parts.first { $0.header["content-id"] == id } }
      ?? parts.first(where: Self.isPage) ?? parts.first(where: Self.isRead)
    guard let root else {
      if parts.isEmpty { texts.append(whole) }
      return skipped.append(contentsOf: parts)
    }
    take(root)
    skipped += parts.filter { $0.header.value(of: "content-disposition") == "attachment" }
    guard Self.isPage(root), root.contents.holdsFrames else { return }
    for part in parts where Self.isPage(part) && part.contents != root.contents { texts.append(part) }
  }
}

extension [UInt8] {
  /// Whether a page is nothing but frames, which other pages are seen in.
  fileprivate var holdsFrames: Bool {
    String(decoding: prefix(64 << 10), as: UTF8.self).lowercased().contains("<frameset")
  }
}
