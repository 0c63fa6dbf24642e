import Words

/// The pictures of the pages of a book, in order.
protocol PagePictures: Sendable {
  /// The name of the book in messages.
  var name: String { get }
  /// The number of pages.
  var count: Int { get }

  /// A Boolean value that indicates whether the first picture of each file is a page, and no other.
  var areFirstOfFiles: Bool { get }

  /// Returns the file that holds the picture of a page, by its number from 0, and the number of the picture in it.
  ///
  /// - Throws: The failure of the program that draws the page, if there is one.
  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int)

  /// Returns the text that the book has of a page already, or nil if its picture has to be recognised.
  func text(ofPage page: Int) -> PrintedPage?
}

extension PagePictures {
  var areFirstOfFiles: Bool { false }
  func text(ofPage page: Int) -> PrintedPage? { nil }
}

/// The pictures in one file: one, or those of a TIFF of several pages.
struct PictureFile: PagePictures {
  let file: ToolDocument
  let count: Int
  /// The text layer beside the file; nil if there is none.
  var layer: TextLayer?

  var name: String { file.name }

  func picture(ofPage page: Int) -> (file: ToolDocument, number: Int) { (file, page) }

  func text(ofPage page: Int) -> PrintedPage? {
    layer?.page(at: page, number: page + 1)
  }

  /// The greatest size of a text layer, in bytes: some kilobytes for each page.
  private static let mostOfLayer = 64 << 20

  /// Finds the text layer beside a file.
  static func layer(beside path: String) -> TextLayer? {
    for name in TextLayer.names(beside: path) {
      if let layer = (try? FileReader.contents(of: name, limit: mostOfLayer)).flatMap(TextLayer.init) { return layer }
    }
    return nil
  }
}

/// The pictures in the files of an archive or a folder, a page each.
struct PictureList: PagePictures {
  let name: String
  /// The names of the pictures.
  let names: [String]
  /// The names of all files, in small letters.
  let others: Set<String>
  let files: any BookFiles
  let tools: any DocumentTools

  var count: Int { names.count }

  var areFirstOfFiles: Bool { true }

  func text(ofPage page: Int) -> PrintedPage? {
    for name in TextLayer.names(beside: names[page]) where others.contains(name.lowercased()) {
      if let contents = try? files.contents(of: name),
        let text = TextLayer(contents.bytes)?.page(at: 0, number: page + 1)
      {
        return text
      }
    }
    return nil
  }

  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int) {
    let bytes: [UInt8]
    do { bytes = try files.contents(of: names[page]).bytes } catch { throw .failed(message: "broken") }
    return (try ToolDocument.drawn(bytes, name: names[page], tools), 0)
  }
}
