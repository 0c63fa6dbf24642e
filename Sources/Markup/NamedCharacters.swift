import CXML
import Words

/// The characters that HTML has names for (HTML standard, 13.5).
enum NamedCharacters {
  private struct Entry {
    let text: String
    /// A Boolean value that indicates whether the name counts without a semicolon too.
    let isOpen: Bool
  }

  /// The lengths of the names that need no semicolon.
  private static let openLengths = 2...6

  /// Taken apart when first wanted: most documents know the names of HTML 4, which the parser has itself.
  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in EmbeddedFile.bytes(of: "characters.txt").split(separator: 0x0A) {
      let fields = line.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count > 1 else { continue }
      let scalars = fields[1].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      entries[fields[0]] = Entry(text: String(String.UnicodeScalarView(scalars)), isOpen: fields.count > 2)
    }
    return entries
  }()

  /// Returns the text of a name, or nil for one that there is not.
  static func value(of name: String) -> String? {
    // Two have other characters there.
    if name != "lang", name != "rang", let found = htmlEntityLookup(name),
      let scalar = Unicode.Scalar(found.pointee.value)
    {
      return String(scalar)
    }
    return entries[name]?.text
  }

  /// Returns the text of the longest name that a text begins with and that needs no semicolon, and the length of that
  /// name.
  static func openName(beginning text: UnsafeBufferPointer<UInt8>) -> (value: String?, length: Int) {
    for length in openLengths.reversed() where length <= text.count {
      let name = String(decoding: text[..<length], as: UTF8.self)
      if let entry = entries[name], entry.isOpen { return (entry.text, length) }
    }
    return (nil, 0)
  }
}
