/// A label of the table of contents while it is put together; it is cut at a length that is too long to listen to.
struct MarkupLabel {
  /// The number of bytes that are kept.
  private static let longest = 1000

  private var bytes: [UInt8] = []
  private(set) var isFull = false

  /// Adds text as it stands.
  mutating func append(_ text: ArraySlice<UInt8>) {
    guard !isFull else { return }
    let text = bytes.isEmpty ? text.drop { $0 <= 0x20 } : text
    bytes += text.prefix(Self.longest + 1 - bytes.count)
    isFull = bytes.count > Self.longest
  }

  /// The label on one line.
  var text: String {
    guard isFull else { return TextFilter.line(bytes) }
    // The last character may be cut in its middle.
    var end = Self.longest
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return TextFilter.line(bytes[..<end]) + "…"
  }

  /// Returns a text as a label.
  static func of(_ text: String) -> String {
    var label = MarkupLabel()
    label.append(Array(text.utf8)[...])
    return label.text
  }
}
