extension String {
  /// The tokens of the value of an attribute: what stands between white space (HTML standard, 2.3.7).
  package var tokens: [Substring] { self[...].tokens }
}

extension Substring {
  /// The tokens of a part of the value of an attribute.
  package var tokens: [Substring] {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    // Nearly all values are one.
    guard utf8.contains(where: isBlank) else { return isEmpty ? [] : [self] }
    return utf8.split(whereSeparator: isBlank).map { Substring($0) }
  }
}
