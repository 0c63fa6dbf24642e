/// The facts that a citation can tell of a passage and of its book.
struct CitedSource {
  /// The names that a template may use.
  static let names: Set<String> = [
    "text", "quoted", "title", "authors", "authors-inverted", "authors-initials", "authors-and", "families",
    "families-ampersand",
    "year", "page", "last-page", "percent", "chapter", "key",
  ]

  let text: String
  let title: String
  let creators: [String]
  /// The name that a creator is sorted by, if the book gives one.
  var sortNames: [String: String] = [:]
  let year: Int?
  let page: String?
  /// The page that the passage ends on, where that is another.
  var lastPage: String?
  let percent: Int?
  let chapter: String

  /// Returns the value of each name, for TeX or as it is; one that is not known is empty.
  func values(forTeX isTeX: Bool) -> [String: String] {
    let people = creators.map { PersonName($0, sortedAs: sortNames[$0]) }
    let year = year.map { String($0) } ?? ""
    let families = people.map(\.familyInText)
    let firstOfMany = people.count > 2 ? families[0] + " et al." : nil
    let plain = [
      "text": text, "quoted": InnerQuotes.text(of: text), "title": title,
      "authors": Self.list(people.map(\.straight), ", ", " and "),
      "authors-inverted": Self.inverted(people),
      "authors-initials": Self.list(people.map(\.withInitials), ", ", ", & "),
      "families": firstOfMany ?? families.joined(separator: " and "),
      "families-ampersand": firstOfMany ?? families.joined(separator: " & "),
      "year": year, "page": page ?? "", "last-page": lastPage ?? "", "percent": percent.map { String($0) } ?? "",
      "chapter": chapter,
    ].mapValues { isTeX ? TeXText.escaped($0) : SafeText.lines($0) }
    let key = TeXText.key(author: creators.first, title: title, year: self.year)
    let authors = people.map { isTeX ? $0.inBibTeX : $0.forBibTeX }.joined(separator: " and ")
    return plain.merging(["key": key, "authors-and": authors]) { $1 }
  }

  /// Returns the first of many, or two of whom only the first is sorted by.
  private static func inverted(_ people: [PersonName]) -> String {
    guard let first = people.first?.inverted else { return "" }
    return people.count > 2 ? first + ", et al." : list([first] + people.dropFirst().map(\.straight), ", ", ", and ")
  }

  private static func list(_ names: [String], _ comma: String, _ and: String) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: comma) + and + last
  }
}
