import Markup
import Words

/// The recognition of the text of pictures by the helper program `lectern-pages`.
struct RecognitionProgram: Sendable {
  /// The name of the helper program.
  static let program = "lectern-pages"
  /// A page of A4 takes about 2 seconds; a page of many small letters on a slow machine takes far more.
  private static let limits = ToolLimits(seconds: 120, bytes: 16 << 20, memory: 1 << 30)
  private static let limitsToCount = ToolLimits(seconds: 20, bytes: 1 << 10, memory: 1 << 30)

  /// The greatest number of pictures that a file is taken to have.
  private static let mostPictures = 10_000

  /// The runner of the program.
  let tools: any DocumentTools
  /// The languages of the text, by their names for Tesseract: `eng+deu`.
  let languages: String
  /// The option of the order of panels in a row; nil for a book that is no comic.
  var panels: Panels?
  /// A Boolean value that indicates whether the languages are a guess, so that a page in another script is recognised in
  /// an installed language of that.
  var detectsScript = false

  /// The order of the panels of a comic in a row, as an option of the program.
  enum Panels: String {
    case leftToRight = "panels-ltr"
    case rightToLeft = "panels-rtl"
  }

  private var options: [String] { [panels?.rawValue, detectsScript ? "script" : nil].compactMap(\.self) }

  /// Returns the number of pictures in a file, without decoding one.
  func count(_ file: ToolDocument) throws(ToolFailure) -> Int {
    let output = try file.output(of: [Self.program, "count"], limits: Self.limitsToCount)
    let count = Int(String(decoding: output, as: UTF8.self).filter(\.isNumber)) ?? 1
    return min(max(1, count), Self.mostPictures)
  }

  /// Recognises a picture of a file, by its number from 0.
  ///
  /// The result is that of an earlier run if one was kept of the same bytes and languages.
  /// - Returns: A page of hOCR, and a Boolean value that indicates whether it is of this run.
  func page(_ number: Int, of file: ToolDocument) throws(ToolFailure) -> (hocr: [UInt8], isNew: Bool) {
    let key = file.fingerprint.map {
      ([$0, String(number), languages] + options + [String(Self.version)]).joined(separator: "-")
    }
    if let key, let kept = tools.kept(key) { return (kept, false) }
    let page = try run(["hocr"], of: file, [String(number), languages] + options)
    if let key { tools.keep(page, as: key) }
    return (page, true)
  }

  /// Draws a picture of a file as a JPEG of a moderate size, by its number from 0.
  func drawing(_ number: Int, of file: ToolDocument) throws(ToolFailure) -> [UInt8] {
    try run(["jpeg"], of: file, [String(number)])
  }

  /// Runs the program, and once more if a signal has ended it: whatever kills it may not be the picture.
  private func run(_ words: [String], of file: ToolDocument, _ rest: [String]) throws(ToolFailure) -> [UInt8] {
    let words = [Self.program] + words
    do throws(ToolFailure) {
      return try file.output(of: words, then: rest, limits: Self.limits)
    } catch {
      guard case .crashed = error else { throw error }
      return try file.output(of: words, then: rest, limits: Self.limits)
    }
  }

  /// The version of the recognition: pages that another version has recognised are recognised again.
  private static let version = 2

  /// Returns a Boolean value that indicates whether a failure is that of every page: the program or the data of a
  /// language is not installed.
  static func isOfEveryPage(_ failure: ToolFailure) -> Bool {
    switch failure {
    case .missing: true
    case .failed(let message): message.hasPrefix("no-language ")
    default: false
    }
  }

  /// Returns a failure of the helper as a phrase.
  static func complaint(_ failure: ToolFailure) -> Complaint {
    guard case .failed(let message) = failure else { return failure.complaint }
    let words = message.split(separator: " ").map(String.init)
    switch words.first {
    case "no-picture": return Complaint(.pictureUnknown)
    case "broken": return Complaint(.pictureBroken)
    case "unconfined": return Complaint(.helperUnconfined)
    case "too-long": return Complaint(.pictureTooLong)
    case "too-large" where words.count == 3:
      return Complaint(
        .pictureTooLarge, ["width": .count(Int(words[1]) ?? 0), "height": .count(Int(words[2]) ?? 0)])
    case "no-language" where words.count == 2:
      let name = words[1].replacing("_", with: "-")
      return Complaint(.recognitionLanguageMissing, ["package": .text("tesseract-ocr-\(name)")])
    case "no-script" where words.count == 3:
      return Complaint(
        .recognitionScriptMissing,
        [
          "script": .complaint(Complaint(scripts[words[1]] ?? .scriptOther)),
          "package": .text("tesseract-ocr-\(words[2].replacing("_", with: "-"))"),
        ])
    default: return failure.complaint
    }
  }

  /// The names of scripts, by those of Tesseract.
  private static let scripts: [String: Phrase.Key] = [
    "Latin": .scriptLatin, "Greek": .scriptGreek, "Cyrillic": .scriptCyrillic, "Hebrew": .scriptHebrew,
    "Arabic": .scriptArabic, "Devanagari": .scriptDevanagari, "Han": .scriptHan, "Japanese": .scriptJapanese,
    "Hangul": .scriptKorean, "Korean": .scriptKorean, "Thai": .scriptThai,
  ]
}
