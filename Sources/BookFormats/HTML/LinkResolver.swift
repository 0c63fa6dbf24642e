import TextModel

/// Tells where the links of a document lead.
protocol LinkResolver {
  /// The destination of a reference as the document writes it.
  func destination(of href: String) -> Destination
}
