/// The name of a person, taken apart as far as bibliographies need it, or that of an institution, which is one piece.
struct PersonName {
  /// The name it is sorted by.
  let family: String
  /// The names before it; empty for a name of one word.
  let given: String
  /// The particle before the family name that is none of the given names: "van", "de la".
  private let particle: String
  /// The suffix that tells it from a relative's of the same name: "Jr.", "III".
  private let suffix: String
  /// A Boolean value that indicates whether it is the name of no person.
  let isInstitution: Bool

  private static let particles: Set<Substring> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "du", "la", "le", "ten", "ter", "te",
    "zu",
    "zum", "zur", "vom", "'t", "’t", "bin", "ibn", "al", "af", "av", "do", "dal",
  ]
  private static let suffixes: Set<Substring> = ["Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV"]
  /// People who are known without their particle.
  private static let knownWithout: Set<String> = [
    "Balzac", "Beethoven", "Cervantes", "Goethe", "Hofmannsthal", "Kleist", "Maupassant", "Schiller", "Tocqueville",
  ]

  /// Takes a name apart: at its comma where it has one, else before its last word and the particles before that.
  ///
  /// Where the book says how the name is sorted, that tells where it is taken apart.
  init(_ name: String, sortedAs sorted: String? = nil) {
    let line = SafeText.line(name)
    let sorted = sorted.map { SafeText.line($0) }.flatMap { InstitutionName.isSame($0, as: line) ? $0 : nil }
    let isWhole = sorted.map { !$0.contains(",") && line.contains(" ") } ?? false
    isInstitution = isWhole || sorted?.contains(",") != true && InstitutionName.isOne(line)
    guard !isInstitution else {
      (family, given, particle, suffix) = (line, "", "", "")
      return
    }
    let name = sorted ?? line
    var parts = name.split(separator: ",").map { $0.split(separator: " ") }.filter { !$0.isEmpty }
    var suffix = ""
    // "King, Martin Luther, Jr.", "King, Jr., Martin Luther" or "Martin Luther King, Jr."
    if let index = parts.dropFirst().firstIndex(where: { $0.count == 1 && Self.suffixes.contains($0[0]) }) {
      suffix = String(parts.remove(at: index)[0])
    }
    guard parts.count < 2 else {
      let names = Array(parts[1...].joined())
      let given = names.prefix(max(1, Self.end(beforeParticlesIn: names)))
      family = parts[0].joined(separator: " ")
      self.given = given.joined(separator: " ")
      particle = names.dropFirst(given.count).joined(separator: " ")
      self.suffix = suffix
      return
    }
    var words = parts.first ?? []
    if suffix.isEmpty, words.count > 2, let last = words.last, Self.suffixes.contains(last) {
      suffix = String(words.removeLast())
    }
    // Two family names joined, as in Spanish: "Ortega y Gasset".
    let isJoined = words.count > 3 && words[words.count - 2] == "y"
    let names = Array(words.dropLast(isJoined ? 3 : 1))
    let end = Self.end(beforeParticlesIn: names)
    family = words.dropFirst(names.count).joined(separator: " ")
    given = names[..<end].joined(separator: " ")
    particle = names[end...].joined(separator: " ")
    self.suffix = suffix
  }

  private static func end(beforeParticlesIn words: [Substring]) -> Int {
    (words.lastIndex { !particles.contains($0) } ?? -1) + 1
  }

  private static func joined(_ parts: [String], _ separator: String) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private var isKnownWithout: Bool { Self.knownWithout.contains(family) }

  /// The name of the person in a sentence: "van Gogh", "Beethoven".
  var familyInText: String { isKnownWithout ? family : Self.joined([particle, family], " ") }

  /// "Martin Luther King Jr.", "Jane Austen".
  var straight: String { Self.joined([given, particle, family, suffix], " ") }

  /// "Austen, Jane", "King, Martin Luther, Jr.", "Gogh, Vincent van".
  var inverted: String { Self.joined([family, Self.joined([given, particle], " "), suffix], ", ") }

  /// The name with initials for its given names.
  var withInitials: String {
    let initials = given.split { " -.".contains($0) }.compactMap(\.first).map { "\($0)." }
    let names = initials + (isKnownWithout && !particle.isEmpty ? [particle] : [])
    return Self.joined([familyInText, names.joined(separator: " "), suffix], ", ")
  }

  /// As BibTeX reads names, ready for TeX: an institution in braces, which keep it together.
  var inBibTeX: String {
    isInstitution ? "{" + TeXText.escaped(family) + "}" : TeXText.escaped(forBibTeX)
  }

  /// As BibTeX reads names: straight, or with what follows a name between its halves: "King, Jr., Martin Luther".
  var forBibTeX: String {
    suffix.isEmpty ? straight : Self.joined([Self.joined([particle, family], " "), suffix, given], ", ")
  }
}
