/// Something wrong with a document that could be read all the same.
package struct MarkupFault: Hashable, Sendable {
  /// The line where it was noticed, from 1.
  package let line: Int
  /// What is wrong, as a phrase without a full stop.
  package let message: String

  init(line: Int, message: String) {
    self.line = line
    // What libxml2 says quotes the document, control characters included.
    self.message = String(
      String.UnicodeScalarView(
        message.unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format ? " " : scalar
        })
    ).split(separator: " ").joined(separator: " ")
  }
}
