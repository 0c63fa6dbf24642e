import Markup
import TextModel
import Words

/// Opens a page that a browser saved in one file (MHTML, RFC 2557), or a message; each page or text in it is a
/// section.
struct MIMEOpener {
  private let name: String
  /// The encoding of the texts, which overrides the encodings that they declare.
  private let encoding: String?
  private var content = MIMESections()
  private var diagnostics: [Diagnostic] = []
  /// The metadata of the first page.
  private var metadata: BookMetadata?

  static func open(_ bytes: [UInt8], name: String, encoding: String? = nil) throws(BookError) -> Book {
    var opener = MIMEOpener(name: name, encoding: encoding)
    return try opener.open(MIMEPart(bytes[...]))
  }

  private init(name: String, encoding: String?) {
    self.name = name
    self.encoding = encoding
  }

  private mutating func open(_ message: MIMEPart) throws(BookError) -> Book {
    let reading = MIMEReading(message)
    for text in reading.texts { add(text.part, heads: text.heads) }
    guard !content.sections.isEmpty else { throw .noText(file: name, entry: nil) }
    diagnostics += reading.skipped.map {
      Diagnostic(file: name, entry: $0.name, Complaint(.attachedNotRead), isLoss: true)
    }
    var metadata = metadata ?? BookMetadata(title: "")
    if let subject = message.header["subject"].map({ TextFilter.line(EncodedWords.decode($0)) }), !subject.isEmpty {
      metadata.title = subject
    }
    if metadata.title.isEmpty { metadata.title = content.title ?? FormatSniffer.title(of: name) }
    if metadata.creators.isEmpty { metadata.creators = Self.sender(of: message).map { [$0] } ?? [] }
    return Book(
      format: .mime, metadata: metadata, outline: content.outline, source: content, diagnostics: diagnostics)
  }

  private mutating func add(_ part: MIMEPart, heads: [MIMEHead]) {
    func headed(_ section: Section) -> Section {
      heads.reversed().reduce(section) { section, head in section.preceded(by: head.section) }
    }
    let bytes = part.contents
    let charset = encoding ?? Self.charset(of: part, bytes)
    guard MIMEReading.isPage(part) else {
      let (section, faults) = PlainText.section(
        bytes, number: content.sections.count, file: name, entry: part.name, encoding: charset)
      diagnostics += faults
      return content.add(headed(section))
    }
    let document = MarkupParser.parse(bytes, encoding: charset)
    let tree = document.tree
    let links = MIMELinks(
      section: content.sections.count,
      own: SingleDocumentLinks(of: tree, at: part.header["content-location"]))
    content.add(headed(HTMLFlattener.section(of: tree, links: links)), MarkupCounts(tree))
    diagnostics += Diagnostic.list(document.sourceFaults, file: name, entry: nil)
    if metadata == nil {
      metadata = HTMLOpener.metadata(of: tree, language: content.sections.first?.language)
    }
  }

  /// Returns the encoding that a part declares, or nil if the encoding is unknown or does not fit the bytes.
  private static func charset(of part: MIMEPart, _ bytes: [UInt8]) -> String? {
    guard let given = part.header.parameter("charset", of: "content-type")?.trimmed.lowercased(),
      given != "us-ascii", SourceText.knows(encoding: given)
    else { return nil }
    return given.hasPrefix("utf") && String(validating: bytes, as: UTF8.self) == nil ? nil : given
  }

  /// Returns the name of the sender of a message, or nil for a page that a browser saved.
  private static func sender(of message: MIMEPart) -> String? {
    guard !MIMEHead.isSaved(message.header), let from = message.header["from"].map(EncodedWords.decode) else {
      return nil
    }
    let name = TextFilter.line(String(from.prefix { $0 != "<" })).filter { $0 != "\"" }.trimmed
    let whole = TextFilter.line(from).filter { $0 != "<" && $0 != ">" }
    let result = name.isEmpty ? whole : name
    return result.isEmpty ? nil : result
  }
}

/// The links of one page among several, whose fragments lead into its own section.
private struct MIMELinks: LinkResolver {
  let section: Int
  let own: SingleDocumentLinks

  func destination(of href: String) -> Destination {
    let destination = own.destination(of: href)
    guard case .place(_, let anchor) = destination else { return destination }
    return .place(section: section, anchor: anchor)
  }
}
