import TextModel

/// A type that finds the destinations of the links of a document.
protocol LinkResolver {
  /// Returns the destination of a reference as the document writes it.
  func destination(of href: String) -> Destination

  /// Returns the name of the file in the book that a reference leads to, or nil if the book does not hold it.
  func file(of href: String) -> String?
}

extension LinkResolver {
  func file(of href: String) -> String? { nil }
}
