/// The reason why a page cannot be recognised.
public enum RecognitionFault: Error, Hashable {
  /// The bytes are no picture of a known format.
  case noPicture
  /// The picture cannot be decoded.
  case broken
  /// The picture has more pixels than fit in memory.
  case tooLarge(width: Int, height: Int)
  /// There is no data for a language, by its name for Tesseract (`deu`).
  case noLanguage(String)
  /// The text is in a script that there is no data for; a language of it has a name for Tesseract (`ell`).
  case noScript(String, language: String)
  /// Tesseract has failed.
  case failed

  /// The reason as one line: a word for the kind, then its values.
  public var line: String {
    switch self {
    case .noPicture: "no-picture"
    case .broken: "broken"
    case .tooLarge(let width, let height): "too-large \(width) \(height)"
    case .noLanguage(let name): "no-language \(name)"
    case .noScript(let script, let language): "no-script \(script) \(language)"
    case .failed: "failed"
    }
  }
}
