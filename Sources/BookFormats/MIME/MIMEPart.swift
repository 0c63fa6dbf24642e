/// A message or a part of one: a header and a body.
struct MIMEPart {
  let header: MIMEHeader
  private let body: ArraySlice<UInt8>
  /// The number of parts around this one.
  private let depth: Int

  /// The greatest depth of parts inside one another; deeper parts, which only a malicious message has, are not
  /// separated.
  ///
  /// The same holds for more parts beside one another than the other limit allows.
  private static let deepest = 16
  private static let most = 10_000

  init(_ bytes: ArraySlice<UInt8>, depth: Int = 0) {
    header = MIMEHeader(bytes)
    body = bytes[header.end...]
    self.depth = depth
  }

  /// The media type, which is plain text if the part gives none (RFC 2045, 5.2).
  var type: String { header.value(of: "content-type") ?? "text/plain" }

  /// The contents, decoded.
  var contents: [UInt8] { TransferEncoding.decode(body, header.value(of: "content-transfer-encoding")) }

  /// The name of an attached file, or else the media type.
  var name: String {
    let name =
      header.parameter("filename", of: "content-disposition") ?? header.parameter("name", of: "content-type")
    return name.map(EncodedWords.decode) ?? type
  }

  /// The parts of the part, in order; empty if it has none.
  ///
  /// The text before the first boundary and after the last is for programs that do not know parts (RFC 2046, 5.1.1).
  /// If the last boundary is missing, the last part ends with the body.
  ///
  /// - Complexity: O(n) in the bytes of the part.
  var parts: [MIMEPart] {
    guard depth < Self.deepest else { return [] }
    if type == "message/rfc822" { return [MIMEPart(contents[...], depth: depth + 1)] }
    guard type.hasPrefix("multipart/"), let boundary = boundary else { return [] }
    var parts: [MIMEPart] = []
    var start: Int?
    var lines = MIMELines(body)
    while let line = lines.next() {
      guard line.content.starts(with: boundary) else { continue }
      let rest = line.content.dropFirst(boundary.count)
      let isLast = rest.starts(with: "--".utf8)
      guard rest.dropFirst(isLast ? 2 : 0).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
      if let start { parts.append(MIMEPart(body[start..<line.start], depth: depth + 1)) }
      start = isLast ? nil : lines.place
      if isLast || parts.count >= Self.most { break }
    }
    if let start, start < body.endIndex { parts.append(MIMEPart(body[start...], depth: depth + 1)) }
    return parts
  }

  /// The start of the lines between the parts: the one that the header gives, or else the first line that could be
  /// one.
  private var boundary: [UInt8]? {
    if let given = header.parameter("boundary", of: "content-type"), !given.isEmpty {
      return Array("--\(given)".utf8)
    }
    var lines = MIMELines(body)
    while let line = lines.next() {
      if line.content.starts(with: "--".utf8), line.content.count > 2, !line.content.contains(0x20) {
        return Array(line.content)
      }
    }
    return nil
  }
}
