import CXML

extension MarkupFault {
  /// What a fault of libxml2 means to somebody who reads the document.
  static func words(for code: Int32) -> String {
    switch xmlParserErrors(UInt32(bitPattern: code)) {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_TAG_NOT_FINISHED, XML_ERR_GT_REQUIRED, XML_ERR_LTSLASH_REQUIRED:
      "a part of the text does not end where it should"
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITYREF_SEMICOL_MISSING,
      XML_ERR_ENTITYREF_NO_NAME, XML_ERR_NAME_REQUIRED:
      "a character is written by a name that is not known"
    case XML_ERR_ATTRIBUTE_REDEFINED, XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_NOT_FINISHED,
      XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_LT_IN_ATTRIBUTE:
      "a detail of the markup is not written as it should be"
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_ENCODING, XML_ERR_UNKNOWN_ENCODING,
      XML_ERR_UNSUPPORTED_ENCODING:
      "there is a character that no text may have"
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_END: "the document is empty, or something stands around it"
    case XML_ERR_COMMENT_NOT_FINISHED, XML_ERR_CDATA_NOT_FINISHED, XML_ERR_PI_NOT_FINISHED,
      XML_ERR_HYPHEN_IN_COMMENT:
      "a remark in the markup does not end where it should"
    default: "the markup is not well-formed"
    }
  }
}
