extension PackageDocument {
  /// A resource of the publication.
  struct Item {
    let id: String
    let path: String
    let mediaType: String
    let properties: [Substring]
    let fallback: String?
    /// The identifier of the presentation that plays a recording of the item (EPUB 3.3, 9.3.5.1).
    let overlay: String?
    /// The content of the item, as far as it can be read.
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
    /// The place in the reading order, from 1, and the identifier there.
    let number: Int
    let identifier: String?
    /// The presentation that plays a recording of it.
    let overlay: String?
  }

  /// An entry of the `guide` of EPUB 2.
  struct Reference {
    let type: String
    let title: String
    let href: String
  }

  /// The types of items as they are compared; thousands of items have the same one after the other.
  struct MediaTypes {
    private var last = (written: ArraySlice<UInt8>(), type: "")

    mutating func type(written: ArraySlice<UInt8>) -> String {
      if written != last.written {
        last = (written, String(decoding: written, as: UTF8.self).lowercased().trimmed)
      }
      return last.type
    }
  }

  /// Returns the presentation that plays a recording of an item.
  func overlay(of item: Item) -> String? { item.overlay.flatMap { self.item($0.trimmed) }?.path }

  /// The picture of the cover.
  var cover: Item? { items.first { $0.properties.contains("cover-image") } ?? coverID.flatMap(item) }
}
