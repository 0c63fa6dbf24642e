extension PackageDocument {
  /// A resource of the publication.
  struct Item {
    let id: String
    let path: String
    let mediaType: String
    let properties: [Substring]
    let fallback: String?
    /// What can be read of the item.
    let content: PublicationContent

    /// A Boolean value that indicates whether the item is a document that can be read.
    var isDocument: Bool { content == .document || content == .drawing }

    /// A Boolean value that indicates whether the item needs no fallback: it is a document, and no scripts do without
    /// its author's own substitute.
    var isReadAsItIs: Bool { isDocument && (fallback == nil || !properties.contains("scripted")) }
  }

  /// A place in the reading order.
  struct SpineItem {
    var path: String
    /// A Boolean value that indicates whether the publication has it, once its files have been looked through.
    var isThere = false
    let content: PublicationContent
    var isLinear: Bool
    /// A Boolean value that indicates whether it is encrypted.
    var isLocked = false
    /// Where it stands among what the reading order names, from 1, and the identifier that it has there.
    let number: Int
    let identifier: String?
  }

  /// An entry of the `guide` of EPUB 2.
  struct Reference {
    let type: String
    let title: String
    let href: String
  }
}
