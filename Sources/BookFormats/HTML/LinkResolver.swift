import TextModel

/// A type that finds the destinations of the links of a document.
protocol LinkResolver {
  /// Returns the destination of a reference as the document writes it.
  func destination(of href: String) -> Destination
}
