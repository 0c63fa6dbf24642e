import TextModel
import Words

/// Opens books whose pages are pictures.
enum ScanOpener {
  /// Opens a file of pictures: one page, or the pages of a TIFF.
  static func open(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue,
    _ language: String?
  ) throws(BookError) -> Book {
    let file = try ToolDocument(
      place, name: name, kind: Complaint(.kindPictures), package: RecognitionProgram.program, tools: tools)
    let recognition = try recognition(tools, name, words, language)
    let count: Int
    do throws(ToolFailure) {
      count = try recognition.count(file)
    } catch {
      throw refusal(error, name)
    }
    var pictures = PictureFile(file: file, count: count)
    if case .file(let path) = place { pictures.layer = PictureFile.layer(beside: path) }
    return book(
      .picture, pictures, recognition,
      BookMetadata(title: FormatSniffer.title(of: name)),
      words)
  }

  /// Opens the pictures in the files of an archive or a folder, or returns nil if there are none.
  ///
  /// A file `ComicInfo.xml` among them describes the book.
  static func open(
    _ names: [String], of files: any BookFiles, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue,
    _ language: String?
  ) throws(BookError) -> Book? {
    let pictures = PictureList.inOrder(names.filter(PictureList.isPicture))
    guard !pictures.isEmpty else { return nil }
    var metadata = BookMetadata(title: FormatSniffer.title(of: name))
    if let info = names.first(where: { $0.lowercased().hasSuffix("comicinfo.xml") }),
      let contents = try? files.contents(of: info)
    {
      metadata = ComicInfo(contents.bytes).metadata(title: metadata.title)
    }
    let recognition = try recognition(tools, name, words, language ?? metadata.language)
    let list = PictureList(name: name, names: pictures, files: files, tools: recognition.tools)
    return book(.pictures, list, recognition, metadata, words)
  }

  /// Opens a DjVu document through the programs of djvulibre-bin.
  static func openDjVu(
    _ place: ToolDocument.Place, name: String, _ tools: (any DocumentTools)?, _ words: Catalogue,
    _ language: String?
  ) throws(BookError) -> Book {
    let document = try ToolDocument(
      place, name: name, kind: Complaint(.kindDjVu), package: "djvulibre-bin", tools: tools)
    let recognition = try recognition(tools, name, words, language)
    do throws(ToolFailure) {
      let pictures = try DjVuPictures(document, recognition.tools)
      return book(.djvu, pictures, recognition, BookMetadata(title: FormatSniffer.title(of: name)), words)
    } catch {
      throw document.error(error, of: "djvused")
    }
  }

  /// Returns the recognition of text in a language, or in the one of the user without it.
  static func recognition(
    _ tools: (any DocumentTools)?, _ name: String, _ words: Catalogue, _ language: String?
  ) throws(BookError) -> RecognitionProgram {
    guard let tools else {
      throw .needsPackage(file: name, kind: Complaint(.kindPictures), package: RecognitionProgram.program)
    }
    return RecognitionProgram(tools: tools, languages: RecognitionLanguage.names(of: language ?? words.language))
  }

  private static func book(
    _ format: Book.Format, _ pictures: some PagePictures, _ recognition: RecognitionProgram, _ metadata: BookMetadata,
    _ words: Catalogue
  ) -> Book {
    let source = ScanBook(pictures, recognition, words: words)
    return Book(
      format: format, metadata: metadata, outline: [], printPages: source.printPages, source: source, diagnostics: [])
  }

  private static func refusal(_ failure: ToolFailure, _ name: String) -> BookError {
    if failure == .missing {
      return .needsPackage(file: name, kind: Complaint(.kindPictures), package: RecognitionProgram.program)
    }
    return .unconverted(
      file: name, tool: RecognitionProgram.program, reason: RecognitionProgram.complaint(failure))
  }
}
