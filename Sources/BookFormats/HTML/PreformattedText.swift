import Markup

/// Distinguishes verse and prose in a `pre` element from code.
///
/// Old books of Project Gutenberg, and poems on many pages, keep their lines so, and as code they would be spelled
/// out character by character.
struct PreformattedText {
  /// A Boolean value that indicates whether the element holds what people write to be read, and nothing that is called
  /// code.
  let isProse: Bool

  private static let longest = 4096
  private static let mostNodes = 1000
  private static let codeSymbols = Set("{}<>=/\\|#$%^&+~`@_".unicodeScalars)
  /// The names of elements that keep their lines.
  private static let otherNames: Set<String> = ["listing", "pre"]
  private static let codeNames: Set<String> = ["code", "samp", "kbd", "var", "tt"]
  private static let codeClasses = [
    "code", "listing", "highlight", "literal", "source", "console", "terminal", "screen", "pretty", "brush", "lang",
    "syntax", "program", "example", "verbatim",
  ]

  /// Looks at what an element holds, as far as its first lines.
  ///
  /// - Complexity: O(1), whatever the element holds.
  init(_ node: MarkupNode, in tree: MarkupTree) {
    let names = [node, tree.parent(of: node)].compactMap {
      $0.flatMap { tree.attribute("class", of: $0)?.lowercased() }
    }
    guard !names.contains(where: { name in Self.codeClasses.contains { name.contains($0) } }),
      let text = Self.text(of: node, in: tree)
    else {
      isProse = false
      return
    }
    isProse = Self.isProse(text)
  }

  /// Returns the text that an element begins with, without that of others of its kind in it; nil where any of it is
  /// called code.
  private static func text(of top: MarkupNode, in tree: MarkupTree) -> String? {
    struct Enough: Error {}
    var (bytes, count, isCode): ([UInt8], Int, Bool) = ([], 0, false)
    try? tree.walk(top) { node in
      count += 1
      if node != top, let name = tree.name(of: node), otherNames.contains(name) { return .skip }
      bytes += tree.text(of: node).prefix(longest - bytes.count)
      if let name = tree.name(of: node), codeNames.contains(name) { isCode = true }
      if isCode || bytes.count >= longest || count > mostNodes { throw Enough() }
      return .children
    } leave: { _ in
    }
    return isCode ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether lines have words and the punctuation between words, and begin
  /// sentences.
  private static func isProse(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
    let (letters, others) = text.unicodeScalars.reduce(into: (0, 0)) { counts, scalar in
      if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
        counts.0 += 1
      } else if !scalar.properties.isWhitespace, !codeSymbols.contains(scalar) {
        counts.1 += 1
      }
    }
    let words = text.split(whereSeparator: \.isWhitespace).count
    // A letter may hold an address or two.
    let plain = lines.count { line in !line.unicodeScalars.contains(where: codeSymbols.contains) }
    let isWritten = letters > 0 && plain * 5 >= lines.count * 4 && others * 5 <= letters
    let begins = lines.contains { $0.first { $0.isLetter }.map { !$0.isLowercase } ?? false }
    return isWritten && begins && words >= lines.count * 3 && !hasColumns(text)
  }

  /// Returns a Boolean value that indicates whether three blanks or more stand in a line before a letter.
  private static func hasColumns(_ text: String) -> Bool {
    var blanks = 0
    var isBehindText = false
    for character in text {
      if character == " " {
        blanks += 1
        continue
      }
      if isBehindText, blanks >= 3, character.isLetter { return true }
      isBehindText = !character.isWhitespace
      blanks = 0
    }
    return false
  }
}
