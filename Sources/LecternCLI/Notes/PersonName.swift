/// The name of a person, taken apart as far as bibliographies need it.
struct PersonName {
  /// The name it is sorted by.
  let family: String
  /// The names before it; empty for a name of one word.
  let given: String

  /// Takes a name apart: at its comma where it has one, else before its last word.
  init(_ name: String) {
    let name = SafeText.line(name)
    if let comma = name.firstIndex(of: ",") {
      family = String(name[..<comma])
      given = String(name[name.index(after: comma)...].drop { $0 == " " })
    } else {
      let words = name.split(separator: " ")
      family = words.last.map(String.init) ?? ""
      given = words.dropLast().joined(separator: " ")
    }
  }

  /// "Jane Austen".
  var straight: String { given.isEmpty ? family : given + " " + family }

  /// "Austen, Jane".
  var inverted: String { given.isEmpty ? family : family + ", " + given }

  /// "Austen, J.".
  var withInitials: String {
    let initials = given.split { $0 == " " || $0 == "-" }.compactMap(\.first).map { "\($0)." }
    return initials.isEmpty ? family : family + ", " + initials.joined(separator: " ")
  }
}
