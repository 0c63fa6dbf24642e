import Words

extension Phrase.Key {
  // The recognition of a whole book
  static let ocrNoScan: Self = "ocrNoScan"
  static let ocrEndingUnknown: Self = "ocrEndingUnknown"
  static let ocrOutputIsBook: Self = "ocrOutputIsBook"
  static let ocrTooLarge: Self = "ocrTooLarge"
  static let ocrProgress: Self = "ocrProgress"
  static let ocrProgressLeft: Self = "ocrProgressLeft"
  static let ocrWriting: Self = "ocrWriting"
  static let ocrSummary: Self = "ocrSummary"
  static let ocrSummaryWithLosses: Self = "ocrSummaryWithLosses"
  static let ocrWritten: Self = "ocrWritten"
}
