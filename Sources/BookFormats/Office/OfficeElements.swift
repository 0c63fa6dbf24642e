/// The treatment of the elements of word processors' documents that pandoc does not read.
enum OfficeElements {
  /// Returns the treatment of an element of OpenDocument 1.3.
  static func openDocument(
    _ name: String, _ tables: Int, _ isInParagraph: Bool, _ rest: ArraySlice<UInt8>
  ) -> OfficeRewriting.Fate {
    switch name {
    case "text:p", "text:h": .paragraph
    // pandoc reads a picture with its caption as a figure.
    case "draw:text-box":
      count("<draw:image", before: "</draw:text-box", rest) > 0
        && count("<text:p", before: "</draw:text-box", rest) == 1
        ? .keep : .takeOut
    case "draw:frame":
      !isInParagraph && count("<draw:text-box", before: "</draw:frame", rest) > 0 ? .unwrap : .keep
    // pandoc reads nothing of a table in a table.
    case "table:table": tables > 0 ? .unwrap : .keep
    case _ where tables > 1 && name.hasPrefix("table:table-"): name.hasSuffix("-column") ? .remove : .unwrap
    // pandoc reads nothing of a list in a table.
    case "text:list": tables > 0 ? .list : .keep
    case "text:list-item": tables > 0 ? .item : .keep
    case "text:list-header": tables > 0 ? .unwrap : .keep
    case "text:ruby-text": .enclose
    case _ where shapes.contains(name): .takeOut
    case _ where wrappers.contains(name): .unwrap
    case _ where templates.contains(name): .remove
    default: .keep
    }
  }

  /// Returns the treatment of an element of Office Open XML (ECMA-376).
  static func word(
    _ name: String, _ tables: Int, _ isInParagraph: Bool, _ rest: ArraySlice<UInt8>
  ) -> OfficeRewriting.Fate {
    switch name {
    case "w:p": .paragraph
    case "w:txbxContent": .takeOut
    case "mc:Fallback": .leave
    case "w:fldSimple", "w:customXml", "w:bdo", "w:dir", "w:ruby", "w:rubyBase": .unwrap
    // pandoc does not read a run that holds runs.
    case "w:r": count("<w:ruby", before: "</w:r>", rest.prefix(longestProperties)) > 0 ? .unwrap : .keep
    case "w:rt": .follow
    case "w:rubyPr", "w:customXmlPr": .remove
    case "w:rPr", "w:pPr", "w:tcPr", "w:trPr", "w:tblPr": .frame
    case _ where looks.contains(name): .remove
    default: .keep
    }
  }

  /// The elements of Office Open XML whose attributes pandoc does not read: those record who wrote a part of the text,
  /// and when.
  static let unmarked: Set<String> = ["w:p", "w:r", "w:tr"]

  /// The formatting of paragraphs, runs and tables, which pandoc does not read.
  ///
  /// It is most of the output of office programs, and each byte costs pandoc as much as one of the text.
  private static let looks: Set<String> = [
    "w:sz", "w:szCs", "w:lang", "w:color", "w:kern", "w:noProof", "w:spacing", "w:w", "w:fitText", "w:effect",
    "w:eastAsianLayout", "w:bdr", "w:shd", "w:em", "w:widowControl", "w:keepNext", "w:keepLines", "w:tabs", "w:pBdr",
    "w:suppressAutoHyphens", "w:suppressLineNumbers", "w:autoSpaceDE", "w:autoSpaceDN", "w:adjustRightInd",
    "w:snapToGrid", "w:textAlignment", "w:contextualSpacing", "w:overflowPunct", "w:kinsoku", "w:wordWrap", "w:tcW",
    "w:tcBorders", "w:tcMar", "w:noWrap", "w:vAlign", "w:trHeight", "w:cantSplit", "w:tblW", "w:tblLayout",
    "w:tblBorders", "w:tblCellMar", "w:tblCellSpacing", "w:proofErr", "w:lastRenderedPageBreak",
  ]

  /// The greatest distance within which a ruby is looked for in a run, behind the properties of the run, in bytes.
  private static let longestProperties = 4096

  /// Returns the number of times that a tag begins before another; more than two are counted as two.
  private static func count(_ text: String, before end: String, _ rest: ArraySlice<UInt8>) -> Int {
    var count = 0
    var index = rest.startIndex
    while count < 2, let found = rest[index...].firstIndex(of: 0x3C) {
      if rest[found...].starts(with: end.utf8) { break }
      if rest[found...].starts(with: text.utf8) { count += 1 }
      index = found + 1
    }
    return count
  }

  /// The elements that are drawn and hold paragraphs.
  private static let shapes: Set<String> = [
    "draw:custom-shape", "draw:rect", "draw:ellipse", "draw:circle", "draw:line", "draw:polyline", "draw:polygon",
    "draw:regular-polygon", "draw:path", "draw:connector", "draw:caption", "draw:measure",
  ]

  /// The elements whose tags are removed around blocks, lines or words.
  private static let wrappers: Set<String> = [
    "text:section", "text:numbered-paragraph", "text:alphabetical-index", "text:bibliography", "text:user-index",
    "text:illustration-index", "text:table-index", "text:object-index", "text:index-body", "text:index-title",
    "table:table-header-rows", "table:table-rows", "table:table-row-group", "draw:g", "text:ruby", "text:ruby-base",
    "text:date", "text:time", "text:author-name", "text:author-initials", "text:user-defined", "text:placeholder",
    "text:meta", "text:meta-field", "text:title", "text:subject", "text:description", "text:keywords", "text:creator",
    "text:initial-creator", "text:creation-date", "text:creation-time", "text:modification-date",
    "text:modification-time", "text:print-date", "text:print-time", "text:printed-by", "text:variable-set",
    "text:variable-get", "text:variable-input", "text:user-field-get", "text:user-field-input", "text:expression",
    "text:text-input", "text:conditional-text", "text:chapter", "text:file-name", "text:measure", "text:drop-down",
    "text:database-display", "text:page-variable-get", "text:page-count", "text:word-count", "text:sender-firstname",
    "text:sender-lastname", "text:sender-company", "text:sender-title", "text:sender-city", "text:sender-street",
  ]

  /// The elements that define the entries of indexes.
  private static let templates: Set<String> = [
    "text:alphabetical-index-source", "text:bibliography-source", "text:user-index-source",
    "text:illustration-index-source", "text:table-index-source", "text:object-index-source",
  ]
}
