import Words

extension Phrase.Key {
  // Edges
  static let nothingToCancel: Self = "nothingToCancel"
  package static let nowhereToReturn: Self = "nowhereToReturn"

  // Places
  static let closed: Self = "closed"
  static let closedAt: Self = "closedAt"
  package static let greeting: Self = "greeting"

  // Elements of a text
  static let nowhereForward: Self = "nowhereForward"
  static let withRecording: Self = "withRecording"
  static let leftInChapter: Self = "leftInChapter"
  package static let leftInBook: Self = "leftInBook"
  static let durationMinutes: Self = "durationMinutes"
  static let durationHours: Self = "durationHours"
}
