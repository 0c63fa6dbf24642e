import Markup
import TextModel
import Words

/// Opens books whose pages are pictures.
enum ScanOpener {
  /// Opens a file of pictures: one page, or the pages of a TIFF.
  static func open(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue
  ) throws(BookError) -> Book {
    let file = try ToolDocument(
      place, name: name, kind: Complaint(.kindPictures), package: PageRecognition.program, tools: tools)
    let recognition = try recognition(tools, name, words)
    let count: Int
    do throws(ToolFailure) {
      count = try recognition.count(file)
    } catch {
      throw refusal(error, name)
    }
    return book(
      .picture, PictureFile(file: file, count: count), recognition,
      BookMetadata(title: FormatSniffer.title(of: name)),
      words)
  }

  /// Opens the pictures in the files of an archive or a folder, or returns nil if there are none.
  ///
  /// A file `ComicInfo.xml` among them describes the book.
  static func open(
    _ names: [String], of files: any BookFiles, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue
  ) throws(BookError) -> Book? {
    let pictures = PictureList.inOrder(names.filter(PictureList.isPicture))
    guard !pictures.isEmpty else { return nil }
    let recognition = try recognition(tools, name, words)
    var metadata = BookMetadata(title: FormatSniffer.title(of: name))
    if let info = names.first(where: { $0.lowercased().hasSuffix("comicinfo.xml") }),
      let contents = try? files.contents(of: info)
    {
      metadata = ComicInfo(contents.bytes).metadata(title: metadata.title)
    }
    let list = PictureList(name: name, names: pictures, files: files, tools: recognition.tools)
    return book(.pictures, list, recognition, metadata, words)
  }

  /// Opens a DjVu document through the programs of djvulibre-bin.
  static func openDjVu(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue
  ) throws(BookError) -> Book {
    let document = try ToolDocument(
      place, name: name, kind: Complaint(.kindDjVu), package: "djvulibre-bin", tools: tools)
    let recognition = try recognition(tools, name, words)
    do throws(ToolFailure) {
      let pictures = try DjVuPictures(document, recognition.tools)
      return book(.djvu, pictures, recognition, BookMetadata(title: FormatSniffer.title(of: name)), words)
    } catch {
      throw document.error(error, of: "djvused")
    }
  }

  /// Returns the recognition of text in the user's language.
  static func recognition(
    _ tools: (any DocumentTools)?, _ name: String, _ words: Catalogue
  ) throws(BookError) -> PageRecognition {
    guard let tools else {
      throw .needsPackage(file: name, kind: Complaint(.kindPictures), package: PageRecognition.program)
    }
    return PageRecognition(tools: tools, languages: RecognitionLanguage.name(of: words.language) ?? "eng")
  }

  private static func book(
    _ format: Book.Format, _ pictures: some PagePictures, _ recognition: PageRecognition, _ metadata: BookMetadata,
    _ words: Catalogue
  ) -> Book {
    let source = ScanBook(pictures, recognition, words: words)
    return Book(
      format: format, metadata: metadata, outline: [], printPages: source.printPages, source: source, diagnostics: [])
  }

  private static func refusal(_ failure: ToolFailure, _ name: String) -> BookError {
    if failure == .missing {
      return .needsPackage(file: name, kind: Complaint(.kindPictures), package: PageRecognition.program)
    }
    return .unconverted(
      file: name, tool: PageRecognition.program, reason: PageRecognition.complaint(failure))
  }
}

/// The description of a comic (`ComicInfo.xml`, schema 2.0).
struct ComicInfo {
  private let tree: MarkupTree

  init(_ bytes: [UInt8]) { tree = MarkupParser.parse(bytes).tree }

  /// Returns the metadata of the comic: its title, else its series and number.
  func metadata(title: String) -> BookMetadata {
    let series = [value("Series"), value("Number")].compactMap(\.self).joined(separator: " ")
    return BookMetadata(
      title: value("Title") ?? (series.isEmpty ? title : series), creators: value("Writer").map { [$0] } ?? [],
      language: value("LanguageISO"))
  }

  private func value(_ name: String) -> String? {
    guard let root = tree.root, let node = tree.elements(named: [name, name.lowercased()], in: root).first else {
      return nil
    }
    let text = TextFilter.line(tree.textContent(of: node))
    return text.isEmpty ? nil : text
  }
}
