/// A place in a template: the name of its argument and, where it has them, plural forms.
struct TemplatePlace {
  let name: String
  let forms: [String]

  static func all(in template: String) -> [TemplatePlace] {
    template.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { piece in
      let parts = piece.prefix { $0 != "}" }.split(separator: ":", maxSplits: 1)
      let forms = parts.count == 2 ? parts[1].split(separator: "|", omittingEmptySubsequences: false) : []
      return TemplatePlace(name: parts.first.map(String.init) ?? "", forms: forms.map(String.init))
    }
  }

  /// The names of the arguments of a template, each once.
  static func names(in template: String) -> Set<String> { Set(all(in: template).map(\.name)) }
}
