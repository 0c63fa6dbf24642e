/// Something wrong with a document that could be read all the same.
package struct MarkupFault: Hashable, Sendable {
  /// The line where it was noticed, from 1.
  package let line: Int
  /// The problem.
  package let problem: Problem
  /// The words of the parser, for those who write documents.
  package let detail: String?

  /// The problem of a document.
  package enum Problem: Hashable, Sendable {
    /// A part of the text does not end where it should.
    case unended
    /// A character is written by a name that is not known.
    case unknownName
    /// A detail of the markup is not written as it should be.
    case attribute
    /// There is a character that no text may have.
    case badCharacter
    /// It is empty, or something stands around it.
    case outside
    /// A remark does not end where it should.
    case remark
    /// Its markup breaks another rule.
    case malformedMarkup
    case emptyDocument
    /// It is not well-formed, and the reason is not known.
    case malformedDocument
    case tooManyEndTags
    /// So much of it looks like tags and is none that the rest was not looked at.
    case tooManyStrayDelimiters
    case tooManyElements
    case tooManyAttributes
    /// The entities that it declares stand for more text than is read.
    case tooLongEntities
    /// An entity that is used stands outside of it, or in itself, and is left out.
    case lostEntity(String)
    /// The encoding that it says it is in is none.
    case unknownEncoding(String)
    /// It holds bytes that are none of its encoding's.
    case otherBytes(than: String)
    /// Its encoding is not declared, and was taken for this one.
    case guessedEncoding(String)
    /// It is not in the encoding that it says it is in.
    case untrueEncoding(String)
  }

  init(line: Int, _ problem: Problem, detail: String? = nil) {
    self.line = line
    self.problem = problem
    // The words of libxml2 quote the document, control characters included.
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
