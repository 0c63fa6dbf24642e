import Dictionaries
import Foundation
import TestSupport

/// The laws for any bytes that are taken for a dictionary of dictd or for WordNet.
enum DictionaryLaws {
  /// The greatest length of a sense, in characters.
  private static let longestSense = 600

  /// The input is the kind of the dictionary as a byte, a word, an index, and the text of the entries.
  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let parts = bytes.dropFirst().split(separator: BookLaws.separator, maxSplits: 2, omittingEmptySubsequences: false)
    let word = String(decoding: parts[0], as: UTF8.self)
    let (index, text) = (parts.dropFirst().first ?? [], parts.dropFirst(2).first ?? [])
    check(EntryText(String(decoding: text, as: UTF8.self), of: word))
    let names =
      first.isMultiple(of: 2) ? ("dictd/x.index", "dictd/x.dict") : ("wordnet/index.noun", "wordnet/data.noun")
    let files = [
      FuzzedProgram.write(index, to: "share/" + names.0), FuzzedProgram.write(text, to: "share/" + names.1),
    ]
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    guard let entry = Dictionaries(in: [FuzzedProgram.home.path + "/share"]).entry(of: word) else { return }
    require(!SectionLaws.hasControls(entry.word), "a word with control characters: \(entry.word.debugDescription)")
    check(entry.text)
  }

  private static func check(_ text: EntryText) {
    for line in text.lines {
      require(!SectionLaws.hasControls(line), "a line with control characters: \(line.debugDescription)")
      require(line.contains { !$0.isWhitespace }, "an empty line")
    }
    require(text.sense.count <= longestSense, "a sense of \(text.sense.count) characters")
    require(!SectionLaws.hasControls(text.sense), "a sense with control characters")
  }
}
