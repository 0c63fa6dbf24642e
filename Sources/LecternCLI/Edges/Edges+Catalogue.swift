import Words

extension Edges {
  /// The words of the user's language.
  var catalogue: Catalogue { .forEnvironment(environment) }
}
