import Speech

/// The last of what a program has written to its standard error.
struct ErrorTail {
  private static let most = 500
  private var bytes: ArraySlice<UInt8> = []

  /// Takes more of it.
  mutating func append(_ more: [UInt8]) {
    bytes = (bytes + more).suffix(ErrorTail.most)
  }

  /// What was written as one line that can do nothing to a terminal; a character that was cut is left out.
  var text: String {
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    return SpokenForm.line(String(decoding: whole, as: UTF8.self)).split(separator: " ").joined(separator: " ")
  }
}
