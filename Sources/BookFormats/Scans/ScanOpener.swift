import FileNames
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

  /// Opens the pictures in a folder and the folders in it, or returns nil if it is no book of pictures.
  static func openFolder(
    at path: String, _ tools: (any DocumentTools)?, _ words: Catalogue, _ language: String?
  ) throws(BookError) -> Book? {
    guard let listing = FolderListing(ofFolderAt: path) else { return nil }
    let names = PictureNames(listing.names)
    // Each picture is read when its page is, and none is kept: together they may be larger than any book.
    let files = FolderFiles(beside: path + "/.", file: path, limit: .max)
    guard names.areBook(in: files) else { return nil }
    // The end of the name of a folder is no suffix: `Vol. 2`.
    let title = TextFilter.line(FileName.shown(FolderListing.name(ofFolderAt: path) ?? path))
    return try open(names, of: files, name: path, title: title, tools, words, language)
  }

  /// Opens the pictures in the files of an archive or a folder.
  ///
  /// A file `ComicInfo.xml` among them describes the book. The pages of a book with one, and those in an archive, may be
  /// divided into panels.
  static func open(
    _ names: PictureNames, of files: any BookFiles, name: String, title: String, _ tools: (any DocumentTools)?,
    _ words: Catalogue, _ language: String?, isArchive: Bool = false
  ) throws(BookError) -> Book {
    var metadata = BookMetadata(title: title)
    let info = names.description.flatMap { try? files.contents(of: $0) }.map { ComicInfo($0.bytes) }
    if let info { metadata = info.metadata(title: metadata.title) }
    let known = language ?? metadata.language.flatMap(RecognitionLanguage.name)
    var recognition = try recognition(tools, name, words, known)
    if isArchive || info != nil {
      recognition.panels = info?.isFromTheRight == true ? .rightToLeft : .leftToRight
    }
    let list = PictureList(
      name: name, names: names.pictures, others: names.folded, files: files, tools: recognition.tools)
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
    return RecognitionProgram(
      tools: tools, languages: RecognitionLanguage.names(of: language ?? words.language),
      detectsScript: language == nil)
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
