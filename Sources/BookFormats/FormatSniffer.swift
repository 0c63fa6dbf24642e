import FileNames
import Markup
import Words

/// Recognizes the format of a file by its first bytes, or by its name if these are not enough.
enum FormatSniffer {
  /// The format that a file turned out to have.
  enum Finding: Equatable {
    case archive, html, mime, markdown, text, fictionBook, dtbook
    case pdf, rtf, djvu, mobipocket
    /// A picture, or a TIFF of several.
    case picture
    /// A package document, which lists the files beside it.
    case package
    /// Something that cannot be read here.
    case foreign(Complaint)
  }

  /// The number of bytes that the finding is made on.
  static let needed = 4096

  static func find(_ head: ArraySlice<UInt8>, name: String) -> Finding {
    if beginsArchive(head) { return .archive }
    if head.starts(with: "%PDF-".utf8) { return .pdf }
    if head.starts(with: "{\\rtf".utf8) { return .rtf }
    if isPicture(head) { return .picture }
    if head.starts(with: "AT&TFORM".utf8) { return .djvu }
    if PalmDatabase.begins(head) { return .mobipocket }
    if let kind = foreign(head) { return .foreign(kind) }
    if holdsArchive(head) { return .archive }
    if BinaryContent.isFound(in: head) { return .foreign(Complaint(.kindBinary)) }
    let suffix = suffix(of: name)
    if MIMEHeader.begins(head, isCalledMessage: ["mht", "mhtml", "eml"].contains(suffix)) { return .mime }
    switch rootName(head) {
    case "fictionbook": return .fictionBook
    case "dtbook": return .dtbook
    case "package" where suffix == "opf": return .package
    case "fulfillmenttoken": return .foreign(Complaint(.kindTicket))
    default: break
    }
    if isDocument(head) { return .html }
    switch suffix {
    case "md", "markdown", "mkd", "mdown": return .markdown
    case "html", "htm", "xhtml", "xht", "xml", "svg": return .html
    case "txt", "text": return .text
    case "epub": return .archive
    case "fb2": return .fictionBook
    default: return isFragment(head) ? .html : .text
    }
  }

  /// Returns a Boolean value that indicates whether an archive begins here.
  static func beginsArchive(_ head: ArraySlice<UInt8>) -> Bool {
    head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Returns a Boolean value that indicates whether an archive begins a little later: behind a byte order mark, a
  /// line end, or the headers of a server.
  ///
  /// No text holds the mark of an entry and the version that follows it, which is one of its own (APPNOTE 4.4.3).
  private static func holdsArchive(_ head: ArraySlice<UInt8>) -> Bool {
    var rest = head
    while let place = rest.firstIndex(of: 0x50) {
      let mark = rest[place...].prefix(6)
      if mark.count == 6, mark.starts(with: [0x50, 0x4B, 3, 4]), mark[place + 4] <= 63, mark[place + 5] == 0 {
        return true
      }
      rest = rest[(place + 1)...]
    }
    return false
  }

  /// Returns the suffix of a file's name in lower case, empty where it has none.
  static func suffix(of name: String) -> String {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex,
      bytes[bytes.index(before: dot)] != UInt8(ascii: "/"), !bytes[dot...].contains(UInt8(ascii: "/"))
    else { return "" }
    return name[dot...].dropFirst().lowercased()
  }

  /// The title of a book without one.
  static let untitled = "Untitled"

  /// Returns the name of a file without its folder and its suffix.
  static func title(of name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    let dot = last.lastIndex(of: ".").flatMap { $0 == last.startIndex ? nil : $0 } ?? last.endIndex
    let title = TextFilter.line(FileName.shown(String(last[..<dot])))
    return title.isEmpty ? untitled : title
  }

  /// Returns a Boolean value that indicates whether a PNG, JPEG, GIF, TIFF or WebP begins here.
  private static func isPicture(_ head: ArraySlice<UInt8>) -> Bool {
    let marks: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    ]
    return marks.contains { head.starts(with: $0) }
      || head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8)
  }

  private static func foreign(_ head: ArraySlice<UInt8>) -> Complaint? {
    let marks: [([UInt8], Phrase.Key)] = [
      ([0x1F, 0x8B], .kindGzip),
      ([0xD0, 0xCF, 0x11, 0xE0], .kindOldOffice),
      ([0x7F, 0x45, 0x4C, 0x46], .kindProgram),
      (Array("ITSF".utf8), .kindHelp), (Array("ITOLITLS".utf8), .kindReader), (Array("Rar!".utf8), .kindRAR),
      ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .kindSevenZip),
      // Kindle: Topaz, KFX, and KFX that is locked.
      (Array("TPZ".utf8), .kindMobipocket), (Array("CONT".utf8) + [2, 0], .kindMobipocket),
      ([0xEA, 0x44, 0x52, 0x4D, 0x49, 0x4F, 0x4E, 0xEE], .kindMobipocket),
    ]
    if let mark = marks.first(where: { head.starts(with: $0.0) }) { return Complaint(mark.1) }
    return BinaryContent.isNamed(head) ? Complaint(.kindBinary) : nil
  }

  /// Returns the beginning in lower case, without byte order mark, white space and comments.
  private static func beginning(_ head: ArraySlice<UInt8>) -> Substring {
    // UTF-16 reads as ASCII once its zero bytes are gone, which is enough to see a tag.
    let ascii = head.lazy.filter { $0 < 0x80 && $0 != 0 }
    var text = Substring(String(decoding: Array(ascii), as: UTF8.self).lowercased())
    while true {
      text = text.drop { $0.isWhitespace }
      guard text.hasPrefix("<!--"), let end = text.firstRange(of: "-->") else { return text }
      text = text[end.upperBound...]
    }
  }

  /// Returns the local name of the outermost element in lower case, nil where it does not begin here.
  private static func rootName(_ head: ArraySlice<UInt8>) -> String? {
    var text = beginning(head)
    while let mark = ["<?", "<!--", "<!"].first(where: { text.hasPrefix($0) }) {
      // The declarations of a document type stand in brackets, each with an end of its own.
      let declaration = text.prefix { $0 != ">" }
      let end = mark == "<?" ? "?>" : mark == "<!--" ? "-->" : declaration.contains("[") ? "]" : ">"
      guard let found = text.firstRange(of: end) else { return nil }
      text = text[found.upperBound...].drop { $0.isWhitespace || (end == "]" && $0 == ">") }
    }
    guard text.first == "<" else { return nil }
    let name = text.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return name.split(separator: ":").last.map { String($0) }
  }

  /// Returns a Boolean value that indicates whether a whole document of markup begins here.
  private static func isDocument(_ head: ArraySlice<UInt8>) -> Bool {
    let text = beginning(head)
    return ["<!doctype html", "<html", "<?xml", "<svg"].contains { text.hasPrefix($0) }
  }

  /// Returns a Boolean value that indicates whether some HTML begins here (MIME Sniffing standard, 7.1).
  private static func isFragment(_ head: ArraySlice<UInt8>) -> Bool {
    let text = beginning(head)
    guard text.first == "<" else { return false }
    let tag = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
    guard [" ", ">", "\n", "\t"].contains(text.dropFirst(1 + tag.count).first) else { return false }
    return [
      "head", "script", "iframe", "h1", "h2", "h3", "div", "font", "table", "a", "style", "title", "b", "body", "br",
      "p", "section", "article", "main", "ul", "ol",
    ].contains(String(tag))
  }
}
