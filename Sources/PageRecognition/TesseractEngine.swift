import CTesseract
import Glibc

/// Tesseract with the data of some languages.
final class TesseractEngine {
  private let engine: OpaquePointer
  /// The languages, by their names for Tesseract.
  let languages: String

  /// Loads the data of languages from a folder; that of scripts is of an older kind.
  ///
  /// - Throws: ``RecognitionFault/noLanguage(_:)`` with the first name that the folder has no data of.
  init(_ languages: String, in folder: String, isOld: Bool = false) throws(RecognitionFault) {
    for name in languages.split(separator: "+") {
      guard Self.has(name, in: folder) else { throw .noLanguage(String(name)) }
    }
    guard let engine = TessBaseAPICreate() else { throw .failed }
    self.engine = engine
    self.languages = languages
    guard TessBaseAPIInit2(engine, folder, languages, isOld ? OEM_TESSERACT_ONLY : OEM_DEFAULT) == 0 else {
      throw .failed
    }
    TessBaseAPISetPageSegMode(engine, PSM_AUTO)
    TessBaseAPISetVariable(engine, "debug_file", "/dev/null")
    // Without it a character has no other readings; recognition takes a tenth longer.
    TessBaseAPISetVariable(engine, "lstm_choice_mode", "2")
  }

  deinit {
    TessBaseAPIEnd(engine)
    TessBaseAPIDelete(engine)
  }

  /// Returns a Boolean value that indicates whether a folder has the data of a language.
  static func has(_ name: some StringProtocol, in folder: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && access("\(folder)/\(name).traineddata", R_OK) == 0
  }

  /// Recognises a picture; its words last until the next one.
  func recognise(_ image: PageImage) throws(RecognitionFault) {
    set(image)
    guard TessBaseAPIRecognize(engine, nil) == 0 else { throw .failed }
  }

  private func set(_ image: PageImage) {
    TessBaseAPIClear(engine)
    TessBaseAPISetImage2(engine, image.pix)
    TessBaseAPISetSourceResolution(engine, 300)
  }

  /// Calls a function with the words of the last picture; it is not called without any.
  func withWords(_ body: (OpaquePointer) -> Void) {
    guard let words = TessBaseAPIGetIterator(engine) else { return }
    defer { TessResultIteratorDelete(words) }
    body(words)
  }

  /// The confidence in each word of the last picture, from 0 to 100.
  var confidences: [Int] {
    guard let numbers = TessBaseAPIAllWordConfidences(engine) else { return [] }
    defer { TessDeleteIntArray(numbers) }
    var confidences: [Int] = []
    while numbers[confidences.count] >= 0 { confidences.append(Int(numbers[confidences.count])) }
    return confidences
  }

  /// Returns the angle by which a picture is turned, clockwise in degrees, its script by the name for Tesseract, and the
  /// confidences in them; nil for too few letters.
  ///
  /// The engine needs the data `osd`.
  func orientationAndScript(
    of image: PageImage
  ) -> (turn: (degrees: Int, confidence: Double), script: (name: String, confidence: Double))? {
    set(image)
    var (turn, certainty, confidence): (Int32, Float, Float) = (0, 0, 0)
    var name: UnsafePointer<CChar>?
    guard TessBaseAPIDetectOrientationScript(engine, &turn, &certainty, &name, &confidence) != 0, let name else {
      return nil
    }
    return ((Int(turn), Double(certainty)), (String(cString: name), Double(confidence)))
  }
}
