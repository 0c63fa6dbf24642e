import TextModel

/// Links that lead to a text by way of the presentation that plays it.
struct SMILLinks: LinkResolver {
  let reader: SMILReader
  /// The place of a text in the book, by its document and its identifier.
  let place: (String, String?) -> Destination?

  func destination(of href: String) -> Destination {
    reader.text(of: href).flatMap { place($0.path, $0.fragment) } ?? .outside(TextFilter.line(href))
  }
}
