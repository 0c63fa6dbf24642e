/// The parts of a message that are read, in order, and those that are skipped.
struct MIMEReading {
  private(set) var texts: [Text] = []
  /// The attached parts, and those in a format that cannot be read.
  private(set) var skipped: [MIMEPart] = []
  /// The heads of the messages of which no text has been read so far, outer ones first.
  private var heads: [MIMEHead] = []

  /// A page or a text, with the heads of the messages that begin with it.
  struct Text {
    let part: MIMEPart
    let heads: [MIMEHead]
  }

  init(_ message: MIMEPart) {
    // A message without a sender is hardly one that was sent, so it has no head.
    if message.header["from"] != nil, let head = MIMEHead(message.header) { heads = [head] }
    take(message)
  }

  private mutating func add(_ part: MIMEPart) {
    texts.append(Text(part: part, heads: heads))
    heads = []
  }

  /// Returns a Boolean value that indicates whether a part is a page or a text, or can hold some.
  private static func isRead(_ part: MIMEPart) -> Bool {
    isPage(part) || isText(part) || part.type.hasPrefix("multipart/") || part.type == "message/rfc822"
  }

  /// Returns a Boolean value that indicates whether a part is a page.
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
      // The parts are versions of one text, and the last is the best (RFC 2046, 5.1.4).
      if let best = parts.last(where: Self.isPageOrHoldsSome) ?? parts.last(where: Self.isRead) { take(best) }
    case "multipart/signed":
      parts.prefix(1).forEach { take($0) }
    case "message/rfc822":
      parts.forEach { takeMessage($0) }
    default:
      if !parts.isEmpty {
        parts.forEach { take($0) }
      } else if Self.isRead(part) {
        add(part)
      } else {
        skipped.append(part)
      }
    }
  }

  /// Takes a message inside another one.
  private mutating func takeMessage(_ message: MIMEPart) {
    let outer = heads.count
    if let head = MIMEHead(message.header) { heads.append(head) }
    take(message)
    // The head of a message without any text is not shown.
    heads = Array(heads.prefix(outer))
  }

  private static func isPageOrHoldsSome(_ part: MIMEPart) -> Bool {
    isPage(part) || part.type == "multipart/related" || part.type == "multipart/mixed"
  }

  /// Takes the root of parts that belong together (RFC 2387, 3); the pictures and styles beside it are no text.
  private mutating func takeRoot(of whole: MIMEPart, _ parts: [MIMEPart]) {
    let start = whole.header.parameter("start", of: "content-type")?.trimmed
    let root =
      start.flatMap { id in parts.first { $0.header["content-id"] == id } }
      ?? parts.first(where: Self.isPage) ?? parts.first(where: Self.isRead)
    guard let root else {
      if parts.isEmpty { add(whole) }
      return skipped.append(contentsOf: parts)
    }
    take(root)
    skipped += parts.filter { $0.header.value(of: "content-disposition") == "attachment" }
    guard Self.isPage(root), root.contents.holdsFrames else { return }
    for part in parts where Self.isPage(part) && part.contents != root.contents { add(part) }
  }
}

extension [UInt8] {
  /// A Boolean value that indicates whether a page consists of frames, which show other pages.
  fileprivate var holdsFrames: Bool {
    String(decoding: prefix(64 << 10), as: UTF8.self).lowercased().contains("<frameset")
  }
}
