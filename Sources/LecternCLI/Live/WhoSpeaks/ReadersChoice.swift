/// What a reader chooses once for a terminal program: an answer to a question, under the name it is kept by.
protocol ReadersChoice: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// The name of the question in the file of answers.
  static var name: String { get }
}

/// Who speaks where a screen reader may be running too.
enum SpeakerChoice: String, ReadersChoice {
  static let name = "voice"

  case own
  case screenReader = "screenreader"
}

/// How a book is laid out where a braille display is at work.
enum LayoutChoice: String, ReadersChoice {
  static let name = "layout"

  case braille, book
}
