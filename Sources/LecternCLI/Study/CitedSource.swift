/// What a citation can tell of a passage and of its book.
struct CitedSource {
  /// The names that a template may use.
  static let names: Set<String> = [
    "text", "title", "authors", "authors-inverted", "authors-initials", "authors-and", "families", "year", "page",
    "percent", "chapter", "key",
  ]

  let text: String
  let title: String
  let creators: [String]
  let year: Int?
  let page: String?
  let percent: Int?
  let chapter: String

  /// The value of each name, for TeX or as it is; one that is not known is empty.
  func values(forTeX isTeX: Bool) -> [String: String] {
    let people = creators.map(PersonName.init)
    let year = year.map { String($0) } ?? ""
    let inverted = people.enumerated().map { $0 == 0 ? $1.inverted : $1.straight }
    let plain = [
      "text": text, "title": title, "authors": Self.list(people.map(\.straight), ", ", " and "),
      "authors-inverted": Self.list(inverted, ", ", ", and "),
      "authors-initials": Self.list(people.map(\.withInitials), ", ", ", & "),
      "authors-and": people.map(\.straight).joined(separator: " and "),
      "families": people.count > 2
        ? people[0].family + " et al." : people.map(\.family).joined(separator: " and "),
      "year": year, "page": page ?? "", "percent": percent.map { String($0) } ?? "", "chapter": chapter,
    ].mapValues { isTeX ? TeXText.escaped($0) : SafeText.lines($0) }
    let key = TeXText.key(author: creators.first, title: title, year: self.year)
    return plain.merging(["key": key]) { $1 }
  }

  private static func list(_ names: [String], _ comma: String, _ and: String) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: comma) + and + last
  }
}
