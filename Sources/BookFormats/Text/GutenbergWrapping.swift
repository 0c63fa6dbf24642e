import TextModel

/// What Project Gutenberg puts around a text: a header that tells what it is, and a licence at its end.
struct GutenbergWrapping {
  /// The text between the two.
  let body: Range<Int>
  /// What the header says of the book; the title is empty where it gives none.
  let metadata: BookMetadata

  /// How far into a text its header may reach.
  private static let headerLimit = 32 << 10

  /// Finds the lines that begin with "*** START OF" and "*** END OF"; nil in a text without the first.
  init?(_ bytes: [UInt8]) {
    var header: [String] = []
    var start: Int?
    for line in Lines(bytes, in: 0..<min(bytes.count, Self.headerLimit)) {
      if Self.isMark(line.content, "START") {
        start = line.range.upperBound
        break
      }
      header.append(String(decoding: line.content, as: UTF8.self))
    }
    guard let start else { return nil }
    body = start..<max(start, Self.end(bytes, from: start) ?? bytes.count)
    metadata = Self.metadata(header)
  }

  private static func end(_ bytes: [UInt8], from start: Int) -> Int? {
    // Most of a text has no line that begins with a star or with "End of".
    for line in Lines(bytes, in: start..<bytes.count) {
      let first = line.content.first
      guard first == 0x2A || first == 0x45 else { continue }
      if isMark(line.content, "END") || isFarewell(line.content) { return line.range.lowerBound }
    }
    return nil
  }

  private static func isMark(_ line: ArraySlice<UInt8>, _ word: String) -> Bool {
    guard line.first == 0x2A, line.count < 400 else { return false }
    let text = TextFilter.line(line.drop { $0 == 0x2A }).uppercased()
    return text.hasPrefix(word + " OF ") && text.contains("PROJECT GUTENBERG")
  }

  /// "End of the Project Gutenberg EBook of ...", which stands before the mark.
  private static func isFarewell(_ line: ArraySlice<UInt8>) -> Bool {
    ["End of the Project Gutenberg", "End of Project Gutenberg"].contains { line.starts(with: $0.utf8) }
  }

  /// Reads "Title: ..." and the like; a line that is set in goes on with the one before.
  private static func metadata(_ lines: [String]) -> BookMetadata {
    var metadata = BookMetadata(title: "")
    var key: String?
    for line in lines {
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
