/// The header before an entry of an archive (APPNOTE 4.3.7), with the end of the entry.
struct LocalHeader {
  private static let length = 30
  /// The flag of an entry whose sizes follow its data (APPNOTE 4.4.4).
  private static let sizesFollow = 1 << 3

  private let start: Int
  /// The version, the flags, the method, the time and the date, in the format of the archive.
  private let common: ArraySlice<UInt8>
  private let name: ArraySlice<UInt8>
  private var checksum: ArraySlice<UInt8>
  private var packed: Int
  private var unpacked: Int
  /// The end of the entry, never beyond the end of the bytes.
  private(set) var end: Int

  /// Parses a header, or returns nil if it is cut off.
  init?(_ bytes: [UInt8], at start: Int) {
    guard bytes.count >= start + Self.length else { return nil }
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[start + place + $1]) << (8 * $1) }
    }
    let nameEnd = start + Self.length + number(26, 2)
    let data = nameEnd + number(28, 2)
    guard data <= bytes.count else { return nil }
    self.start = start
    common = bytes[(start + 4)..<(start + 14)]
    name = bytes[(start + Self.length)..<nameEnd]
    checksum = bytes[(start + 14)..<(start + 18)]
    packed = number(18, 4)
    unpacked = number(22, 4)
    end = data + packed
    let isUnknown = packed == 0xFFFF_FFFF || (packed == 0 && number(6, 2) & Self.sizesFollow != 0)
    if isUnknown {
      findEnd(in: bytes, from: data)
    } else if end > bytes.count {
      end = bytes.count
      packed = end - data
    }
  }

  /// Finds the end of an entry whose sizes follow its data: it is followed by the sizes, or by the next part of the
  /// archive.
  private mutating func findEnd(in bytes: [UInt8], from data: Int) {
    var place = data
    while let mark = Signature.find([.sizes, .entry, .listed], in: bytes, from: place) {
      if mark.part == .sizes {
        if takeSizes(in: bytes, at: mark.place + 4, from: data, end: mark.place) { return }
        place = mark.place + 4
        continue
      }
      // The signature before the sizes may be missing (APPNOTE 4.3.9.3).
      let sizes = mark.place - 12
      if sizes >= data, takeSizes(in: bytes, at: sizes, from: data, end: sizes) { return }
      end = mark.place
      packed = end - data
      unpacked = 0
      return
    }
    end = bytes.count
    packed = end - data
    unpacked = 0
  }

  /// Takes the checksum and the sizes at a place, and returns false if the size is not that of the data.
  private mutating func takeSizes(in bytes: [UInt8], at place: Int, from data: Int, end: Int) -> Bool {
    func number(_ start: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + start + $1]) << (8 * $1) } }
    guard place + 12 <= bytes.count, number(4) == end - data else { return false }
    checksum = bytes[place..<(place + 4)]
    packed = number(4)
    unpacked = number(8)
    self.end = end
    return true
  }

  /// The entry in the format of the list of an archive (APPNOTE 4.3.12).
  var listed: [UInt8] {
    var result = Signature.listed + [20, 0]
    result += common
    result += checksum
    result += Self.long(packed) + Self.long(unpacked) + Self.short(name.count)
    result += [UInt8](repeating: 0, count: 12)
    result += Self.long(start)
    result += name
    return result
  }

  static func short(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }

  static func long(_ number: Int) -> [UInt8] { short(number & 0xFFFF) + short(number >> 16 & 0xFFFF) }
}
