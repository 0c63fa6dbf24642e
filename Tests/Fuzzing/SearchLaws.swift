import TestSupport
import TextModel
import TextUnits

/// The laws for any search in any text.
enum SearchLaws {
  /// The input is the options as a byte, what is looked for, and from the next line on the paragraphs of a text.
  static func check(_ bytes: [UInt8]) {
    guard let options = bytes.first else { return }
    let lines = bytes.dropFirst().split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let query = SearchQuery(lines.first ?? "", SearchQuery.Options(rawValue: Int(options & 7)))
    let section = TextFixture(paragraphs: Array(lines.dropFirst())).section(0)
    // A wrong pattern, and one that comes to no end, are refused.
    guard let search = try? TextSearch(query), let matches = try? search.matches(in: section) else { return }
    var end = 0
    for match in matches {
      require(match.lowerBound >= end && !match.isEmpty, "the match \(match) does not follow \(end)")
      require(match.upperBound <= section.length, "the match \(match) runs over the end")
      end = match.upperBound
    }
    let edges = characterEdges(of: section.text)
    for match in matches {
      require(edges.contains(match.lowerBound) && edges.contains(match.upperBound), "\(match) splits a character")
    }
  }

  private static func characterEdges(of text: String) -> Set<Int> {
    var edges: Set<Int> = [0]
    var offset = 0
    for character in text {
      offset += character.utf8.count
      edges.insert(offset)
    }
    return edges
  }
}
