/// The last of what a program has written to its standard error.
package struct ErrorTail: Sendable {
  private static let most = 500
  private var bytes: ArraySlice<UInt8> = []

  /// Begins with nothing.
  package init() {}

  /// Takes more of it.
  package mutating func append(_ more: [UInt8]) {
    bytes = (bytes + more).suffix(ErrorTail.most)
  }

  /// The text that was written, without a character that was cut: it can hold anything, and is not fit for a terminal.
  package var text: String {
    String(decoding: bytes.drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
  }
}
