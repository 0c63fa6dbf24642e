import Words

extension Phrase.Key {
  // Edges
  static let endOfBookFinished: Self = "endOfBookFinished"
  static let endOfNotes: Self = "endOfNotes"

  // Keys
  static let skipping: Self = "skipping"

  // Continuous reading
  static let endOfChapter: Self = "endOfChapter"
  static let endOfPage: Self = "endOfPage"
  static let endOfOwnNotes: Self = "endOfOwnNotes"
  static let endOfSelection: Self = "endOfSelection"
  static let skippingEndnotes: Self = "skippingEndnotes"
  static let skippingBibliography: Self = "skippingBibliography"
  static let skippingContents: Self = "skippingContents"
  static let skippingPageList: Self = "skippingPageList"
  static let skippingTerms: Self = "skippingTerms"

  // Recordings
  package static let noRecording: Self = "noRecording"
  package static let recordingsNotPlayed: Self = "recordingsNotPlayed"
  static let noSuchTime: Self = "noSuchTime"
}
