import Foundation
import TestSupport

/// Documents that were whole once.
enum DamagedDocument {
  /// Bytes that mean something to a parser, a terminal or a file system.
  private static let tokens: [[UInt8]] =
    [
      "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{202E}", "\u{0}", "\u{FEFF}", "../../../etc/passwd", "&#0;", "&#x10FFFF;",
      "&amp;&lt;",
      "<!DOCTYPE a [<!ENTITY b \"&b;&b;\">]>", "<![CDATA[", "]]>", "<!--", "-->",
      "<table><tr><td rowspan=65534 colspan=1000>",
      "<ol start=-2147483648 reversed>", "<a href=\"file:///dev/zero\">", "%s%n", "PK\u{3}\u{4}",
      "<label for=a><input id=a>",
    ].map { Array($0.utf8) } + [[0xFF, 0xFF, 0xFF, 0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x9B]]

  private static let originals: [(name: String, bytes: [UInt8])] = {
    let books = FileBytes.paths(
      under: TestPackage.books, suffixes: ["epub", "fb2", "md", "txt", "html", "xhtml", "opf", "ncx"])
    var all = books.compactMap { path in
      FileBytes.read(path).map { (URL(fileURLWithPath: path).lastPathComponent, $0) }
    }
    all.append(("book.pdf", MinimalPDF([["We walked along the lake."], ["It was late."]], title: "The Walk").bytes))
    for layer in [Layer.documents, .publication, .markup] {
      for (number, seed) in ((try? layer.seeds()) ?? []).enumerated() { all.append(("\(layer)-\(number).xml", seed)) }
    }
    return all
  }()

  /// Returns a document with its name, damaged by chance.
  static func any(_ random: inout Seed) -> (name: String, bytes: [UInt8]) {
    guard let original = originals.randomElement(using: &random) else { return ("empty", []) }
    var bytes = original.bytes
    if Int.random(in: 0..<4, using: &random) == 0, let entries = parts(&random) {
      return ("parts.epub", (try? ZipWriter.bytes(entries, deflated: Bool.random(using: &random))) ?? [])
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, &random) }
    let suffixes = ["epub", "html", "md", "txt", "fb2", "xml", "pdf", "opf", "zip", "rtf", "docx"]
    let isCalledOtherwise = Int.random(in: 0..<8, using: &random) == 0
    let suffix = suffixes.randomElement(using: &random) ?? ""
    return (isCalledOtherwise ? "book.\(suffix)" : original.name, bytes)
  }

  /// Returns the entries of a publication, one or two of them damaged, packed as if they were whole.
  private static func parts(_ random: inout Seed) -> [(String, [UInt8])]? {
    var entries = Layer.fixture.entries.map { ($0.name, $0.bytes) }
    guard !entries.isEmpty else { return nil }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let index = Int.random(in: 0..<entries.count, using: &random)
      damage(&entries[index].1, &random)
    }
    return entries
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout Seed) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...4096, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.removeSubrange(end...)
    case 4: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 5:
      let token = tokens.randomElement(using: &random) ?? []
      let times = [1, 1, 1, 300].randomElement(using: &random) ?? 1
      bytes.insert(contentsOf: Array(repeating: token, count: times).joined(), at: start)
    case 6:
      for index in start..<min(end, start + 8) { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    default:
      guard let other = originals.randomElement(using: &random)?.bytes, !other.isEmpty else { return }
      let from = Int.random(in: 0..<other.count, using: &random)
      bytes.replaceSubrange(start..<end, with: other[from..<min(other.count, from + 4096)])
    }
  }
}
