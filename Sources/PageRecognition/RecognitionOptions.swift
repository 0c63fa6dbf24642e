/// The options of the recognition of a page, as words of a command line.
public struct RecognitionOptions: Hashable, Sendable {
  /// The order of the panels of a comic in a row.
  public enum PanelOrder: String, Sendable {
    case leftToRight = "panels-ltr"
    case rightToLeft = "panels-rtl"
  }

  /// The order of the panels; nil for a page that is no comic.
  public private(set) var panels: PanelOrder?
  /// A Boolean value that indicates whether the languages are a guess, so that a page in another script is recognised in
  /// a language of that.
  public private(set) var detectsScript = false

  /// Creates the options of a page that is no comic, in languages that are known.
  public init() {}

  /// Reads the options, or returns nil if a word is none: `panels-ltr`, `panels-rtl`, `script`.
  public init?(_ words: some Sequence<String>) {
    for word in words {
      if word == "script" {
        detectsScript = true
      } else if let order = PanelOrder(rawValue: word) {
        panels = order
      } else {
        return nil
      }
    }
  }
}
