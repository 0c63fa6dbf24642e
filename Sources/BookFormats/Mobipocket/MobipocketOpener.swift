import Archives
import Words

/// Opens a Mobipocket or Kindle book through the EPUB that the program `mobitool` makes of it.
enum MobipocketOpener {
  private static let tool = "mobitool"
  /// A book takes less than a second; the pictures of one may take some hundred megabytes.
  private static let limits = ToolLimits(seconds: 30, bytes: 512 << 20, memory: 2 << 30)
  /// The number of bytes in which the first record begins: each record before it has 8 in a table.
  private static let head = 600 << 10

  static func open(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue, _ language: String?
  ) throws(BookError) -> Book {
    let database: PalmDatabase
    switch place {
    case .file(let path): database = PalmDatabase(try FileReader.prefix(of: path, limit: head))
    case .memory(let bytes): database = PalmDatabase(Array(bytes.prefix(head)))
    }
    // mobitool says so in a line of its own standard output, and only for some books.
    guard !database.isEncrypted else {
      throw .encrypted(file: name, entry: database.name.isEmpty ? name : database.name, scheme: "Kindle")
    }
    let document = try ToolDocument(
      place, name: name, kind: Complaint(.kindMobipocket), package: "libmobi-tools", tools: tools)
    let publication: [UInt8]
    do throws(ToolFailure) {
      publication = try document.file(writtenBy: { [tool, "-e", "-o", $0] }, limits: limits)
    } catch {
      throw document.error(error, of: tool)
    }
    let archive: Archive
    do { archive = try Archive(bytes: publication, name: name) } catch { throw BookError(error) }
    let title = database.name.isEmpty ? FormatSniffer.title(of: name) : database.name
    let book = try ArchiveOpener.open(archive, title: title, Recognition(tools, words, language))
    return Book(book, format: .mobipocket) { $0 }
  }
}
