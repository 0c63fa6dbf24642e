import TextModel

/// The links of one section of a Markdown document, which may lead to names in other sections.
struct MarkdownLinks: LinkResolver {
  /// The section that the links are in.
  let section: Int
  /// The section of each name that links can refer to.
  let places: [String: Int]

  func destination(of href: String) -> Destination {
    let destination = SingleDocumentLinks().destination(of: href)
    guard case .place(_, let anchor) = destination else { return destination }
    guard let anchor else { return .place(section: 0, anchor: nil) }
    return .place(section: places[anchor] ?? section, anchor: anchor)
  }
}
