import BookFormats
import Lectern
import ScannedText
import TestSupport
import TextModel

/// The laws for any bytes that the programs answer which read documents: those of poppler-utils and djvulibre, pandoc,
/// and the helper that recognises pages.
enum ToolLaws {
  /// The most sections that are read: a program may tell of any number of pages.
  private static let most = 12

  /// The input is the kind of the document as a byte, and what the programs answer, with the separator of the documents
  /// of a publication between them.
  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let kind = Kind.allCases[Int(first) % Kind.allCases.count]
    let answers = bytes.dropFirst().split(separator: BookLaws.separator, omittingEmptySubsequences: false).map(
      Array.init)
    let tools = AnyTools(answers: Dictionary(zip(kind.programs, answers)) { first, _ in first })
    do throws(BookError) {
      check(try Book.open(bytes: kind.document(answers), name: kind.name, tools: tools))
    } catch {
      BookLaws.requirePlain(error.message, "an error")
    }
  }

  private static func check(_ book: Book) {
    for index in 0..<min(book.sectionCount, most) {
      let section = book.section(index)
      if let law = SectionLaws.broken(by: section) { fatalError("section \(index): \(law)") }
      BookLaws.requirePlain(section.visibleText, "the visible text")
      check(book.geometry(ofSection: index) ?? .none, of: section)
    }
    BookLaws.checkWords(of: book)
    guard let pages = ScannedText(book) else { return }
    for page in 0..<min(book.sectionCount, most) {
      for element in pages.elements(onPage: page) ?? [] {
        require(element.text.contains { !$0.isWhitespace }, "a paragraph without words")
        for line in element.lines { require(line.range.upperBound <= element.text.endIndex, "a line over the end") }
        _ = element.selectionRects(for: element.text.startIndex..<element.text.endIndex)
      }
    }
  }

  /// Lines and their words stand in the section, one after the other in a line.
  private static func check(_ geometry: PageGeometry, of section: Section) {
    for line in geometry.lines {
      require(line.range.lowerBound >= 0 && line.range.upperBound <= section.length, "a line over the end")
      var end = line.range.lowerBound
      for word in line.words {
        require(
          word.range.lowerBound >= end && word.range.upperBound <= line.range.upperBound, "a word out of its line")
        require(word.confidence.map { (0...100).contains($0) } ?? true, "a confidence of \(word.confidence ?? 0)")
        end = word.range.upperBound
      }
    }
  }

  /// A document that programs read.
  private enum Kind: CaseIterable {
    case pdf, picture, djvu, comic, rtf, word, mobipocket

    /// The programs in the order of their answers; a part of the document itself has no name.
    var programs: [String] {
      switch self {
      case .pdf: ["pdfinfo", "pdftohtml", "pdftotext", "layout", "hocr", "pdftoppm"]
      case .picture: ["count", "hocr"]
      case .djvu: ["djvused", "djvutxt", "hocr", "ddjvu"]
      case .comic: ["", "", "hocr"]
      case .rtf, .word: ["", "pandoc"]
      case .mobipocket: [""]
      }
    }

    var name: String {
      switch self {
      case .pdf: "book.pdf"
      case .picture: "book.png"
      case .djvu: "book.djvu"
      case .comic: "book.cbz"
      case .rtf: "book.rtf"
      case .word: "book.docx"
      case .mobipocket: "book.mobi"
      }
    }

    /// Returns the document, with the parts of the input that are its own.
    func document(_ parts: [[UInt8]]) -> [UInt8] {
      let own = parts.first ?? []
      switch self {
      case .pdf: return Array("%PDF-1.7\n".utf8)
      case .picture: return Self.png
      case .djvu: return Array("AT&TFORM\0\0\0\u{C}DJVUINFO".utf8)
      case .comic:
        return Self.packed([("1.png", Self.png), ("1.xml", own), ("ComicInfo.xml", parts.dropFirst().first ?? [])])
      case .rtf: return Array("{\\rtf1 ".utf8) + own
      case .word:
        return Self.packed([
          ("[Content_Types].xml", Self.types), ("word/document.xml", own), ("word/numbering.xml", own),
        ])
      case .mobipocket: return own
      }
    }

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let types = Array(
      ("<Types><Override PartName='/word/document.xml' ContentType="
        + "'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'/></Types>").utf8)

    private static func packed(_ entries: [(String, [UInt8])]) -> [UInt8] {
      guard let archive = try? ZipWriter.bytes(entries) else { fatalError("the archive cannot be made") }
      return archive
    }
  }
}

/// Programs that answer any bytes at all.
private struct AnyTools: DocumentTools {
  let answers: [String: [UInt8]]

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    let name = words.contains("-bbox-layout") ? "layout" : words[words.first == "lectern-pages" ? 1 : 0]
    guard let answer = answers[name] else { throw .missing }
    return Array(answer.prefix(limits.bytes))
  }

  func file(writtenBy words: (_ folder: String) -> [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    Self.publication
  }

  /// The publication that is made of a Mobipocket book, whatever is in that.
  private static let publication = (try? ZipWriter.bytes(Layer.fixture.entries)) ?? []

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }

  private struct Held: HeldFile {
    let path = "/dev/null"
  }
}
