import Archives
import Markup
import Words

/// The amount of text in a word processor's document, and the limits of pandoc for it.
///
/// pandoc holds some 50 bytes for each byte of a text, and needs more time the more it holds. A small file that unpacks
/// to a large text, or one with elements nested thousands deep, would take all the memory, and would not end in time.
struct OfficeWeight {
  /// The greatest ratio of the size of a document to that of its file.
  ///
  /// Text packs to a tenth of its size, and tables to less. A document beyond the ratio holds no real text, and gets
  /// the limits of a short document.
  private static let unfolding = 24
  /// The memory that pandoc needs for a short document, and for each byte of one, in bytes.
  private static let (memory, memoryPerByte) = (112 << 20, 64)
  private static let mostMemory = 1 << 30
  /// The memory between the limit that pandoc keeps itself and the one that is enforced, in bytes.
  private static let fence = 64 << 20
  /// The time limit, some ten times as long as pandoc needs.
  private static let (seconds, secondsPerMegabyte) = (10, 6)
  private static let mostSeconds = 60

  private let bytes: Int

  /// Weighs the input of pandoc; `packed` is the size of the file that it comes from.
  init(bytes: Int, packed: Int) { self.bytes = bytes > packed * Self.unfolding ? 0 : bytes }

  /// Weighs the parts of a document; `packed` is the size of its file.
  ///
  /// - Throws: `BookError.damagedEntry` for a part whose elements are nested deeper than in any document of an author.
  init(_ archive: Archive, _ format: OfficeFormat, packed: Int) throws(BookError) {
    var bytes = 0
    for name in archive.names where name.hasSuffix(".xml") || name.hasSuffix(".rels") {
      guard let part = try? archive.read(name) else { continue }
      guard !MarkupDepth.isTooDeep(part, table: format == .odt ? "table" : "tbl") else {
        throw .damagedEntry(file: archive.file, entry: name, reason: Complaint(.tooDeepElements))
      }
      bytes += part.count
    }
    self.init(bytes: bytes, packed: packed)
  }

  /// The limit of pandoc's own memory, in megabytes.
  var megabytes: Int { min(Self.memory + bytes * Self.memoryPerByte, Self.mostMemory) >> 20 }

  /// The limits of pandoc.
  var limits: ToolLimits {
    ToolLimits(
      seconds: min(Self.seconds + (bytes >> 20) * Self.secondsPerMegabyte, Self.mostSeconds),
      bytes: Book.documentLimit,
      memory: megabytes << 20 + Self.fence)
  }
}
