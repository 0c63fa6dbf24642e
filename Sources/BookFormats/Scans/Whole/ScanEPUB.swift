import Archives
import TextModel
import Words

/// Writes a recognised book as an EPUB 3.
///
/// Some pages make a document. Each page begins with a page break, which is a link to the picture of the page in a
/// document beside the reading order, so that the text is read once.
struct ScanEPUB: ScanWriter {
  /// The greatest number of pages in a document, which readers load as a whole.
  private static let mostPages = 24

  private let description: ScanDescription
  /// The numbers of the pages, from 0, that chapters of the table of contents begin on.
  private let chapters: Set<Int>
  private var archive = StoredArchiveWriter()
  /// The body of the document that pages are added to, and the number of pages in it.
  private var body = ""
  private var pagesInBody = 0
  /// The number of documents so far, with the one that pages are added to.
  private var documents = 0
  /// The items of the manifest and of the reading order.
  private var (items, spine) = ("", "")
  /// The items of the reading order beside it: the pictures.
  private var pictures = ""
  /// The document of each page.
  private var places: [String] = []
  private var headings = HeadingOutline()

  init(_ description: ScanDescription) {
    self.description = description
    chapters = Set(
      description.outline.compactMap { entry in
        if entry.depth == 1, case .place(let page, _)? = entry.destination { page } else { nil }
      })
  }

  mutating func begin() throws(ScanTooLarge) -> [UInt8] {
    // The first entry says what the file is (OCF 3.3, 4.3).
    try entry("mimetype", "application/epub+zip")
      + entry("META-INF/container.xml", EPUBParts.container) + entry("EPUB/style.css", EPUBParts.style)
  }

  mutating func add(_ page: ScanPage) throws(ScanTooLarge) -> [UInt8] {
    var bytes: [UInt8] = []
    if pagesInBody == 0 || pagesInBody == Self.mostPages || beginsChapter(page) {
      bytes += try endDocument()
      documents += 1
    }
    places.append(documentName)
    headings.add(page.section, at: page.number - 1)
    bytes += try addPicture(of: page)
    body += SectionMarkup(page.section, page: page.number, picture: page.picture?.ending).text
    pagesInBody += 1
    return bytes
  }

  mutating func end() throws(ScanTooLarge) -> [UInt8] {
    var bytes = try endDocument()
    let contents = description.outline.isEmpty ? headings.entries : description.outline
    let navigation = EPUBNavigation(contents, title: description.metadata.title, places: places).text
    bytes += try entry(
      "EPUB/nav.xhtml", EPUBParts.document(navigation, description.metadata.title, description.language))
    bytes += try entry("EPUB/package.opf", EPUBParts.package(description, items: items, spine: spine + pictures))
    return bytes + archive.end()
  }

  /// Returns a Boolean value that indicates whether a page begins with a heading of the highest rank, or is one that
  /// the table of contents leads to.
  private func beginsChapter(_ page: ScanPage) -> Bool {
    page.section.blocks.first?.headingLevel == 1 || chapters.contains(page.number - 1)
  }

  private var documentName: String { "text-\(documents).xhtml" }

  private mutating func endDocument() throws(ScanTooLarge) -> [UInt8] {
    guard pagesInBody > 0 else { return [] }
    let text = EPUBParts.document("<body>\n\(body)</body>", description.metadata.title, description.language)
    let (name, id) = (documentName, "t\(documents)")
    (body, pagesInBody) = ("", 0)
    items += EPUBParts.item(id, name, "application/xhtml+xml")
    spine += "<itemref idref=\"\(id)\"/>\n"
    return try entry("EPUB/\(name)", text)
  }

  private mutating func addPicture(of page: ScanPage) throws(ScanTooLarge) -> [UInt8] {
    guard let picture = page.picture else { return [] }
    let (name, number) = (EPUBParts.picture(page.number, picture.ending), page.number)
    items += EPUBParts.item("p\(number)", name, picture.mediaType)
    items += EPUBParts.item("i\(number)", EPUBParts.pictureDocument(number), "application/xhtml+xml")
    pictures += "<itemref idref=\"i\(number)\" linear=\"no\"/>\n"
    let label = description.words.text(Phrase(.pictureOfPage, ["page": .count(number)])).xmlEscaped
    let body = """
      <body>
      <p><a href="\(documentName)#page\(number)"><img src="\(name)" alt="\(label)"/></a></p>
      </body>
      """
    return try entry("EPUB/\(name)", picture.bytes)
      + entry(
        "EPUB/\(EPUBParts.pictureDocument(number))", EPUBParts.document(body, label, description.words.language))
  }

  private mutating func entry(_ name: String, _ text: String) throws(ScanTooLarge) -> [UInt8] {
    try entry(name, Array(text.utf8))
  }

  private mutating func entry(_ name: String, _ bytes: [UInt8]) throws(ScanTooLarge) -> [UInt8] {
    guard let entry = archive.entry(name, bytes) else { throw ScanTooLarge() }
    return entry
  }
}
