import Archives
import Markup
import Words

/// The amount of text in a word processor's document, and the limits of pandoc for it.
///
/// pandoc holds some 50 bytes for each of a text, and takes the longer the more it holds, so that a small file that
/// unfolds to a large text, or one with elements nested thousands deep, would take all the memory and all the patience there is.
struct OfficeWeight {
  /// The ratio to which documents unfold: text packs to a tenth of its size, all tables to less; a document that
  /// unfolds to more is no text, and may take what a short document takes.
  private static let unfolding = 24
  /// The memory that pandoc itself needs, with room for a short document, and for each byte of one.
  private static let (memory, memoryPerByte) = (112 << 20, 64)
  private static let mostMemory = 1 << 30
  /// The fence behind the limit that pandoc keeps itself.
  private static let fence = 64 << 20
  /// Some ten times as long as it takes.
  private static let (seconds, secondsPerMegabyte) = (10, 6)
  private static let mostSeconds = 60

  private let bytes: Int

  /// Weighs what pandoc is to read; `packed` is the size of the file that it comes from.
  init(bytes: Int, packed: Int) { self.bytes = bytes > packed * Self.unfolding ? 0 : bytes }

  /// Weighs the parts of a document; `packed` is the size of its file.
  ///
  /// - Throws: `BookError.damagedEntry` for a part whose elements stand in each other deeper than anyone writes.
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

  /// The megabytes that pandoc is told to hold no more than.
  var megabytes: Int { min(Self.memory + bytes * Self.memoryPerByte, Self.mostMemory) >> 20 }

  /// The limits of pandoc.
  var limits: ToolLimits {
    ToolLimits(
      seconds: min(Self.seconds + (bytes >> 20) * Self.secondsPerMegabyte, Self.mostSeconds),
      bytes: Book.documentLimit,
      memory: megabytes << 20 + Self.fence)
  }
}
