import Foundation

/// A dictionary as dictd keeps it, and a database as WordNet keeps it, written by the formats' own descriptions.
package struct DictionaryFixture {
  package var entries: [(word: String, text: String)]

  /// Creates a dictionary of entries.
  package init(_ entries: [(word: String, text: String)]) { self.entries = entries }

  /// A few entries in the manner of the large dictionaries.
  package static var small: DictionaryFixture {
    DictionaryFixture([
      ("00-database-info", "A small dictionary."),
      (
        "Zoo",
        "Zoo \\Zoo\\, n.\n   1. A park in which wild animals are kept\n      and shown.\n\n   2. A place in disorder.\n"
      ),
      ("run", "run\n     v 1: move fast on foot; \"she runs\"\n     2: flow\n"),
      ("plain", "plain\n  not decorated\n"),
      ("hostile", "hostile\n  a\u{1B}]0;b\u{07}\u{202E}c\n"),
    ])
  }

  /// Writes the dictionary into `dictd` of a folder; `pack` makes a chunk of its text what the file holds, and without
  /// it the text is plain.
  package func write(as name: String, to folder: String, chunk: Int = 40, pack: (([UInt8]) -> [UInt8])? = nil) throws
  {
    let place = folder + "/dictd"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var text: [UInt8] = []
    var index = ""
    for entry in entries {
      let bytes = Array(entry.text.utf8)
      index += "\(entry.word)\t\(Self.digits(text.count))\t\(Self.digits(bytes.count))\n"
      text += bytes
    }
    try Data(index.utf8).write(to: URL(fileURLWithPath: place + "/\(name).index"))
    guard let pack else {
      return try Data(text).write(to: URL(fileURLWithPath: place + "/\(name).dict"))
    }
    let chunks = stride(from: 0, to: text.count, by: chunk).map { start in
      pack(Array(text[start..<min(text.count, start + chunk)]))
    }
    // The header of dictzip: an extra field "RA" with version, length of a chunk, their number and their sizes.
    let table = [1, chunk, chunks.count] + chunks.map(\.count)
    let extra = Array("RA".utf8) + Self.pair(table.count * 2) + table.flatMap(Self.pair)
    let name8 = Array("\(name).dict".utf8) + [0]
    let header: [UInt8] = [0x1F, 0x8B, 8, 0x04 | 0x08, 0, 0, 0, 0, 0, 3] + Self.pair(extra.count) + extra + name8
    let file = header + chunks.joined() + [UInt8](repeating: 0, count: 8)
    try Data(file).write(to: URL(fileURLWithPath: place + "/\(name).dict.dz"))
  }

  /// Writes nouns with their glosses as a database of WordNet into `wordnet` of a folder.
  package static func writeWordNet(_ nouns: [(lemma: String, glosses: [String])], to folder: String) throws {
    let place = folder + "/wordnet"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var data = "  1 This software and database is provided as it is.\n"
    var index = "  1 This software and database is provided as it is.\n"
    for noun in nouns.sorted(by: { $0.lemma.utf8.lexicographicallyPrecedes($1.lemma.utf8) }) {
      let offsets = noun.glosses.map { gloss in
        let offset = String(data.utf8.count)
        let padded = String(repeating: "0", count: 8 - offset.count) + offset
        data += "\(padded) 03 n 01 \(noun.lemma) 0 000 | \(gloss)  \n"
        return padded
      }
      index += "\(noun.lemma) n \(offsets.count) 0 \(offsets.count) 0 \(offsets.joined(separator: " "))  \n"
    }
    try Data(data.utf8).write(to: URL(fileURLWithPath: place + "/data.noun"))
    try Data(index.utf8).write(to: URL(fileURLWithPath: place + "/index.noun"))
  }

  private static func pair(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }

  private static func digits(_ number: Int) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var (rest, text) = (number, "")
    repeat {
      text = String(digits[rest % 64]) + text
      rest /= 64
    } while rest > 0
    return text
  }
}
