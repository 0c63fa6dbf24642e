import TextModel

/// The links of a document of a publication.
struct PublicationLinks: LinkResolver {
  let document: String
  let sections: LazySections
  /// The files of the publication, which may go by other names than its documents give them.
  let files: any BookFiles
  /// The package document, which fragment identifiers may begin at.
  let package: String

  func destination(of href: String) -> Destination {
    guard let target = ContainerPath.resolve(href, from: document) else { return .outside(TextFilter.line(href)) }
    if target.path == package, let name = target.fragment, name.hasPrefix(ContentFragment.start),
      let section = ContentFragment(name).flatMap(sections.section)
    {
      return .place(section: section, anchor: name)
    }
    guard let section = found(target.path) else {
      return .missing(TextFilter.line(href))
    }
    return .place(section: section, anchor: target.fragment)
  }

  func file(of href: String) -> String? { files.name(of: href, from: document) }

  private func found(_ path: String) -> Int? {
    sections.section(of: path) ?? files.name(of: path).flatMap { sections.section(of: $0) }
  }
}
