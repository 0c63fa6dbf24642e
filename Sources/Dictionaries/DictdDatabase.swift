/// A dictionary in the format of dictd(8): an index of headwords with places in a text.
struct DictdDatabase {
  /// The greatest size of an index, in bytes; those of the largest dictionaries are a tenth of it.
  private static let longest = 64 << 20

  private let index: FileSlice
  private let text: DictZip

  /// Opens the dictionary with a name in a folder, or returns nil if one of its files cannot be read.
  init?(_ name: String, in folder: String) {
    let path = folder + "/" + name
    guard let index = FileSlice(path + ".index"), index.size <= Self.longest,
      let text = DictZip(path + ".dict.dz") ?? DictZip(path + ".dict")
    else { return nil }
    self.index = index
    self.text = text
  }

  /// Returns the entries of a headword, whose case is ignored.
  ///
  /// The order of an index depends on options that it does not record, so it is searched from its start.
  ///
  /// - Complexity: O(n) in the size of the index.
  func entries(of word: String) -> [(word: String, text: String)] {
    let wanted = Array(word.lowercased().utf8)
    let bytes = index.bytes(at: 0, count: index.size)
    var found: [(String, String)] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        if Self.begins(bytes[start..<end], wanted), let entry = entry(bytes[start..<end], wanted) {
          found.append(entry)
        }
        start = end + 1
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a line may be that of a word; almost all other lines differ in
  /// the first letter.
  private static func begins(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ word: [UInt8]) -> Bool {
    guard let first = line.first, let wanted = word.first else { return false }
    return first >= 0x80 || wanted >= 0x80 || first | 0x20 == wanted | 0x20
  }

  private func entry(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ wanted: [UInt8]
  ) -> (String, String)? {
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard fields.count >= 3 else { return nil }
    let head = String(decoding: fields[0], as: UTF8.self)
    // The entries of dictd about the dictionary are no words.
    guard !head.hasPrefix("00"), Array(head.lowercased().utf8) == wanted,
      let offset = Self.number(fields[1]), let count = Self.number(fields[2]),
      let bytes = text.bytes(at: offset, count: count)
    else { return nil }
    // The fourth field holds the headword in its own spelling.
    let word = fields.count > 3 ? String(decoding: fields[3], as: UTF8.self) : head
    return (word, String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a number in digits of base 64, most significant first (dictfmt(1)), or nil for other characters.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 8 else { return nil }
    var number = 0
    for digit in digits {
      switch digit {
      case 0x41...0x5A: number = number << 6 | Int(digit - 0x41)
      case 0x61...0x7A: number = number << 6 | Int(digit - 0x61 + 26)
      case 0x30...0x39: number = number << 6 | Int(digit - 0x30 + 52)
      case 0x2B: number = number << 6 | 62
      case 0x2F: number = number << 6 | 63
      default: return nil
      }
    }
    return number
  }
}
