import CTesseract
import Glibc

/// Recognises the text of pages by Tesseract.
public final class PageRecogniser {
  private let engine: OpaquePointer

  /// The folder of the data of languages, as Debian has it.
  public static let data = "/usr/share/tesseract-ocr/5/tessdata"

  /// Loads the data of languages, by their names for Tesseract (`eng+deu`), from a folder.
  ///
  /// - Throws: ``RecognitionFault/noLanguage(_:)`` with the first name that the folder has no data of.
  public init(languages: String, data folder: String = PageRecogniser.data) throws(RecognitionFault) {
    for name in languages.split(separator: "+") {
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        access("\(folder)/\(name).traineddata", R_OK) == 0
      else { throw .noLanguage(String(name)) }
    }
    guard let engine = TessBaseAPICreate() else { throw .failed }
    self.engine = engine
    guard TessBaseAPIInit3(engine, folder, languages) == 0 else { throw .failed }
    TessBaseAPISetPageSegMode(engine, PSM_AUTO)
    TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
  }

  deinit {
    TessBaseAPIEnd(engine)
    TessBaseAPIDelete(engine)
  }

  /// Recognises a picture of a file, by its number from 0, and returns a page of hOCR with rectangles in that picture.
  public func page(_ number: Int, of file: PictureFile) throws(RecognitionFault) -> String {
    let (picture, reduction) = try file.image(number)
    let page = try StraightPage(picture, reduction: reduction)
    var writer = HOCRWriter(page, number: number)
    if page.isSpeckled { return writer.finish() }
    TessBaseAPISetImage2(engine, page.image.pix)
    TessBaseAPISetSourceResolution(engine, 300)
    guard TessBaseAPIRecognize(engine, nil) == 0 else { throw .failed }
    if let words = TessBaseAPIGetIterator(engine) {
      defer { TessResultIteratorDelete(words) }
      writer.write(words)
    }
    TessBaseAPIClear(engine)
    return writer.finish()
  }
}
