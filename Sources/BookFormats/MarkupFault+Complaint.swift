import Markup
import Words

extension MarkupFault {
  /// The fault of the document, as a phrase.
  var complaint: Complaint {
    switch problem {
    case .unended: Complaint(.markupUnended)
    case .unknownName: Complaint(.markupUnknownName)
    case .attribute: Complaint(.markupAttribute)
    case .badCharacter: Complaint(.markupBadCharacter)
    case .outside: Complaint(.markupOutside)
    case .remark: Complaint(.markupRemark)
    case .malformedMarkup: Complaint(.markupMalformed)
    case .emptyDocument: Complaint(.documentEmpty)
    case .malformedDocument: Complaint(.documentMalformed)
    case .tooManyEndTags: Complaint(.tooManyEndTags)
    case .tooManyStrayDelimiters: Complaint(.tooManyStrayDelimiters)
    case .tooManyElements: Complaint(.tooManyElements)
    case .tooManyAttributes: Complaint(.tooManyAttributes)
    case .tooLongEntities: Complaint(.tooLongEntities)
    case .lostEntity(let name): Complaint(.lostEntity, ["name": .line(name)])
    case .unknownEncoding(let name): Complaint(.encodingUnknown, ["name": .line(name)])
    case .otherBytes(let name): Complaint(.encodingBytes, ["name": .line(name)])
    case .guessedEncoding(let name): Complaint(.encodingGuessed, ["name": .line(name)])
    case .untrueEncoding(let name): Complaint(.encodingUntrue, ["name": .line(name)])
    }
  }
}
