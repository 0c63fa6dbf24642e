/// The content of an item of a publication, as far as it can be read.
enum PublicationContent {
  case document, drawing
  /// Markup or text of a type that EPUB does not have; its first bytes decide which.
  case text
  /// An image of dots: it has no text of its own.
  case picture
  /// Content of an unknown type; its first bytes may show that it can be read.
  case foreign

  /// Creates the content of a media type (EPUB 3.3, 3.3); a type that gives none leaves it to the suffix of the name.
  init(mediaType: String, path: String) {
    switch mediaType {
    case "application/xhtml+xml", "text/html", "application/x-dtbook+xml", "text/x-oeb1-document": self = .document
    case "image/svg+xml": self = .drawing
    case let type where type.hasPrefix("image/"): self = .picture
    default: self.init(unknownType: mediaType, path: path)
    }
  }

  private init(unknownType type: String, path: String) {
    let suffix = FormatSniffer.suffix(of: path)
    if ["xhtml", "html", "htm", "xht"].contains(suffix) {
      self = .document
    } else if ["application/xml", "text/xml", "text/plain"].contains(type) {
      self = .text
    } else {
      self = Self.silent.contains(type) ? Self(suffix: suffix) : .foreign
    }
  }

  /// Creates the content that the suffix of a name stands for.
  private init(suffix: String) {
    switch suffix {
    case "xml", "txt": self = .text
    case "svg": self = .drawing
    case "png", "jpg", "jpeg", "gif", "webp": self = .picture
    default: self = .foreign
    }
  }

  /// The types that give no content.
  private static let silent: Set<String> = ["", "application/octet-stream", "binary/octet-stream"]
}
