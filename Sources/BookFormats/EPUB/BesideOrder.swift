import TextModel

/// The order that the documents of a book are read in whose package gives none that leads to any.
enum BesideOrder {
  /// Returns the order of the documents that the reading order omits: as the table of contents leads to them, each
  /// followed by those that it does not lead to and that the manifest lists after it, as of a chapter in several files.
  static func of(_ package: PackageDocument, in files: PackedFiles) -> [Int] {
    let publication = Publication(files: files, package: package)
    let contents = NavigationSources(files, package, publication).read().navigation.contents
    var ranks: [Int: Int] = [:]
    for entry in contents {
      guard case .place(let section, _)? = entry.destination, section >= package.spine.count else { continue }
      let index = section - package.spine.count
      ranks[index] = ranks[index] ?? ranks.count
    }
    var rank = -1
    let places = package.beside.indices.map { index in
      rank = ranks[index] ?? rank
      return (rank, index)
    }
    return places.sorted { $0 < $1 }.map(\.1)
  }
}
