/// Abbreviations that a person has written down for a language.
///
/// A line is an abbreviation, with or without its last full stop, or `abbreviation = kind`: `always` where no sentence
/// ends in it, which is meant where nothing is spoken, `number` where it goes on before a number, `name` before a
/// capital, and `sometimes` before a small letter or a digit. `#` begins a remark.
public struct AbbreviationFile: Sendable {
  private static let kinds: [Substring: Abbreviation] = [
    "always": .leading, "number": .numbering, "name": .naming, "sometimes": .ambiguous,
  ]

  private var entries: [(abbreviation: Substring, kind: Abbreviation)] = []
  /// The numbers of the lines, from 1, that cannot be understood and are passed over.
  public private(set) var faults: [Int] = []

  /// Takes the abbreviations from the text of a file.
  public init(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard let word = words.first else { continue }
      let kind = words.count == 3 && words[1] == "=" ? Self.kinds[words[2]] : words.count == 1 ? .leading : nil
      if let kind {
        entries.append((word.last == "." ? word.dropLast() : word, kind))
      } else {
        faults.append(index + 1)
      }
    }
  }

  /// Adds the abbreviations to the rules of a language; what the file says of one stands for what the rules say of it.
  fileprivate func add(to rules: inout SentenceRules) {
    for (abbreviation, kind) in entries {
      let small = abbreviation.lowercased()[...]
      rules.remove(abbreviation)
      rules.remove(small)
      rules.add(kind == .numbering ? small : abbreviation, kind)
    }
  }
}

extension SentenceRules {
  /// Returns the rules with the abbreviations of a file.
  public func adding(_ file: AbbreviationFile) -> SentenceRules {
    var rules = self
    file.add(to: &rules)
    return rules
  }
}
