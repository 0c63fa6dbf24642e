import Words

extension Phrase.Key {
  // Books as sound
  static let exportEndingUnknown: Self = "exportEndingUnknown"
  static let exportNeedsOutput: Self = "exportNeedsOutput"
  static let readNeedsVoice: Self = "readNeedsVoice"
  static let exportIsBook: Self = "exportIsBook"
  static let exportNoFolder: Self = "exportNoFolder"
  static let exportForeignFolder: Self = "exportForeignFolder"
  static let exportNoParent: Self = "exportNoParent"
  static let exportRunning: Self = "exportRunning"
  static let exportNothing: Self = "exportNothing"
  static let exportNoEncoder: Self = "exportNoEncoder"
  static let exportEncoderFailed: Self = "exportEncoderFailed"
  static let exportTooLong: Self = "exportTooLong"
  static let exportProgress: Self = "exportProgress"
  static let exportProgressLeft: Self = "exportProgressLeft"
  static let exportWritten: Self = "exportWritten"
  static let exportVerified: Self = "exportVerified"
  static let exportGap: Self = "exportGap"
  static let exportSuspect: Self = "exportSuspect"
  static let previewChapter: Self = "previewChapter"
  static let previewBook: Self = "previewBook"
  static let previewVoice: Self = "previewVoice"
}
