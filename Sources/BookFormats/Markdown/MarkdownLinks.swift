import TextModel

/// The links of one section of a Markdown document, which may lead to names in other sections.
struct MarkdownLinks: LinkResolver {
  /// The section that the links are in.
  let section: Int
  /// The section of each name that links can refer to.
  let places: [String: Int]
  /// The files beside the document; nil for a document alone.
  let files: FolderFiles?

  func destination(of href: String) -> Destination {
    let destination = SingleDocumentLinks().destination(of: href)
    guard case .place(_, let anchor) = destination else { return destination }
    guard let anchor else { return .place(section: 0, anchor: nil) }
    return .place(section: places[anchor] ?? section, anchor: anchor)
  }

  func file(of href: String) -> String? { SingleDocumentLinks(files).file(of: href) }
}
