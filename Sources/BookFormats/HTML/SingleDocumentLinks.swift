import Markup
import TextModel

/// The links of a document that is the whole book: only its own fragments lead somewhere in it.
struct SingleDocumentLinks: LinkResolver {
  /// The address that the document was taken from; browsers save its links to itself with that in front.
  private let address: String?
  /// The files beside the document, in which its images are; nil for a document alone.
  private let files: FolderFiles?

  /// Creates the links of a document without an address.
  init(_ files: FolderFiles? = nil) {
    address = nil
    self.files = files
  }

  /// Creates the links of a page, whose address is known or given by the page itself (HTML standard, 4.6.7.4).
  init(of tree: MarkupTree, at known: String? = nil, _ files: FolderFiles? = nil) {
    self.files = files
    let canonical = tree.root.flatMap { root in
      tree.elements(named: ["link"], in: root).first {
        tree.attribute("rel", of: $0)?.lowercased().split(whereSeparator: \.isWhitespace).contains("canonical")
          ?? false
      }
    }
    let address = (known ?? canonical.flatMap { tree.attribute("href", of: $0) })?.trimmed.prefix { $0 != "#" }
    self.address = address.flatMap { $0.isEmpty ? nil : String($0) }
  }

  func destination(of href: String) -> Destination {
    let fragment = address.map { href.hasPrefix($0 + "#") ? href.dropFirst($0.count) : href[...] } ?? href[...]
    guard fragment.first == "#" else { return .outside(TextFilter.line(href)) }
    let anchor = PercentEncoding.decode(fragment.dropFirst())
    return .place(section: 0, anchor: anchor.isEmpty ? nil : anchor)
  }

  func file(of href: String) -> String? { files.flatMap { $0.name(of: href, from: $0.name) } }
}
