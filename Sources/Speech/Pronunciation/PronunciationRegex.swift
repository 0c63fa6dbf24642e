import TextModel

/// A regular expression of a rule, which takes no longer than its cost allows.
///
/// A `Regex` changes nothing of itself once it is compiled.
struct PronunciationRegex: @unchecked Sendable {
  /// A match: where it is, and what its groups hold.
  struct Found {
    let range: Range<Int>
    let groups: [Substring]
  }

  private let regex: Regex<AnyRegexOutput>

  /// Compiles the pattern of a rule; nil for one that does not compile, or that could take too long.
  init?(_ rule: PronunciationRule) {
    guard RegexCost.isBounded(rule.pattern), let regex = try? Regex(rule.pattern) else { return nil }
    self.regex = rule.isCaseSensitive ? regex : regex.ignoresCase()
  }

  /// Returns the matches in a text; long text is matched in pieces, which end behind a word.
  func matches(in text: String) -> [Found] {
    var found: [Found] = []
    var rest = text[...]
    var offset = 0
    while !rest.isEmpty {
      let piece = rest.piece(of: RegexCost.longestText)
      let base = String(piece)
      for match in base.matches(of: regex) where !match.range.isEmpty {
        let lower = base.utf8.distance(from: base.startIndex, to: match.range.lowerBound)
        let length = base.utf8.distance(from: match.range.lowerBound, to: match.range.upperBound)
        found.append(
          Found(
            range: offset + lower..<offset + lower + length,
            groups: (0..<match.output.count).map { match.output[$0].substring ?? "" }))
      }
      offset += piece.utf8.count
      rest = rest[piece.endIndex...]
    }
    return found
  }

  /// Returns a text with what groups hold in place of their numbers: `$1` of "5 km" -> "5".
  static func text(_ text: String, with groups: [Substring]) -> String {
    guard text.contains("$") else { return text }
    var filled = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      if first == "$", let number = rest.first?.wholeNumberValue, rest.first?.isASCII == true {
        rest.removeFirst()
        filled += groups.indices.contains(number) ? groups[number] : ""
      } else {
        filled.append(first)
      }
    }
    return filled
  }
}

extension Substring {
  /// Returns the beginning, of no more than a number of characters, that ends behind a blank where there is one.
  fileprivate func piece(of most: Int) -> Substring {
    guard let end = index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else { return self }
    let blank = self[..<end].lastIndex(where: \.isWhitespace)
    return self[..<(blank.map(index(after:)) ?? end)]
  }
}
