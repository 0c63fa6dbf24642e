import TextModel

/// The links of a document that is the whole book: only its own fragments lead somewhere in it.
struct SingleDocumentLinks: LinkResolver {
  func destination(of href: String) -> Destination {
    guard href.hasPrefix("#") else { return .outside(TextFilter.line(href)) }
    let anchor = PercentEncoding.decode(href.dropFirst())
    return .place(section: 0, anchor: anchor.isEmpty ? nil : anchor)
  }
}
