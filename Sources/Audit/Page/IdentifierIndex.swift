import Markup

/// The elements of a page by their identifiers.
struct IdentifierIndex {
  private var elements: [String: [MarkupNode]] = [:]

  init(_ page: AuditedPage) {
    for node in page.elements(with: "id") {
      guard let id = page.attribute("id", of: node), !id.isEmpty else { continue }
      elements[id, default: []].append(node)
    }
  }

  /// Returns the element that an identifier stands for: the first that has it.
  subscript(id: String) -> MarkupNode? { elements[id]?.first }

  /// Returns every element that has an identifier, in document order.
  func all(_ id: String) -> [MarkupNode] { elements[id] ?? [] }
}

extension AuditedPage {
  /// Returns the identifiers that labels, names, descriptions and cells refer to.
  func makeReferredIdentifiers() -> Set<String> {
    let names = [
      "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details", "headers", "for",
    ]
    return Set(names.flatMap { name in elements(with: name).flatMap { words(name, of: $0) } })
  }

  /// Returns the names that `a` elements have in place of identifiers.
  func makeAnchors() -> Set<String> { Set(elements(named: "a").compactMap { attribute("name", of: $0) }) }

  /// Returns the element that an identifier stands for.
  package func element(id: String) -> MarkupNode? { ids[id] }

  /// Returns every element that has an identifier, in document order.
  package func elements(id: String) -> [MarkupNode] { ids.all(id) }

  /// Returns the elements that an attribute refers to by their identifiers, in its order; those that are not there are
  /// left out.
  package func references(_ attribute: String, of node: MarkupNode) -> [MarkupNode] {
    words(attribute, of: node).compactMap { ids[$0] }
  }
}
