import TextModel

/// A type that finds the destinations of the links of a document.
protocol LinkResolver {
  /// The destination of a reference as the document writes it.
  func destination(of href: String) -> Destination
}
