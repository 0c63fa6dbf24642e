import TextModel

/// The links of a document of a publication.
struct PublicationLinks: LinkResolver {
  let document: String
  let sections: [String: Int]

  func destination(of href: String) -> Destination {
    guard let target = ContainerPath.resolve(href, from: document), let section = sections[target.path] else {
      return .outside(TextFilter.line(href))
    }
    return .place(section: section, anchor: target.fragment)
  }
}
