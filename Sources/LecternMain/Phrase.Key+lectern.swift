import Words

extension Phrase.Key {
  // Other programs
  static let editorFolder: Self = "editorFolder"
  static let editorFile: Self = "editorFile"
  static let editorLeftNothing: Self = "editorLeftNothing"
  static let editorTooLong: Self = "editorTooLong"
  static let editorNotStarted: Self = "editorNotStarted"
  static let editorGone: Self = "editorGone"
  static let editorFailed: Self = "editorFailed"

  // Parsers
  static let parserCrashed: Self = "parserCrashed"

  // Voices
  static let outputFault: Self = "outputFault"
}
