import Markup

/// The titles and the creators of a publication, with what elements of their own say of them (EPUB 3.3, D.3).
struct PackageNames {
  private struct Name {
    let text: String
    let id: String?
    /// The name that it is sorted by, from an attribute (OPF 2.0.1, 2.2.2).
    var sorted: String?
  }

  private var titles: [Name] = []
  private var people: [Name] = []
  /// The values of properties by the identifiers of what they are of.
  private var refinements: [String: [String: String]] = [:]

  mutating func takeTitle(_ element: MarkupNode, of tree: MarkupTree) { Self.take(element, of: tree, to: &titles) }

  mutating func takeCreator(_ element: MarkupNode, of tree: MarkupTree) { Self.take(element, of: tree, to: &people) }

  mutating func takeRefinement(_ element: MarkupNode, of tree: MarkupTree) {
    guard let property = tree.attribute("property", of: element)?.trimmed,
      ["file-as", "title-type", "display-seq"].contains(property),
      let id = tree.attribute("refines", of: element)?.trimmed, id.hasPrefix("#")
    else { return }
    let value = TextFilter.label(tree.textContent(of: element).utf8)
    if refinements[String(id.dropFirst())]?[property] == nil {
      refinements[String(id.dropFirst()), default: [:]][property] = value
    }
  }

  private static func take(_ element: MarkupNode, of tree: MarkupTree, to names: inout [Name]) {
    let text = TextFilter.label(tree.textContent(of: element).utf8)
    guard !text.isEmpty else { return }
    let sorted = tree.attribute("opf:file-as", of: element) ?? tree.attribute("file-as", of: element)
    names.append(
      Name(text: text, id: tree.attribute("id", of: element), sorted: sorted.map { TextFilter.label($0.utf8) }))
  }

  private func value(_ property: String, of name: Name) -> String? { name.id.flatMap { refinements[$0]?[property] } }

  /// The title: the one that is called the main one, else the first that is not called something else.
  var title: String? {
    let main = titles.first { value("title-type", of: $0)?.lowercased() == "main" }
    return (main ?? titles.first { value("title-type", of: $0) == nil } ?? titles.first)?.text
  }

  /// The names of the creators, in the order that they are to be shown in.
  var creators: [String] {
    let places = people.map { value("display-seq", of: $0).flatMap { Int($0.trimmed) } ?? .max }
    return people.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { people[$0].text }
  }

  /// The names that creators are sorted by.
  var sortNames: [String: String] {
    people.reduce(into: [:]) { names, name in
      if let sorted = value("file-as", of: name) ?? name.sorted { names[name.text] = sorted }
    }
  }
}
