/// The rules that words of one language are divided by at the ends of rows.
///
/// Two values are equal when their names are: a name tells one set of rules from all others.
public struct Hyphenation: Sendable {
  /// The name of the rules, such as that of the file they come from.
  public let name: String
  /// The language that they are for, as a BCP 47 tag; its regional forms are divided by them, too.
  public let language: String
  private let find: @Sendable (String) -> [Int]

  /// Creates rules from a function that returns the UTF-8 offsets in a word that a hyphen may stand at, in order.
  ///
  /// The function is called for words of letters alone, once for each row of a page at most.
  public init(name: String, language: String, breaks find: @escaping @Sendable (String) -> [Int]) {
    self.name = name
    self.language = language
    self.find = find
  }

  /// Returns the offsets in a text that a hyphen may stand at, in order: inside its words of letters, where they are
  /// long enough.
  ///
  /// `„Silbentrennung,“` → after `Sil`, `Silben` and `Silbentren`. A word in which its author has put soft hyphens is
  /// divided there and nowhere else; such a piece of one is divided nowhere.
  func breaks(in text: Substring) -> [Int] {
    guard !text.unicodeScalars.contains("\u{AD}") else { return [] }
    var breaks: [Int] = []
    var (start, offset, letters) = (0, 0, 0)
    func end() {
      guard letters >= Self.shortest else { return }
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      let upper = text.utf8.index(text.startIndex, offsetBy: offset)
      breaks += find(String(text[lower..<upper])).map { start + $0 }
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered {
        letters += 1
      } else {
        end()
        letters = 0
        start = offset + UTF8.width(scalar)
      }
      offset += UTF8.width(scalar)
    }
    end()
    return breaks
  }

  /// The fewest letters of a word that is divided.
  private static let shortest = 5

  /// Returns a Boolean value that indicates whether the rules are those of a language.
  func holds(for tag: String) -> Bool { Self.primary(tag) == Self.primary(language) }

  private static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}

extension Hyphenation: Hashable {
  /// Returns a Boolean value that indicates whether two values have one name.
  public static func == (one: Hyphenation, other: Hyphenation) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
