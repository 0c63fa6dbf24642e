/// Recognises the text of pages by Tesseract.
public final class PageRecogniser {
  /// The mean confidence below which a page may be in another script: one that is read in its own has 80 or more, one
  /// that is read in another 55 or less.
  private static let leastConfidence = 65
  /// The least number of words that the mean is taken of.
  private static let leastWords = 10
  /// The least confidence in a script (of Tesseract).
  private static let leastOfScript = 2.5
  /// The least confidence in an orientation (of Tesseract).
  private static let leastOfTurn = 2.0
  /// The greatest number of languages that a page is tried in.
  private static let mostLanguages = 3

  private let engine: TesseractEngine
  private let folder: String

  /// The folder of the data of languages, as Debian has it.
  public static let data = "/usr/share/tesseract-ocr/5/tessdata"

  /// Loads the data of languages, by their names for Tesseract (`eng+deu`), from a folder.
  ///
  /// - Throws: ``RecognitionFault/noLanguage(_:)`` with the first name that the folder has no data of.
  public init(languages: String, data folder: String = PageRecogniser.data) throws(RecognitionFault) {
    engine = try TesseractEngine(languages, in: folder)
    self.folder = folder
  }

  /// Recognises a picture of a file, by its number from 0, and returns a page of hOCR with rectangles in that picture.
  ///
  /// - Throws: ``RecognitionFault/noScript(_:language:)`` for a page in another script, if that is looked for and none of
  ///   its languages is installed.
  public func page(
    _ number: Int, of file: PictureFile, _ options: RecognitionOptions = RecognitionOptions()
  ) throws(RecognitionFault) -> String {
    let (picture, reduction) = try file.image(number)
    var page = try StraightPage(picture, reduction: reduction, isComic: options.panels != nil)
    if page.isSpeckled { return HOCRWriter(page, number: number, of: file.count).finish() }
    if let order = options.panels {
      let writer = HOCRWriter(page, number: number, of: file.count)
      if let text = try comic(page, writer, order, options) { return text }
    }
    try engine.recognise(page.image)
    if isUpsideDown(page.image) {
      page.turnOver()
      try engine.recognise(page.image)
    }
    var writer = HOCRWriter(page, number: number, of: file.count)
    try engineWithWords(of: page.image, options, &writer).withWords { writer.write($0) }
    return writer.finish()
  }

  /// Returns a page of a comic by its panels, or nil for one that has none, or more text than a comic.
  private func comic(
    _ page: StraightPage, _ writer: HOCRWriter, _ order: RecognitionOptions.PanelOrder, _ options: RecognitionOptions
  ) throws(RecognitionFault) -> String? {
    let comic = ComicPanels(of: page.image, fromTheRight: order == .rightToLeft)
    guard let letters = comic.lettersAlone(of: page.image, threshold: StraightPage.threshold(of: page.image)) else {
      return nil
    }
    var writer = writer
    var isDrawn = true
    try engine.recognise(letters)
    try engineWithWords(of: letters, options, &writer).withWords { words in
      let found = PanelWords(words, in: comic)
      isDrawn = found.areDrawn
      if isDrawn { writer.write(words, in: found) }
    }
    return isDrawn ? writer.finish() : nil
  }

  /// Returns a Boolean value that indicates whether a page that has been recognised is upside down.
  private func isUpsideDown(_ image: PageImage) -> Bool {
    guard let mean = Self.mean(engine.confidences), mean < Self.leastConfidence,
      let turn = (try? TesseractEngine("osd", in: folder, isOld: true))?.orientationAndScript(of: image)?.turn
    else { return false }
    return turn.degrees == 180 && turn.confidence >= Self.leastOfTurn
  }

  /// Returns the engine that has the words of a picture, which has been recognised: that of the languages that were asked
  /// for, or that of another script.
  private func engineWithWords(
    of image: PageImage, _ options: RecognitionOptions, _ writer: inout HOCRWriter
  ) throws(RecognitionFault) -> TesseractEngine {
    guard options.detectsScript, let other = try engineOfScript(of: image) else { return engine }
    writer.language = other.languages
    return other
  }

  /// Returns the engine that has recognised the page in a language of its script, or nil if it is in a script of the
  /// languages that were asked for, or if that is not certain.
  private func engineOfScript(of image: PageImage) throws(RecognitionFault) -> TesseractEngine? {
    guard let mean = Self.mean(engine.confidences), mean < Self.leastConfidence,
      let detector = try? TesseractEngine("osd", in: folder, isOld: true),
      let script = detector.orientationAndScript(of: image)?.script, script.confidence >= Self.leastOfScript,
      !TextScript.isScript(script.name, ofOneOf: engine.languages)
    else { return nil }
    let languages = TextScript.languages(of: script.name)
    guard let first = languages.first else { return nil }
    let installed = languages.filter { TesseractEngine.has($0, in: folder) }.prefix(Self.mostLanguages)
    if installed.isEmpty { throw .noScript(script.name, language: first) }
    var best: (engine: TesseractEngine, mean: Int)?
    for name in installed {
      let other = try TesseractEngine(name, in: folder)
      try other.recognise(image)
      if let mean = Self.mean(other.confidences), mean > best?.mean ?? 0 { best = (other, mean) }
    }
    guard let best, best.mean > mean else { return nil }
    return best.engine
  }

  /// Returns the mean of confidences, or nil if they are too few.
  private static func mean(_ confidences: [Int]) -> Int? {
    confidences.count < leastWords ? nil : confidences.reduce(0, +) / confidences.count
  }
}
