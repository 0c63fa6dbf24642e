import Markup

/// The fields before the text of a message or a part, up to a blank line (RFC 5322, 2.2; RFC 2045, 3).
struct MIMEHeader {
  /// The fields by their names in lower case; the first of several with one name counts.
  private var fields: [String: String] = [:]
  /// The start of the text after the header.
  let end: Int

  /// The greatest number of fields, and the greatest length of a field in bytes, both beyond those of real messages.
  private static let most = 1000
  private static let longest = 64 << 10

  /// Parses the fields at the start of some bytes, and skips lines that are not fields.
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
      // A line that begins with white space continues the field before it.
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

  /// The text of a field, or nil if it is missing or empty.
  subscript(name: String) -> String? { fields[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the value of a field before its parameters, in lower case.
  func value(of name: String) -> String? {
    self[name].map { String($0.prefix { $0 != ";" }).trimmed.lowercased() }
  }

  /// Returns a parameter of a field (RFC 2045, 5.1), which may be in quotation marks, or nil if there is none.
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
    // A header holds ASCII only. Other bytes that programs write all the same are mostly UTF-8.
    String(decoding: SourceText(Array(bytes), .text).repaired().bytes, as: UTF8.self).trimmed
  }
}

extension MIMEHeader {
  /// Returns a Boolean value that indicates whether some bytes begin a message that has parts or holds a page.
  ///
  /// Its fields give a version of MIME and a media type, which no other text has by chance. A file with the name of a
  /// message needs less.
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

/// The lines of a message, which end with CR LF, or with LF if a program has changed them.
struct MIMELines {
  private let bytes: ArraySlice<UInt8>
  /// The start of the next line.
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Returns the next line and its start, or nil at the end.
  mutating func next() -> (start: Int, content: ArraySlice<UInt8>)? {
    guard place < bytes.endIndex else { return nil }
    let start = place
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    place = min(end + 1, bytes.endIndex)
    let content = bytes[start..<end]
    return (start, content.last == 0x0D ? content.dropLast() : content)
  }
}
