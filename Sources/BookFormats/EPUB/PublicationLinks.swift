import TextModel

/// The links of a document of a publication.
struct PublicationLinks: LinkResolver {
  let document: String
  let sections: [String: Int]
  /// The files of the publication, which may go by other names than its documents give them.
  let files: any BookFiles

  func destination(of href: String) -> Destination {
    guard let target = ContainerPath.resolve(href, from: document),
      let section = sections[target.path] ?? files.name(of: target.path).flatMap({ sections[$0] })
    else { return .outside(TextFilter.line(href)) }
    return .place(section: section, anchor: target.fragment)
  }
}
