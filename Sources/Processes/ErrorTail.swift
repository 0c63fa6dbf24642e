/// The last output of a program to its standard error.
package struct ErrorTail: Sendable {
  private static let most = 500
  private var bytes: ArraySlice<UInt8> = []

  /// Creates an empty tail.
  package init() {}

  /// Appends output.
  package mutating func append(_ more: [UInt8]) {
    bytes = (bytes + more).suffix(ErrorTail.most)
  }

  /// Reads what has come through a pipe, which is given up at its end.
  package mutating func read(_ pipe: inout Descriptor?) {
    while let more = pipe?.read(upTo: 4096) {
      if more.isEmpty { return }
      append(more)
    }
    pipe = nil
  }

  /// The text, without a character that is cut at its start.
  ///
  /// It may have control characters, and cannot be shown as it is.
  package var text: String {
    String(decoding: bytes.drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
  }
}
