/// The names of the files in an archive or a folder that may be a book of pictures.
struct PictureNames {
  /// The names, without those of the files that macOS adds.
  private let names: [String]
  /// The names of the pictures, in the order of the pages.
  let pictures: [String]

  init(_ names: [String]) {
    self.names = names.filter { !$0.hasPrefix("__MACOSX/") }
    pictures = Self.inOrder(self.names.filter(Self.isPicture))
  }

  /// The names of all files in small letters, so that none that is not there is looked for.
  var folded: Set<String> { Set(names.map { $0.lowercased() }) }

  /// The name of the file that describes a comic.
  var description: String? { names.first { $0.lowercased().hasSuffix(Self.comicInfo) } }

  private static let comicInfo = "comicinfo.xml"

  /// Returns a Boolean value that indicates whether there are pictures and nothing that has text, as in a comic (CBZ).
  ///
  /// The text layers of pictures are no documents. A page of HTML has its name in common with pictures of many kinds,
  /// so that the first is looked into.
  func areAlone(in files: some BookFiles) -> Bool { !pictures.isEmpty && others(Self.texts, in: files).isEmpty }

  /// Returns a Boolean value that indicates whether the files of a folder are the pages of a book: there are pictures,
  /// nothing that has text or is a book, and fewer files of other kinds, such as recordings with a picture.
  func areBook(in files: some BookFiles) -> Bool {
    guard !pictures.isEmpty, others(Self.texts.union(Self.books), in: files).isEmpty else { return false }
    return others(nil, in: files).count < pictures.count
  }

  /// Returns the names that have certain endings, or any, without pictures, their text layers, and the description.
  private func others(_ endings: Set<String>?, in files: some BookFiles) -> [String] {
    let layers = Set(pictures.flatMap(TextLayer.names))
    let found = names.filter { name in
      let ending = FormatSniffer.suffix(of: name)
      return endings?.contains(ending) ?? true && !Self.isPicture(name)
        && !name.lowercased().hasSuffix(Self.comicInfo) && !(layers.contains(name) && !Self.pages.contains(ending))
    }
    guard let page = found.first(where: layers.contains), found.allSatisfy(layers.contains),
      let contents = try? files.contents(of: page)
    else { return found }
    return TextLayer(contents.bytes) == nil ? found : []
  }

  private static let pages: Set<String> = ["html", "htm", "xhtml"]
  private static let texts = ArchiveOpener.documents.union(["opf", "fb2", "xml", "ncx"])
  private static let books: Set<String> = [
    "epub", "pdf", "djvu", "djv", "cbz", "cbr", "cb7", "zip", "rar", "7z", "mobi", "prc", "azw", "azw3", "azw4",
    "kfx",
    "chm", "lit", "docx", "doc", "odt", "rtf", "pptx", "mht", "mhtml", "eml",
  ]

  /// Returns a Boolean value that indicates whether a file is a picture, by its name.
  private static func isPicture(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "tif", "tiff", "webp", "gif", "bmp"].contains(FormatSniffer.suffix(of: name))
  }

  /// Returns names in the order of the pages: numbers in them count by their value, so that `p2` is before `p10`.
  private static func inOrder(_ names: [String]) -> [String] {
    func parts(_ name: String) -> [(number: Int, text: String)] {
      name.lowercased().chunked { $0.isNumber == $1.isNumber }.map { (Int($0) ?? -1, String($0)) }
    }
    return names.map { (parts($0), $0) }.sorted { left, right in
      for (one, other) in zip(left.0, right.0) where one.number != other.number || one.text != other.text {
        return one.number != other.number && one.number >= 0 && other.number >= 0
          ? one.number < other.number : one.text < other.text
      }
      return left.0.count != right.0.count ? left.0.count < right.0.count : left.1 < right.1
    }.map(\.1)
  }
}

extension Collection {
  /// Returns the longest parts in which each two neighbours belong together.
  fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    while start < endIndex {
      var end = index(after: start)
      while end < endIndex, belong(self[start], self[end]) { formIndex(after: &end) }
      parts.append(self[start..<end])
      start = end
    }
    return parts
  }
}
