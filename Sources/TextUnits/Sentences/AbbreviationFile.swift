/// Abbreviations that a person has written down for a language.
///
/// A line is an abbreviation, with or without its last full stop, or `abbreviation = kind`: `always` where no sentence
/// ends in it, which is meant where nothing is spoken, `number` where it goes on before a number, `name` before a
/// capital, and `sometimes` before a small letter or a digit. `#` begins a remark.
public struct AbbreviationFile: Sendable {
  /// The kind of text that an abbreviation is known to be followed by.
  enum Kind: String, CaseIterable {
    case always, number, name, sometimes
  }

  private var entries: [(abbreviation: String, kind: Kind)] = []
  /// The numbers of the lines, from 1, that cannot be understood and are passed over.
  public private(set) var faults: [Int] = []

  /// Takes the abbreviations from the text of a file.
  public init(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      switch words.count {
      case 0: continue
      case 1: add(words[0], .always)
      case 3 where words[1] == "=" && Kind(rawValue: String(words[2])) != nil:
        add(words[0], Kind(rawValue: String(words[2])) ?? .always)
      default: faults.append(index + 1)
      }
    }
  }

  private mutating func add(_ word: Substring, _ kind: Kind) {
    entries.append((String(word.last == "." ? word.dropLast() : word), kind))
  }

  /// Adds the abbreviations to the rules of a language; what the file says of one stands for what the rules say of it.
  func add(to rules: inout SentenceRules) {
    for (abbreviation, kind) in entries {
      rules.leading.remove(abbreviation)
      rules.naming.remove(abbreviation)
      rules.ambiguous.remove(abbreviation)
      rules.numbering.remove(abbreviation.lowercased())
      switch kind {
      case .always: rules.leading.insert(abbreviation)
      case .number: rules.numbering.insert(abbreviation.lowercased())
      case .name: rules.naming.insert(abbreviation)
      case .sometimes: rules.ambiguous.insert(abbreviation)
      }
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
