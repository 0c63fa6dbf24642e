/// Finds texts in a source, each from place to place on, in one pass over it for each text.
struct SourceSearch {
  private let source: [UInt8]
  /// The place from which a text was looked for last, and its next place from there.
  private var known: [String: (from: Int, found: Int)] = [:]

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// Returns the next place of a text of small letters, whatever the case of the source, or nil if there is none.
  mutating func next(_ text: String, from start: Int) -> Int? {
    if let last = known[text], last.from <= start, start <= last.found {
      return last.found < source.count ? last.found : nil
    }
    let wanted = Array(text.utf8)
    let found = source.withUnsafeBytes { bytes in
      var place = bytes.place(of: wanted[0], from: start)
      while place < bytes.count,
        !bytes[place...].prefix(wanted.count).elementsEqual(wanted, by: { $0 == $1 || Self.small($0) == $1 })
      {
        place = bytes.place(of: wanted[0], from: place + 1)
      }
      return place
    }
    known[text] = (start, found)
    return found < source.count ? found : nil
  }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
