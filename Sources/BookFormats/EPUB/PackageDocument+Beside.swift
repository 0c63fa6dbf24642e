extension PackageDocument {
  /// Returns the documents that the manifest has and the reading order omits, each once, given how often the reading
  /// order names each.
  ///
  /// The documents that a book links to should stand in the order (EPUB 3.3, 5.7.1), and in many books they do not.
  ///
  /// The navigation document is a table of contents, that of regions is for pictures (EPUB Region-Based Navigation
  /// 1.0), and a document with a fallback gave way to it.
  func documents(beside counts: [String: Int]) -> [SpineItem] {
    var taken: Set<String> = []
    if let nav { taken.insert(nav.path) }
    return items.compactMap { item in
      guard item.content == .document, item.fallback == nil, counts[item.path] == nil,
        !item.properties.contains("data-nav"),
        taken.insert(item.path).inserted
      else { return nil }
      return SpineItem(
        path: item.path, content: item.content, isLinear: false, number: 0, identifier: nil,
        overlay: overlay(of: item))
    }
  }
}
