/// Tells the names of institutions from those of people, which a bibliography takes apart.
enum InstitutionName {
  /// Returns a Boolean value that indicates whether a name is that of an institution: by a word that no person is
  /// called, or by one that few are and by what joins such names.
  static func isOne(_ name: String) -> Bool {
    let words = Self.words(of: name)
    guard words.count > 1 else { return false }
    if words.contains(where: certain.contains) { return true }
    if name.split(separator: ",").dropFirst().contains(where: {
      certain.contains(Self.words(of: String($0)).joined())
    }) {
      return true
    }
    if name.contains(",") { return false }
    if words[0] == "the", !titles.contains(words[1]) { return true }
    // A person has two given names as easily as one; two such words are more than a family name.
    let isJoined = words.dropFirst().dropLast().contains(where: joints.contains)
    let signs = words.count(where: likely.contains)
    return signs > 1 || signs > 0 && isJoined
  }

  /// Returns a Boolean value that indicates whether two names are one, whatever the order of their words.
  static func isSame(_ name: String, as other: String) -> Bool {
    let words = Self.words(of: name)
    return !words.isEmpty && words.sorted() == Self.words(of: other).sorted()
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "&" || $0 == "’" || $0 == "'") }
      .map { String($0) }
  }

  private static let joints: Set<String> = [
    "of", "for", "and", "the", "&", "für", "und", "i", "de", "des", "del", "et",
  ]

  /// The words for a person after "the".
  private static let titles: Set<String> = [
    "duke", "duchess", "earl", "count", "countess", "marquis", "marquess", "baron", "baroness", "lord", "lady",
    "king",
    "queen", "prince", "princess", "emperor", "empress", "pope", "archbishop", "bishop", "rev", "reverend",
    "venerable",
    "dalai", "aga",
  ]

  private static let certain: Set<String> = [
    "academy", "agency", "association", "authority", "bureau", "commission", "committee", "consortium",
    "contributors", "corp", "corporation", "council", "department", "editors", "federation", "foundation", "gmbh",
    "government", "united", "inc", "incorporated", "institute", "institution", "laboratory", "llc", "ltd", "ministry",
    "museum",
    "organisation", "organization", "parliament", "project", "secretariat", "society", "university",
    "bundesamt", "bundesministerium", "gesellschaft", "institut", "ministerium", "stiftung", "universität",
    "akademia", "fundacja", "instytut", "ministerstwo", "stowarzyszenie", "towarzystwo", "uniwersytet",
    "wydawnictwo", "université", "universidad", "ministère", "ministerio",
  ]

  /// Words that are family names too: "William Press" is a person.
  private static let likely: Set<String> = [
    "bank", "board", "books", "center", "centre", "church", "club", "college", "company", "co", "group", "house",
    "library", "network", "office", "press", "publishers", "publishing", "review", "school", "service", "services",
    "staff", "team", "trust", "union", "media", "studio", "works", "nations", "verein", "verlag",
  ]
}
