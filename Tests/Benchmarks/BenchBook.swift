import TestSupport

/// A book that is measured.
struct BenchBook {
  /// The format that a book is made in.
  enum Format: String {
    case epub = "EPUB"
    case markdown = "Markdown"
    case text = "Text"
  }

  /// The length of a book, and the number of runs of a measure that takes long.
  struct Size {
    let name: String
    let bytes: Int
    let runs: Int

    static let smallest = Size(name: "40 kB", bytes: 40_000, runs: 5)
    static let middle = Size(name: "3 MB", bytes: 3_000_000, runs: 5)
    static let largest = Size(name: "30 MB", bytes: 30_000_000, runs: 3)
    /// Markdown is refused above this, with its marks.
    static let largestDocument = Size(name: "20 MB", bytes: 20_000_000, runs: 3)
  }

  /// Every book there is to measure, the smallest first.
  static let all: [(format: Format, size: Size)] = [
    (.epub, .smallest), (.markdown, .smallest), (.epub, .middle), (.markdown, .middle), (.text, .middle),
    (.epub, .largest), (.markdown, .largestDocument), (.text, .largest),
  ]

  let format: Format
  let size: Size
  let path: String

  /// The name in the table.
  var name: String { Self.name(format, size) }

  /// Returns the name of a book in the table.
  static func name(_ format: Format, _ size: Size) -> String { "\(format.rawValue) \(size.name)" }

  /// Writes a book into a folder.
  init(_ format: Format, _ size: Size, in folder: TemporaryFolder) throws {
    self.format = format
    self.size = size
    let chapters = BenchText.chapters(bytes: size.bytes)
    switch format {
    case .epub:
      var book = EPUBFixture()
      book.title = "A Walk of \(size.name)"
      for (index, chapter) in chapters.enumerated() {
        let body = chapter.paragraphs.map { "<p>\($0)</p>" }.joined(separator: "\n")
        book.chapters.append(.init("c\(index + 1).xhtml", "<h1>\(chapter.heading)</h1>\n\(body)"))
        book.contents.append(.init(chapter.heading, "c\(index + 1).xhtml"))
      }
      path = "\(folder.path)/\(size.bytes).epub"
      try ZipWriter.write(book.entries, to: path, deflated: true)
    case .markdown:
      let text = chapters.map { "# \($0.heading)\n\n" + $0.paragraphs.joined(separator: "\n\n") }
      path = try folder.write(text.joined(separator: "\n\n") + "\n", to: "\(size.bytes).md")
    case .text:
      let text = chapters.map { "\($0.heading)\n\n" + $0.paragraphs.map(Self.wrapped).joined(separator: "\n\n") }
      path = try folder.write(text.joined(separator: "\n\n\n") + "\n", to: "\(size.bytes).txt")
    }
  }

  /// A paragraph in lines of at most 72 characters.
  private static func wrapped(_ paragraph: String) -> String {
    var column = 0
    return paragraph.split(separator: " ").reduce(into: "") { text, word in
      column += word.count + 1
      if column > 73 { column = word.count + 1 }
      text += (text.isEmpty ? "" : column == word.count + 1 ? "\n" : " ") + word
    }
  }
}
