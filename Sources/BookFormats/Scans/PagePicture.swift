/// The picture of a page, or of an image of a book, in a file that is kept for as long as the value is.
package struct PagePicture: Sendable {
  let file: ToolDocument
  /// The number of the picture in the file, from 0.
  package let number: Int

  init(_ file: ToolDocument, number: Int) {
    self.file = file
    self.number = number
  }

  /// The path of the file.
  package var path: String { file.path }
}
