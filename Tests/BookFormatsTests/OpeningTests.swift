import Archives
import BookFormats
import TestSupport
import Testing
import TextModel
import Words

@Suite struct OpeningTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    ("<!DOCTYPE html><p>x", "a.txt", Book.Format.html), ("\u{FEFF}\n<!-- c -->\n<HTML><p>x", "a", .html),
    ("<?xml version='1.0'?><html/>", "a", .html), ("<p>x</p>", "a", .html), ("<p>x</p>", "README.md", .markdown),
    ("# x", "a.markdown", .markdown), ("# x", "a.txt", .text), ("# x", "a", .text), ("<x> y", "a", .text),
    ("x", "a.HTM", .html), ("", "a", .text), ("<p>x</p>", "a.txt", .text),
  ])
  func `the format is told by the content first, then by the suffix`(
    content: String, name: String, format: Book.Format
  ) throws {
    #expect(try Book.open(path: folder.write(content, to: name)).format == format)
    #expect(try Book.open(bytes: Array(content.utf8), name: name).format == format)
  }

  @Test func `an EPUB is one whatever its name, on standard input too`() throws {
    let path = try EPUBFixture("<p>one</p>").write(to: folder, "book.txt")
    #expect(try Book.open(path: path).format == .epub)
    let bytes = try #require(FileBytes.read(path))
    #expect(try Book.open(bytes: bytes, name: "Standard input").section(0).text == "one\n")
  }

  @Test(arguments: [
    Array("\u{FEFF}".utf8), Array("\r\n".utf8), Array("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n".utf8),
    Array("MZ".utf8) + [UInt8](repeating: 0, count: 70_000), [0x7F, 0x45, 0x4C, 0x46] + [UInt8](0...255),
  ])
  func `an EPUB behind something else is opened, and what stands before it told`(before: [UInt8]) throws {
    let bytes = try before + #require(FileBytes.read(EPUBFixture("<p>one</p>").write(to: folder)))
    let path = try folder.write(bytes, to: "late.epub")
    for book in [try Book.open(path: path), try Book.open(bytes: bytes, name: path)] {
      #expect(book.section(0).text == "one\n")
      #expect(
        book.diagnostics.map(\.message) == ["\(path): something stands before the archive, and is passed over."])
    }
  }

  @Test(arguments: [
    ("<title> A  title </title><h1>Head</h1>", "a.html", "A title"), ("<h1>Head</h1>", "a.html", "Head"),
    ("<p>x", "dir.d/a.b.html", "a.b"), ("## x\n# Head *em*\n", "a.md", "Head em"), ("## x", "notes.md", "notes"),
    ("<h1><img src='i'></h1><p>x", "a.html", "a"), ("<h1><img src='i'></h1><h1>Head</h1>", "a.html", "Head"),
    ("x", "letter.txt", "letter"), ("x", "Standard input", "Standard input"), ("x", ".hidden", ".hidden"),
  ])
  func `a book without a title goes by its first heading, else by its name`(
    content: String, name: String, title: String
  ) throws {
    #expect(try Book.open(bytes: Array(content.utf8), name: name).metadata.title == title)
  }

  @Test func `what cannot be opened is refused by name and cause`() throws {
    let gone = folder.path + "/gone.epub"
    #expect(throws: BookError.noSuchFile(file: gone)) { try Book.open(path: gone) }
    #expect(throws: BookError.isDirectory(file: folder.path)) { try Book.open(path: folder.path) }
    let pdf = try folder.write("%PDF-1.4", to: "a.epub")
    let needed = BookError.needsPackage(file: pdf, kind: Complaint(.kindPDF), package: "poppler-utils")
    #expect(throws: needed) { try Book.open(path: pdf) }
    let binary = try folder.write([1, 0, 2], to: "a")
    #expect(throws: BookError.unknownFormat(file: binary, kind: Complaint(.kindBinary))) {
      try Book.open(path: binary)
    }
    try ZipWriter.write([("a.bin", [1])], to: folder.path + "/a.zip")
    #expect(throws: BookError.noPackage(file: folder.path + "/a.zip")) { try Book.open(path: folder.path + "/a.zip") }
    let empty = try EPUBFixture().write(to: folder)
    #expect(throws: BookError.noSpine(file: empty, entry: "EPUB/package.opf")) { try Book.open(path: empty) }
    let cut = try folder.write("PK\u{3}\u{4}cut", to: "c.epub")
    #expect { try Book.open(path: cut) } throws: { ($0 as? BookError)?.cause == .data }
  }

  @Test(arguments: [
    ([("notes.txt", "One line.")], "notes", "One line.\n"),
    ([("a/walk.md", "# The Walk\n\nOne."), ("a/b.png", "x")], "The Walk", "The Walk\nOne.\n"),
    (
      [("metadata.opf", "<package/>"), ("style.css", ""), ("index.html", "<title>A Walk</title><p>One.")], "A Walk",
      "One.\n"
    ),
  ])
  func `a document that is packed alone is opened`(entries: [(String, String)], title: String, text: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/packed.zip"
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
    let book = try Book.open(path: path)
    #expect(book.metadata.title == title)
    #expect((0..<book.sectionCount).map { book.section($0).text }.joined() == text)
  }

  @Test func `of several documents, and of an archive in an archive, none is opened for the others`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/packed.zip"
    for entries in [[("a.txt", "One."), ("b.txt", "Two.")], [("a.txt", "PK\u{3}\u{4}cut")]] {
      try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
      #expect(throws: BookError.noPackage(file: path)) { try Book.open(path: path) }
    }
  }

  @Test(arguments: [
    ("ITSF\u{3}", Phrase.Key.kindHelp), ("ITOLITLS", .kindReader), ("Rar!\u{1A}\u{7}a", .kindRAR),
    ("TPZ0", .kindMobipocket),
    ("CONT\u{2}\u{0}", .kindMobipocket),
    (
      "<?xml version='1.0'?><fulfillmentToken xmlns='http://ns.adobe.com/adept'><distributor/></fulfillmentToken>",
      .kindTicket
    ),
  ])
  func `what leads to a book, or holds it in a way that is not read, is refused by its name`(
    bytes: String, kind: Phrase.Key
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "book")
    #expect(throws: BookError.unknownFormat(file: path, kind: Complaint(kind))) { try Book.open(path: path) }
  }

  @Test(arguments: [
    (BookError.noSuchFile(file: "f"), "f: no such file; check the name.", BookError.Cause.noInput),
    (.isDirectory(file: "f"), "f: is a directory; name a book inside it.", .data),
    (
      .unreadable(file: "f", reason: .system(13)),
      "f: cannot be read (Permission denied); check its permissions.", .inputOutput
    ),
    (.tooLarge(file: "f", limit: 64 << 20), "f: is larger than 64 MB; split it into smaller books.", .data),
    (
      .unknownFormat(file: "f", kind: Complaint(.kindDjVu)),
      "f: is a DjVu document; open an EPUB, FB2, DAISY, HTML, Markdown or text file instead.", .data
    ),
    (
      .damagedArchive(file: "f", reason: Complaint(.archiveForeign)),
      "f: is a damaged archive (it is no ZIP archive); get the file again.", .data
    ),
    (
      .damagedEntry(file: "f", entry: "e", reason: Complaint(.entryMissing)),
      "f: e cannot be read (it is not in the archive); get the file again.", .data
    ),
    (
      .noPackage(file: "f"),
      "f: is an archive without a book in it; open an EPUB, FB2, DAISY, HTML, Markdown or text file instead.", .data
    ),
    (.noText(file: "f", entry: nil), "f: holds no text to read; get the file again.", .data),
    (.noText(file: "f", entry: "e"), "f: e: holds no text to read; get the file again.", .data),
    (
      .onlySound(file: "f", entry: "e"),
      "f: e leads to no text, and to no sound that is there; copy all files of the book.", .data
    ),
    (.severalBooks(file: "f", count: 2), "f: holds 2 books; unpack it and open one of them.", .data),
    (.noChapters(file: "f", count: 1), "f: its only chapter is not in the archive; get the file again.", .data),
    (
      .noChapters(file: "f", count: 3), "f: none of its 3 chapters is in the archive; get the file again.", .data
    ),
    (.noSpine(file: "f", entry: "e"), "f: e lists nothing to read; get the file again.", .data),
    (
      .encrypted(file: "f", entry: "e"),
      "f: e is encrypted (DRM); open the book in the program of its shop or library.", .data
    ),
    (
      BookError(ArchiveError.encrypted(file: "f", entry: "e")),
      "f: e is encrypted with a password; unpack the archive with it, and open what was in it.", .data
    ),
    (
      BookError(ArchiveError.tooManyEntries(file: "f", limit: 3)),
      "f: is a damaged archive (it has more than 3 entries); get the file again.", .data
    ),
    (BookError(.empty(file: "f")), "f: is a damaged archive (it is empty); get the file again.", .data),
    (
      BookError(.unsupported(file: "f", entry: "e")),
      "f: e cannot be read (it is packed by a method that is not known here); get the file again.", .data
    ),
    (
      BookError(.damaged(file: "f", entry: "e", reason: ArchiveFault(.other, "CRC\u{1B} error"))),
      "f: e cannot be read (it is damaged: CRC error); get the file again.", .data
    ),
    (
      BookError(.tooLarge(file: "f", entry: "e", limit: 2 << 20)),
      "f: e cannot be read (it unpacks to more than 2 MB, or far more than it should); get the file again.", .data
    ),
    (.noSuchFile(file: "f\u{1B}[31m\n\u{202E}g"), "f\\x1B[31m\\ng: no such file; check the name.", .noInput),
  ])
  func `every error says in one sentence what is wrong, where, and what to do`(
    error: BookError, message: String, cause: BookError.Cause
  ) {
    #expect(error.message == message)
    #expect(error.cause == cause)
  }

  @Test func `bytes of every kind are no text, and a text with a byte or two that were lost is one`() throws {
    let packed = (0..<3000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 256) }
    #expect(throws: BookError.self) { try Book.open(bytes: packed, name: "a.bin") }
    let text =
      Array(String(repeating: "It rained all day.\n", count: 100).utf8) + [0, 1] + Array("And night.\n".utf8)
    #expect(try Book.open(bytes: text, name: "a.txt").section(0).text.contains("And night."))
  }
}
