import TextModel

/// The parts that Project Gutenberg puts around a text, or around each of several in one file: a header that describes
/// it, and a licence at its end.
struct GutenbergWrapping {
  /// The texts, in order, none of them empty, with the title that the header of each gives it.
  let bodies: [(range: Range<Int>, title: String)]
  /// The metadata in the first header; the title is empty if it gives none.
  let metadata: BookMetadata

  /// The greatest distance of the end of a header from the start of the file, in bytes.
  private static let headerLimit = 32 << 10

  /// Finds the lines that begin with "*** START OF" and "*** END OF", or returns nil for a text without the first.
  ///
  /// - Complexity: one pass over the text, and another over the parts around its books.
  init?(_ bytes: [UInt8]) {
    var start: Range<Int>?
    for line in Lines(bytes, in: 0..<min(bytes.count, Self.headerLimit)) where GutenbergMark(line.content) == .start {
      start = line.range
      break
    }
    guard let start, GutenbergMark.areTerms(bytes, in: 0..<start.lowerBound) else { return nil }
    metadata = Self.metadata(bytes, in: 0..<start.lowerBound)
    bodies = Self.bodies(bytes, from: start.upperBound, title: metadata.title)
  }

  /// Returns the books of the file, in order, from the first on.
  ///
  /// Each ends at the last mark of an end before another text begins: earlier marks are quoted in it.
  private static func bodies(
    _ bytes: [UInt8], from start: Int, title: String
  ) -> [(range: Range<Int>, title: String)] {
    var bodies: [(range: Range<Int>, title: String)] = []
    var (start, title) = (start, title)
    /// The first line of the mark of an end, and the place behind its last line.
    var end: (first: Range<Int>, upper: Int)?
    for line in Lines(bytes, in: start..<bytes.count) {
      switch GutenbergMark(line.content) {
      case .end:
        // "End of the Project Gutenberg EBook of ..." stands before the mark, and both are one.
        let isMore = end.map { Lines.isBlank(bytes[$0.upper..<line.range.lowerBound]) } ?? false
        end = (isMore ? end?.first ?? line.range : line.range, line.range.upperBound)
      case .start:
        guard let stop = end else { continue }
        end = nil
        let header = stop.first.upperBound..<line.range.lowerBound
        guard GutenbergMark.areTerms(bytes, in: header) else { continue }
        bodies.append((start..<stop.first.lowerBound, title))
        (start, title) = (line.range.upperBound, metadata(bytes, in: header).title)
      case nil: continue
      }
    }
    let isEnded = end.map { GutenbergMark.areTerms(bytes, in: $0.first.upperBound..<bytes.count) } ?? false
    bodies.append((start..<(isEnded ? end?.first.lowerBound ?? bytes.count : bytes.count), title))
    return bodies.filter { !$0.range.isEmpty }
  }

  /// Reads "Title: ..." and the like; an indented line continues the one before.
  private static func metadata(_ bytes: [UInt8], in header: Range<Int>) -> BookMetadata {
    var metadata = BookMetadata(title: "")
    var key: String?
    for line in Lines(bytes, in: header).lazy.map({ String(decoding: $0.content, as: UTF8.self) }) {
      let isMore = line.first == " " && !line.trimmed.isEmpty
      if !isMore { key = nil }
      var value = TextFilter.line(line)
      if !isMore, let colon = line.firstIndex(of: ":") {
        key = line[..<colon].lowercased()
        value = TextFilter.line(String(line[line.index(after: colon)...]))
      }
      guard !value.isEmpty else { continue }
      switch key {
      case "title": metadata.title += (metadata.title.isEmpty ? "" : " ") + value
      case "author", "authors": metadata.creators.append(value)
      case "language": metadata.language = metadata.language ?? LanguageName.tag(value)
      default: break
      }
    }
    return metadata
  }
}
