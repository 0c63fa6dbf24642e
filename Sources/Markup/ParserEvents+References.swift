import CXML

extension ParserEvents {
  /// A reference to a character whose name the HTML parser does not know, or that no semicolon ends.
  enum Reference {
    /// Its ampersand was handed over, and its name comes next.
    case named
    /// It was read, and the semicolon that ends it comes next.
    case closed
  }

  /// Takes text of the HTML parser.
  ///
  /// The parser knows the names of HTML 4, and those only with their semicolon. Of any other it hands over the
  /// ampersand, then the name; a semicolon is left to the text behind it.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    let awaited = reference
    reference = nil
    switch awaited {
    case .named: takeName(bytes)
    case .closed where bytes.first == 0x3B:
      if bytes.count > 1 { builder.text(UnsafeBufferPointer(rebasing: bytes.dropFirst()), source: place) }
    default:
      if bytes.count == 1, bytes[0] == 0x26, isBehindName {
        reference = .named
      } else {
        builder.text(bytes, source: place)
      }
    }
  }

  /// A Boolean value that indicates whether the parser stands right behind the name of a reference: behind one that it
  /// knows, it stands behind a semicolon.
  private var isBehindName: Bool {
    guard let input = context.pointee.input?.pointee else { return false }
    var place = input.cur - input.base - 1
    let end = place
    while place >= 0, Self.isOfName(input.base[place]) { place -= 1 }
    return place >= 0 && place < end && input.base[place] == 0x26
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F, 0x80...: true
    default: false
    }
  }

  private func takeName(_ name: UnsafeBufferPointer<UInt8>) {
    let isClosed = context.pointee.input.map { $0.pointee.cur[0] == 0x3B } ?? false
    if isClosed, let value = NamedCharacters.value(of: String(decoding: name, as: UTF8.self)) {
      reference = .closed
      return write(value)
    }
    // The longest name that needs no semicolon counts, whatever follows it (HTML standard, 13.2.5.73).
    let open = NamedCharacters.openName(beginning: name)
    write(open.value ?? "&")
    if open.length < name.count {
      builder.text(UnsafeBufferPointer(rebasing: name[open.length...]), source: place)
    }
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { builder.text($0, source: place) }
  }
}
