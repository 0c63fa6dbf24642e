/// Something wrong with a document that could be read all the same.
package struct MarkupFault: Hashable, Sendable {
  /// The line where it was noticed, from 1.
  package let line: Int
  /// What is wrong, as a phrase without a full stop.
  package let message: String
  /// What the parser says of it, in words for those who write documents.
  package let detail: String?

  init(line: Int, message: String, detail: String? = nil) {
    self.line = line
    self.message = Self.line(message)
    // What libxml2 says quotes the document, control characters included.
    self.detail = detail.map(Self.line)
  }

  private static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format ? " " : scalar
        })
    ).split(separator: " ").joined(separator: " ")
  }
}
