import TextModel

/// The links of a document of a publication.
struct PublicationLinks: LinkResolver {
  let document: String
  let sections: [String: Int]
  /// The files of the publication, which may go by other names than its documents give them.
  let files: any BookFiles
  /// The package document that fragment identifiers begin at, and its reading order.
  var package: (path: String, spine: SpineSteps)?

  func destination(of href: String) -> Destination {
    guard let target = ContainerPath.resolve(href, from: document) else { return .outside(TextFilter.line(href)) }
    if let package, target.path == package.path, let name = target.fragment, name.hasPrefix(ContentFragment.start),
      let section = ContentFragment(name).flatMap({ package.spine.section(of: $0) })
    {
      return .place(section: section, anchor: name)
    }
    guard let section = sections[target.path] ?? files.name(of: target.path).flatMap({ sections[$0] }) else {
      return .missing(TextFilter.line(href))
    }
    return .place(section: section, anchor: target.fragment)
  }
}
