import CZlib
import Dictionaries
import Foundation
import TestSupport
import Testing

@Suite struct DictionariesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [true, false])
  func `an entry is found in a dictionary of dictd, compressed or plain`(isCompressed: Bool) throws {
    let pack: (([UInt8]) -> [UInt8])? = isCompressed ? { packed($0) } : nil
    try DictionaryFixture.small.write(as: "small", to: folder.path, pack: pack)
    let dictionaries = Dictionaries(in: ["/nowhere", folder.path])
    #expect(!dictionaries.isEmpty)
    let entry = try #require(dictionaries.entry(of: "zoo"))
    #expect(entry.word == "Zoo")
    #expect(entry.text.sense == "A park in which wild animals are kept and shown.")
    #expect(entry.text.lines.count == 4)
    #expect(entry.text.lines.last == "   2. A place in disorder.")
    #expect(dictionaries.entry(of: "ZOO") == entry)
    #expect(dictionaries.entry(of: "zebra") == nil)
    #expect(dictionaries.entry(of: "00-database-info") == nil)
  }

  @Test(arguments: [
    ("running", "run", "move fast on foot; \"she runs\""), ("runs", "run", "move fast on foot; \"she runs\""),
    ("Zoos", "Zoo", "A park in which wild animals are kept and shown."), ("plainest", "plain", "not decorated"),
    ("zoo’s", "Zoo", "A park in which wild animals are kept and shown."),
  ])
  func `a word is found by what it is a form of, and its first sense is told`(
    word: String, head: String, sense: String
  ) throws {
    try DictionaryFixture.small.write(as: "small", to: folder.path)
    let entry = Dictionaries(in: [folder.path]).entry(of: word)
    #expect(entry?.word == head)
    #expect(entry?.text.sense == sense)
  }

  @Test func `WordNet is read from its sorted files`() throws {
    let words = (0..<300).map { (lemma: "word\($0)", glosses: ["the word number \($0)"]) }
    try DictionaryFixture.writeWordNet(
      words + [("ice_cream", ["frozen cream", "a portion of it"])], to: folder.path)
    let dictionaries = Dictionaries(in: [folder.path])
    for number in [0, 1, 99, 299] {
      #expect(dictionaries.entry(of: "word\(number)")?.text.sense == "the word number \(number)")
    }
    #expect(dictionaries.entry(of: "Ice cream")?.text.lines == ["noun", "  1. frozen cream", "  2. a portion of it"])
    #expect(dictionaries.entry(of: "ice cream")?.text.sense == "frozen cream")
    #expect(dictionaries.entry(of: "word300") == nil)
    #expect(dictionaries.entry(of: "a") == nil)
    #expect(dictionaries.entry(of: "zzz") == nil)
  }

  @Test func `no byte of an entry reaches a terminal as a command`() throws {
    try DictionaryFixture.small.write(as: "small", to: folder.path)
    let text = try #require(Dictionaries(in: [folder.path]).entry(of: "hostile")?.text)
    for line in text.lines + [text.sense] {
      #expect(
        !line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}" })
    }
  }

  @Test func `damaged dictionaries give nothing, and never crash`() throws {
    try DictionaryFixture.small.write(as: "small", to: folder.path, pack: packed)
    let path = folder.path + "/dictd/small.dict.dz"
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let entry = try #require(Dictionaries(in: [folder.path]).entry(of: "plain")?.text.lines)
    for count in stride(from: 0, to: whole.count, by: 3) {
      try Data(whole.prefix(count)).write(to: URL(fileURLWithPath: path))
      let found = Dictionaries(in: [folder.path]).entry(of: "plain")?.text.lines
      // An entry that is whole before the cut is given whole.
      #expect(found == nil || found == entry, "\(count) bytes")
    }
    var seed = Seed("damaged dictionaries")
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<3 {
        bytes[Int.random(in: 2..<bytes.count, using: &seed)] = UInt8.random(in: 0...255, using: &seed)
      }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      _ = Dictionaries(in: [folder.path]).entry(of: "zoo")
    }
  }
}

/// A chunk as a raw deflate stream: what zlib writes, without its own header and check.
private func packed(_ bytes: [UInt8]) -> [UInt8] {
  var size = compressBound(uLong(bytes.count))
  var packed = [UInt8](repeating: 0, count: Int(size))
  compress2(&packed, &size, bytes, uLong(bytes.count), 9)
  return Array(packed[2..<Int(size) - 4])
}
