import Markup

/// The fields that stand before a message or a part of one, up to a blank line (RFC 5322, 2.2; RFC 2045, 3).
struct MIMEHeader {
  /// The fields by their names in small letters, of two the first.
  private var fields: [String: String] = [:]
  /// The start of the text after the header.
  let end: Int

  /// More fields than a message has, and more bytes than a field has.
  private static let most = 1000
  private static let longest = 64 << 10

  /// Reads the fields that some bytes begin with; a line that is none is passed over.
  init(_ bytes: ArraySlice<UInt8>) {
    var lines = MIMELines(bytes)
    var field: [UInt8] = []
    var fields: [String: String] = [:]
    func end(_ field: [UInt8]) {
      guard fields.count < Self.most, let colon = field.firstIndex(of: 0x3A), Self.isName(field[..<colon]) else {
        return
      }
      let name = String(decoding: field[..<colon], as: UTF8.self).lowercased()
      if fields[name] == nil { fields[name] = Self.text(field[(colon + 1)...]) }
    }
    while let line = lines.next(), !line.content.isEmpty {
      // A line that begins with white space goes on with the field before.
      if line.content.first == 0x20 || line.content.first == 0x09 {
        if field.count < Self.longest { field += [0x20] + line.content.drop { $0 == 0x20 || $0 == 0x09 } }
      } else {
        end(field)
        field = Array(line.content.prefix(Self.longest))
      }
    }
    end(field)
    self.fields = fields
    self.end = lines.place
  }

  /// A field without what is said of it; nil where there is none, or nothing in it.
  subscript(name: String) -> String? { fields[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The value of a field before its parameters, in small letters.
  func value(of name: String) -> String? {
    self[name].map { String($0.prefix { $0 != ";" }).trimmed.lowercased() }
  }

  /// A parameter of a field (RFC 2045, 5.1), in quotation marks or without.
  func parameter(_ wanted: String, of name: String) -> String? {
    guard let field = self[name] else { return nil }
    var rest = Array(field.utf8)[...].drop { $0 != 0x3B }.dropFirst()
    while !rest.isEmpty {
      let key = rest.prefix { $0 != 0x3D && $0 != 0x3B }
      rest = rest[key.endIndex...]
      guard rest.first == 0x3D else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst().drop { $0 == 0x20 }
      let value = Self.parameterValue(&rest)
      if String(decoding: key, as: UTF8.self).trimmed.lowercased() == wanted {
        return String(decoding: value, as: UTF8.self)
      }
      rest = rest.drop { $0 != 0x3B }.dropFirst()
    }
    return nil
  }

  private static func parameterValue(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard rest.first == 0x22 else {
      let token = rest.prefix { $0 > 0x20 && $0 != 0x3B }
      rest = rest[token.endIndex...]
      return Array(token)
    }
    var value: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst(), byte != 0x22 {
      value.append(byte == 0x5C ? rest.popFirst() ?? byte : byte)
    }
    return value
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    // Nobody may write other bytes than those of ASCII here, and what does it is most often UTF-8.
    String(decoding: SourceText(Array(bytes), .text).repaired().bytes, as: UTF8.self).trimmed
  }
}

extension MIMEHeader {
  /// Returns a Boolean value that indicates whether a message begins here that is made of parts, or holds a page: its
  /// fields say which version of MIME it is in and what it holds, which no text does by chance.
  static func begins(_ head: ArraySlice<UInt8>, isCalledMessage: Bool) -> Bool {
    var lines = MIMELines(head)
    guard let first = lines.next(), let colon = first.content.firstIndex(of: 0x3A),
      isName(first.content[..<colon]) || first.content.starts(with: "From ".utf8)
    else { return false }
    let header = MIMEHeader(head)
    guard let type = header.value(of: "content-type") else { return isCalledMessage }
    if isCalledMessage { return true }
    return header["mime-version"] != nil && (type.hasPrefix("multipart/") || type == "text/html")
  }
}

/// The lines of a message, which end with CR LF, or only with LF where a program has changed them.
struct MIMELines {
  private let bytes: ArraySlice<UInt8>
  /// The start of the next line.
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The next line, and where it begins.
  mutating func next() -> (start: Int, content: ArraySlice<UInt8>)? {
    guard place < bytes.endIndex else { return nil }
    let start = place
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    place = min(end + 1, bytes.endIndex)
    let content = bytes[start..<end]
    return (start, content.last == 0x0D ? content.dropLast() : content)
  }
}
