import Markup
import Words

extension Rule {
  /// The rule that the alternative of an image does not repeat the text beside it.
  static let imageRedundant = Rule(
    "image-redundant", .note, wcag: ["1.1.1"], others: ["axe:image-redundant-alt"],
    applies: { page in page.namedImages.filter { page.textCompany(of: $0) != nil } },
    expects: { image, page in
      guard let company = page.textCompany(of: image) else { return .passed }
      let name = page.name(of: image).inOneLine
      guard name.lowercased() == page.visibleInnerText(of: company).inOneLine.lowercased() else { return .passed }
      let isCaption = page.element(company) == "figcaption"
      return .failed(
        isCaption ? "caption" : nil, ["text": .text(name)],
        mending: isCaption
          ? .set("alt", toWordsOf: "image-redundant.mended", of: image) : .set("alt", to: "", of: image),
        related: [company])
    })

  /// The rule that the name of an image is not that of its file.
  static let imageFileName = Rule(
    "image-file-name", .error, act: ["9eb3f6"], wcag: ["1.1.1"],
    applies: { page in page.namedImages },
    expects: { image, page in
      let name = page.name(of: image).trimmed.lowercased()
      let file = page.fileName(of: image)
      let endsLikeFile =
        AuditedPage.imageEndings.contains { name.hasSuffix($0) } && !name.contains { $0.isWhitespace }
      guard endsLikeFile || name == file else { return .passed }
      // An image that can be downloaded may well be named as its file is.
      let link = page.nearest(of: image) { page.element($0) == "a" }
      if let link, page.attribute("download", of: link) != nil || page.name(of: link).inOneLine.lowercased() != name {
        return .passed
      }
      guard endsLikeFile else { return .notChecked }
      return .failed(nil, ["name": .text(name)], mending: .set("alt", toWordsOf: "image-file-name.mended", of: image))
    })

  /// The rule that the alternative of an image says what it shows, and not that it is an image.
  static let imagePlaceholder = Rule(
    "image-placeholder", .warning, wcag: ["1.1.1"],
    applies: { page in page.namedImages },
    expects: { image, page in
      let name = page.name(of: image).inOneLine
      let words = name.plainWords.split(separator: " ")
      let isNumbered = words.count == 2 && words[1].allSatisfy(\.isNumber)
      guard let first = words.first, words.count == 1 || isNumbered, AuditedPage.imageWords.contains(String(first)),
        !isNumbered || first != "figure"
      else { return .passed }
      return .failed(
        nil, ["text": .text(name)], mending: .set("alt", toWordsOf: "image-placeholder.mended", of: image))
    })

  /// The rule that the alternative of an image begins with what it shows.
  static let imagePrefix = Rule(
    "image-prefix", .note, wcag: ["1.1.1"],
    applies: { page in page.namedImages },
    expects: { image, page in
      let name = page.name(of: image).inOneLine
      let lower = name.lowercased()
      guard let prefix = AuditedPage.imagePrefixes.first(where: { lower.hasPrefix($0) }), name.count > prefix.count
      else {
        return .passed
      }
      let rest = name.dropFirst(prefix.count)
      return .failed(
        nil, ["text": .text(name)],
        mending: .set("alt", to: rest.prefix(1).uppercased() + rest.dropFirst(), of: image))
    })
}

extension AuditedPage {
  /// The exposed images that have names.
  var namedImages: [MarkupNode] {
    NodeSet(elements(named: "img") + elements(named: "input").filter { tree.inputType(of: $0) == "image" })
      .filter { isExposed($0) && !name(of: $0).isEmpty }
  }

  /// Returns the element whose text stands with an image: the caption of its figure, or the closest link, button,
  /// paragraph, item or cell around it, if that has text.
  fileprivate func textCompany(of image: MarkupNode) -> MarkupNode? {
    for outer in ancestors(of: image).prefix(Self.farthest) {
      switch element(outer) {
      case "a", "button", "dd", "li", "p", "td", "th":
        return isSmall(outer) && shortText(of: outer).contains { !$0.isWhitespace } ? outer : nil
      case "figure": return firstChild(of: outer, named: "figcaption")
      case "body", "section", "table", "ul", "ol": return nil
      default: if tree.role(of: outer) == .button || tree.role(of: outer) == .link { return outer }
      }
    }
    return nil
  }

  /// Returns the name of the file of an image, in lower case.
  fileprivate func fileName(of image: MarkupNode) -> String? {
    guard let source = attribute("src", of: image), !source.hasPrefix("data:") else { return nil }
    let path = source.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map { $0.lowercased() }
  }

  static let imageEndings = [
    ".avif", ".bmp", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".tif", ".tiff", ".webp",
  ]

  /// The words for images and formulas of any kind.
  fileprivate static let imageWords: Set<String> = [
    "alt", "equation", "figure", "formula", "graphic", "image", "img", "photo", "photograph", "picture", "abbildung",
    "bild", "foto", "formel", "gleichung", "grafik", "grafika", "ilustracja", "obraz", "obrazek", "równanie",
    "rysunek",
    "wzór", "zdjęcie",
  ]

  fileprivate static let imagePrefixes = [
    "image of ", "an image of ", "picture of ", "a picture of ", "graphic of ", "a graphic of ", "image showing ",
    "bild von ", "ein bild von ", "abbildung von ", "obrazek przedstawiający ", "obraz przedstawiający ",
  ]
}
