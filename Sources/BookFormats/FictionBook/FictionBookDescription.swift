import Markup
import TextModel

/// The description of a FictionBook (`title-info`, `document-info` and `publish-info` of the FictionBook 2 schema).
struct FictionBookDescription {
  private(set) var title: String?
  private(set) var creators: [String] = []
  private(set) var language: String?
  private(set) var identifier: String?
  private(set) var year: Int?
  private(set) var annotation: MarkupNode?

  init(_ tree: MarkupTree, root: MarkupNode) {
    let parts = tree.children(of: root).filter { tree.name(of: $0) == "description" }
      .flatMap { tree.children(of: $0) }
    for info in parts where tree.name(of: info) == "title-info" {
      for element in tree.children(of: info) { take(element, of: tree) }
    }
    for info in parts where tree.name(of: info) == "publish-info" {
      let element = tree.children(of: info).first { tree.name(of: $0) == "year" }
      year = year ?? element.flatMap { Self.text($0, tree) }.flatMap(PublicationYear.of)
    }
    for info in parts where tree.name(of: info) == "document-info" {
      let id = tree.children(of: info).first { tree.name(of: $0) == "id" }
      identifier = identifier ?? id.flatMap { Self.text($0, tree) }
    }
  }

  private mutating func take(_ element: MarkupNode, of tree: MarkupTree) {
    switch tree.name(of: element) {
    case "book-title": title = title ?? Self.text(element, tree)
    case "author": if let name = Self.name(of: element, tree) { creators.append(name) }
    case "lang": language = language ?? LanguageTag.clean(tree.textContent(of: element))
    case "annotation": annotation = annotation ?? element
    default: break
    }
  }

  /// Returns a person by first, middle and last name, else by nickname.
  private static func name(of person: MarkupNode, _ tree: MarkupTree) -> String? {
    let parts = tree.children(of: person)
    func text(_ name: String) -> String? {
      parts.first { tree.name(of: $0) == name }.flatMap { Self.text($0, tree) }
    }
    let names = ["first-name", "middle-name", "last-name"].compactMap(text)
    return names.isEmpty ? text("nickname") : names.joined(separator: " ")
  }

  private static func text(_ element: MarkupNode, _ tree: MarkupTree) -> String? {
    let text = MarkupLabel.of(tree.textContent(of: element))
    return text.isEmpty ? nil : text
  }
}
