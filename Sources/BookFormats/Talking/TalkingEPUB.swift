import Archives
import TextModel
import Words

/// Writes a book and its sound as an EPUB 3 with Media Overlays, in one pass.
///
/// Each section becomes a document with an element for each block, and a span for each piece of text that is spoken at
/// once; a SMIL file says which part of the sound each span is.
package struct TalkingEPUB {
  /// The description of the book.
  package struct Description: Sendable {
    let metadata: BookMetadata
    let outline: [OutlineEntry]
    let language: String
    let identifier: String
    let moment: String
    let narrator: String

    /// Describes a book; the identifier is a UUID, the moment that of writing in UTC, and the narrator names the voice.
    package init(_ book: Book, language: String, identifier: String, moment: String, narrator: String) {
      metadata = book.metadata
      outline = book.outline
      self.language = book.metadata.language ?? language
      self.identifier = identifier
      self.moment = moment
      self.narrator = narrator
    }
  }

  /// A piece of a section's text that is spoken at once.
  package struct Part: Hashable, Sendable {
    /// The UTF-8 offsets in the section's text.
    package let range: Range<Int>
    /// The beginning and the end of its sound in that of the section, in milliseconds.
    package let time: Range<Int>

    /// Creates a part.
    package init(_ range: Range<Int>, in time: Range<Int>) {
      self.range = range
      self.time = time
    }
  }

  private let description: Description
  private let sections: (Int) -> Section
  private var archive = StoredArchiveWriter()
  private var (items, spine) = ("", "")
  /// The length of the sound of each overlay, in milliseconds.
  private var durations: [(id: String, milliseconds: Int)] = []
  /// A Boolean value that indicates whether all text so far is spoken.
  private var isWhole = true
  /// The documents of the sections, by their number from 0.
  private var documents: [Int: String] = [:]

  /// Begins with a description; `sections` are those of the book, by their number.
  package init(_ description: Description, of sections: @escaping (Int) -> Section) {
    self.description = description
    self.sections = sections
  }

  /// Returns the start of the file.
  package mutating func begin() throws(ScanTooLarge) -> [UInt8] {
    // The first entry says what the file is (OCF 3.3, 4.3).
    try entry("mimetype", "application/epub+zip") + entry("META-INF/container.xml", EPUBParts.container)
      + entry("EPUB/style.css", Self.style)
  }

  /// Returns the bytes of a section with its sound, an MP4 file with AAC, which is nil if nothing of it is spoken; parts
  /// are in order.
  package mutating func add(
    _ section: Section, number: Int, isLinear: Bool, parts: [Part], sound: [UInt8]?, milliseconds: Int
  ) throws(ScanTooLarge) -> [UInt8] {
    guard !section.blocks.isEmpty else { return [] }
    let name = Self.name(of: number)
    let markup = TalkingMarkup(section, parts: sound == nil ? [] : parts) { [self] destination in
      guard case .place(_, _?) = destination else { return nil }
      return place(of: destination)
    }
    documents[number] = "\(name).xhtml"
    isWhole = isWhole && markup.isWhole
    var overlay = ""
    var bytes: [UInt8] = []
    if let sound, !markup.spans.isEmpty {
      overlay = " media-overlay=\"o\(number + 1)\""
      durations.append(("o\(number + 1)", milliseconds))
      items += EPUBParts.item("o\(number + 1)", "\(name).smil", "application/smil+xml")
      items += EPUBParts.item("a\(number + 1)", "\(name).m4a", "audio/mp4")
      bytes += try entry("EPUB/\(name).m4a", sound)
      bytes += try entry("EPUB/\(name).smil", smil(markup.spans, name))
    }
    items +=
      "<item id=\"t\(number + 1)\" href=\"\(name).xhtml\" media-type=\"application/xhtml+xml\"\(overlay)/>\n"
    spine += "<itemref idref=\"t\(number + 1)\"\(isLinear ? "" : " linear=\"no\"")/>\n"
    let language = section.language ?? description.language
    let heading = section.blocks.first { $0.headingLevel != nil }.map { section.text(in: $0.content) }
    let title = heading.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? description.metadata.title
    return bytes
      + (try entry(
        "EPUB/\(name).xhtml", EPUBParts.document("<body id=\"body\">\n\(markup.text)</body>", title, language)))
  }

  /// Returns the end of the file.
  package mutating func end() throws(ScanTooLarge) -> [UInt8] {
    let first = documents.keys.min() ?? 0
    let title = OutlineEntry(
      depth: 1, label: description.metadata.title, destination: .place(section: first, anchor: nil))
    let known = description.outline.contains { $0.destination.flatMap(place) != nil }
    let contents = EPUBContents.list(known ? description.outline : [title], start: documents[first]) {
      $0.destination.flatMap(place)
    }
    let body = "<body>\n<nav epub:type=\"toc\" role=\"doc-toc\">\n\(contents)</nav>\n</body>"
    return try entry("EPUB/nav.xhtml", EPUBParts.document(body, description.metadata.title, description.language))
      + entry("EPUB/package.opf", package) + archive.end()
  }

  private static func name(of section: Int) -> String { "text-\(section + 1)" }

  /// Returns the address of a place of the book, or nil if it is not in a document of a section.
  private func place(of destination: Destination) -> String? {
    guard case .place(let number, let anchor) = destination, case let section = sections(number),
      !section.blocks.isEmpty
    else { return nil }
    let document = Self.name(of: number) + ".xhtml"
    let offset = anchor.flatMap { section.anchors[$0] }
    guard let block = offset.flatMap({ TalkingMarkup.identifier(at: $0, in: section) }) else { return document }
    return "\(document)#\(block)"
  }

  private static let style = """
    .-epub-media-overlay-active { background-color: #ffd; color: #000; }
    pre { white-space: pre-wrap; }

    """

  private var package: String {
    let creators = description.metadata.creators.map { "<dc:creator>\($0.xmlEscaped)</dc:creator>\n" }.joined()
    let date = description.metadata.year.map { "<dc:date>\(String($0))</dc:date>\n" } ?? ""
    let total = durations.reduce(0) { $0 + $1.milliseconds }
    let times = durations.map {
      "<meta property=\"media:duration\" refines=\"#\($0.id)\">\(Self.clock($0.milliseconds))</meta>\n"
    }
    // Sound of a part does not suffice, and is no narration of the book.
    let heard =
      isWhole ? [("accessModeSufficient", "auditory"), ("accessibilityFeature", "synchronizedAudioText")] : []
    let claims =
      ([("accessMode", "textual"), ("accessMode", "auditory"), ("accessModeSufficient", "textual")] + heard + [
        ("accessibilityFeature", "tableOfContents"), ("accessibilityHazard", "none"),
      ]).map { "<meta property=\"schema:\($0.0)\">\($0.1)</meta>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" \
      xml:lang="\(description.language.xmlEscaped)">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="id">urn:uuid:\(description.identifier.xmlEscaped)</dc:identifier>
      <dc:title>\(description.metadata.title.xmlEscaped)</dc:title>
      \(creators)\(date)<dc:language>\(description.language.xmlEscaped)</dc:language>
      <meta property="dcterms:modified">\(description.moment.xmlEscaped)</meta>
      <meta property="media:duration">\(Self.clock(total))</meta>
      \(times.joined())<meta property="media:narrator">\(description.narrator.xmlEscaped)</meta>
      <meta property="media:active-class">-epub-media-overlay-active</meta>
      \(claims)</metadata>
      <manifest>
      \(EPUBParts.item("nav", "nav.xhtml", "application/xhtml+xml", properties: "nav"))\
      \(EPUBParts.item("css", "style.css", "text/css"))\(items)</manifest>
      <spine>
      \(spine)</spine>
      </package>

      """
  }

  private func smil(_ spans: [TalkingMarkup.Span], _ name: String) -> String {
    let pars = spans.map { span in
      """
      <par id="p\(span.number)"><text src="\(name).xhtml#s\(span.number)"/>\
      <audio src="\(name).m4a" clipBegin="\(Self.clock(span.time.lowerBound))" \
      clipEnd="\(Self.clock(span.time.upperBound))"/></par>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
      <body>
      <seq id="q1" epub:textref="\(name).xhtml#body" epub:type="bodymatter">
      \(pars.joined())</seq>
      </body>
      </smil>

      """
  }

  /// Returns a time as a clock of SMIL: "0:01:02.345".
  private static func clock(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60)).\(fraction)"
  }

  private mutating func entry(_ name: String, _ text: String) throws(ScanTooLarge) -> [UInt8] {
    try entry(name, Array(text.utf8))
  }

  private mutating func entry(_ name: String, _ bytes: [UInt8]) throws(ScanTooLarge) -> [UInt8] {
    guard let entry = archive.entry(name, bytes) else { throw ScanTooLarge() }
    return entry
  }
}
